import { letterScores, mergeFigures } from './merge-figures';
import { hasValueForm } from './value-form';
import type { ReadWord } from '../tesseract/recogniser';
import { VOTE } from './weights';

/**
 * Two readings of one line made into one: where they agree a word is surer, where they differ the surer reading stands, also
 * where one of them parts what the other joins. An amount or a date stands against what is none, and of figures each character stands for itself.
 */
export const vote = (first: readonly ReadWord[], second: readonly ReadWord[]): ReadWord[] => chooseOf(meetInPlace(first, second));

/** What stands of words that meet, in their order. */
export const chooseOf = (meetings: readonly Meeting[]): ReadWord[] => meetings.flatMap((meeting) => withRivals(chosenOf(meeting), meeting));

/** The words that were chosen, each with what a reading that was not chosen has in its place. */
function withRivals(chosen: readonly ReadWord[], { ours, theirs }: Meeting): ReadWord[] {
  if (ours.length !== theirs.length || chosen.length !== ours.length) return [...chosen];
  return chosen.map((word, at) => {
    const rival = [ours[at]!.text, theirs[at]!.text].find((text) => text !== word.text);
    return rival === undefined ? word : { ...word, rival };
  });
}

function chosenOf({ ours, theirs }: Meeting): ReadWord[] {
  if (theirs.length === 0) return ours;
  if (sameTexts(ours, theirs)) return ours.map((word, at) => ({ ...word, score: 1 - (1 - word.score) * (1 - theirs[at]!.score) }));
  if (lostAccents(ours, theirs)) return ours;
  if (!covers(ours, theirs)) return ours;
  if (isValue(ours) !== isValue(theirs)) return isValue(ours) ? ours : replace(ours, theirs);
  const stands = sureness(theirs) > sureness(ours) ? replace(ours, theirs) : ours;
  if (!isFigure(ours) || !isFigure(theirs)) return stands;
  if (bareFigure(ours) === bareFigure(theirs)) return [stands, ours, replace(ours, theirs)].reduce(withMoreMarks);
  return mergeFigures(stands, stands === ours ? theirs : ours);
}

/** Measured on receipts: values contained .674, .665 where the form of a value did not count. */
const isValue = (words: readonly ReadWord[]): boolean => words.length === 1 && hasValueForm(words[0]!.text);

/** Words of both readings that are of one piece of print. */
interface Meeting {
  ours: ReadWord[];
  theirs: ReadWord[];
}

/** Each with what the second reads there; what it alone reads is left out. */
const meetInPlace = (first: readonly ReadWord[], second: readonly ReadWord[]): Meeting[] => meet(first, second, overlaps);

/** The words of the first reading in their order, each with those of the second that meet it; what meets none is left out. */
export function meet(
  first: readonly ReadWord[],
  second: readonly ReadWord[],
  isMet: (own: ReadWord, other: ReadWord) => boolean,
): Meeting[] {
  const meetings: Meeting[] = first.map((word) => ({ ours: [word], theirs: [] }));
  for (const other of second) {
    const met = meetings.filter((meeting) => meeting.ours.some((word) => isMet(word, other)));
    const [kept, ...joined] = met;
    if (!kept) continue;
    for (const meeting of joined) {
      kept.ours.push(...meeting.ours);
      kept.theirs.push(...meeting.theirs);
      meetings.splice(meetings.indexOf(meeting), 1);
    }
    kept.theirs.push(other);
  }
  return meetings;
}

/** Not only above one another: the strip of a line that leans holds pieces of its neighbours too. */
export function overlaps(a: ReadWord, b: ReadWord): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return (
    across > Math.min(a.right - a.left, b.right - b.left) * VOTE.sharedPart &&
    down > Math.min(a.bottom - a.top, b.bottom - b.top) * VOTE.sharedPart
  );
}

function sameTexts(ours: readonly ReadWord[], theirs: readonly ReadWord[]): boolean {
  return ours.length === theirs.length && ours.every((word, at) => word.text === theirs[at]!.text);
}

/** Whether the second reading differs by missing accents alone: small marks are lost more often than made up. */
function lostAccents(ours: readonly ReadWord[], theirs: readonly ReadWord[]): boolean {
  const [first, second] = [ours, theirs].map((words) =>
    words
      .map(({ text }) => text)
      .join(' ')
      .normalize('NFD'),
  );
  return first !== second && first!.replace(/\p{M}/gu, '') === second;
}

/**
 * The geometric mean of the characters' scores, which one doubtful character lowers more than an average; the words' own scores decide among
 * equals (docs/decisions/readings-chosen-by-letters.md).
 */
function sureness(words: readonly ReadWord[]): number {
  const logs = words.flatMap(letterScores).map((score) => Math.log(Math.max(score, VOTE.leastScore)));
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const ofWords = words.reduce((sum, { text, score }) => sum + text.length * score, 0) / letters;
  return logs.reduce((sum, log) => sum + log, 0) / logs.length + VOTE.shareOfWords * Math.log(Math.max(ofWords, VOTE.leastScore));
}

/** Figures that differ by their marks alone: a decimal mark is lost more often than made up. */
const bareFigure = (words: readonly ReadWord[]): string => textOf(words).replace(MARKS, '');
const withMoreMarks = (a: ReadWord[], b: ReadWord[]): ReadWord[] => (countMarks(b) > countMarks(a) ? b : a);
const countMarks = (words: readonly ReadWord[]): number => textOf(words).match(MARKS)?.length ?? 0;
const MARKS = /[.,:'/-]/g;

function isFigure(words: readonly ReadWord[]): boolean {
  const text = textOf(words);
  return /\d/.test(text) && !/\p{L}/u.test(text);
}

function textOf(words: readonly ReadWord[]): string {
  return words.map(({ text }) => text).join('');
}

function covers(ours: readonly ReadWord[], theirs: readonly ReadWord[]): boolean {
  return width(theirs) >= width(ours) * VOTE.mostOfAWord;
}

function width(words: readonly ReadWord[]): number {
  return Math.max(...words.map(({ right }) => right)) - Math.min(...words.map(({ left }) => left));
}

/**
 * The other reading's words; a word for a word keeps its box, which was measured on the page itself, but not that of a piece: the line may have been torn,
 * and the rest of the word stand in another.
 */
function replace(ours: readonly ReadWord[], theirs: readonly ReadWord[]): ReadWord[] {
  if (ours.length !== theirs.length) return [...theirs];
  return ours.map((word, at) => {
    const { text, score, letterScores, left, right } = theirs[at]!;
    const isPiece = word.right - word.left < (right - left) * VOTE.piece;
    return { ...word, text, score, letterScores, ...(isPiece ? { left, right } : {}) };
  });
}
