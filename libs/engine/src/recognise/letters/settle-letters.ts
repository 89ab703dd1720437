import type { GrayImage } from '../image/gray-image';
import type { Language, ReadLine, ReadWord } from '../tesseract/recogniser';
import { ALPHABETS } from './alphabets.data';
import { bare, candidatesFor } from './candidates';
import { cutStrips } from './cut-strip';
import { readStrip, TWINS, type Frames } from './letter-network';
import { isKnown, likeliestText, textLikelihood } from './text-likelihood';
import { SETTLE_LETTERS } from './weights';

/**
 * Words in Latin, Cyrillic or Greek letters, and figures, those corrected that a second reader, which looks at letters and knows no words, is much surer
 * of. Pages of other scripts have them as codes and units.
 */
export function settleLetters(image: GrayImage, lines: readonly ReadLine[], language: Language): ReadLine[] {
  const alphabet = ALPHABETS[language] ?? NO_ACCENTS;
  return lines.map((line) => ({ ...line, words: line.words.flatMap((word) => settled(image, word, line, alphabet)) }));
}

const NO_ACCENTS = '';

function settled(image: GrayImage, word: ReadWord, line: ReadLine, alphabet: string): ReadWord | ReadWord[] {
  if (!TOLD_BY_LETTERS.test(word.text) || !isKnown(word.text) || isSurelyPlain(word, alphabet)) return word;
  const frames = clearest(cutStrips(image, word, line).map(({ ink, width }) => readStrip(ink, width)));
  if (!frames) return word;
  const seen = asWritten(likeliestText(frames), word.text, alphabet);
  const own = textLikelihood(frames, word.text);
  if (seen === word.text) return looked(word, own, 0);
  const groups = inGroups(word.text);
  if (groups && hasBlanks(groups, frames, own)) return partedAt(word, groups);
  let [best, most] = [word.text, own];
  const alike = candidatesFor(word.text, alphabet);
  for (const text of [seen, ...(word.rival ? [word.rival] : []), ...alike]) {
    if (!isKnown(text) || (isShorter(word, text) && !alike.has(text)) || !mayBe(word, text, alphabet)) continue;
    const likelihood = textLikelihood(frames, text);
    if (likelihood > most) [best, most] = [text, likelihood];
  }
  const otherwise = isKnown(seen) ? textLikelihood(frames, seen) : most;
  if (best === word.text || !isClear(word, best, most - own, most)) return looked(word, own, Math.max(otherwise, most) - own);
  const text = best.replaceAll(' ', '');
  if (text === word.text) return looked(word, own, 0);
  const settledWord = { ...word, text, score: Math.min(word.score, SETTLE_LETTERS.scoreOfSettled), letterScores: undefined };
  return looked(settledWord, most, Math.max(0, otherwise - most));
}

/** The word with what the second reader says of it. */
const looked = (word: ReadWord, likelihood: number, rivalGain: number): ReadWord => ({ ...word, looked: { likelihood, rivalGain } });

/** The groups of three digits that a figure may be printed in, with its decimals. */
function inGroups(text: string): string[] | undefined {
  const [, first, others, decimals] = /^(\d{1,3})((?:\d{3})+)([.,]\d\d)?$/.exec(text) ?? [];
  if (first === undefined || others === undefined) return undefined;
  const groups = [first, ...others.match(/\d{3}/g)!];
  return [...groups.slice(0, -1), groups.at(-1)! + (decimals ?? '')];
}

/** What holds letters or figures, and the marks that lose a stroke: `±`, `≤`, `≥`. */
const TOLD_BY_LETTERS = /[\p{L}\p{N}]|^[+<>]$/u;

/** Whether blanks are seen between the groups of a figure, and neither nothing nor a mark that was lost (`9.222`). */
function hasBlanks(groups: readonly string[], frames: Frames, own: number): boolean {
  const likelihood = textLikelihood(frames, groups.join(' '));
  return (
    likelihood - own >= SETTLE_LETTERS.leastForBlank &&
    ['.', ',', "'"].every((mark) => textLikelihood(frames, groups.join(mark)) < likelihood)
  );
}

/** A word for each group; digits are of one width, a blank is half of it. */
function partedAt(word: ReadWord, groups: readonly string[]): ReadWord[] {
  const width = (word.right - word.left) / (word.text.length + (groups.length - 1) / 2);
  let left = word.left;
  return groups.map((text, at) => {
    const right = at === groups.length - 1 ? word.right : left + width * text.length;
    const part = { ...word, text, left, right, rival: undefined, letterScores: undefined };
    left = right + width / 2;
    return part;
  });
}

/** What the network sees in the letters of a word's alphabet: it knows one sign for all that are drawn alike. */
function asWritten(seen: string, text: string, alphabet: string): string {
  if (OTHER_ALPHABET.test(alphabet) && !OTHER_ALPHABET.test(text)) return seen;
  return seen.replace(/\p{L}/gu, (sign) => lettersBySign(alphabet).get(sign) ?? sign);
}

const letterMaps = new Map<string, ReadonlyMap<string, string>>();

/** The letters of an alphabet that are drawn like signs which are none of its own, by those. */
function lettersBySign(alphabet: string): ReadonlyMap<string, string> {
  const known = letterMaps.get(alphabet);
  if (known) return known;
  const letters = alphabet + alphabet.toUpperCase();
  const own = [...TWINS].filter(([letter, sign]) => letters.includes(letter) && !letters.includes(sign));
  const bySign = new Map(own.map(([letter, sign]) => [sign, letter]));
  letterMaps.set(alphabet, bySign);
  return bySign;
}

/** A letter beside which none of the Latin alphabet stands in a word. */
const OTHER_ALPHABET = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Whether a word that the recogniser is sure of can have lost neither accents nor points: of letters alone, in a language without accents. */
const isSurelyPlain = ({ text, score }: ReadWord, alphabet: string): boolean =>
  score > SETTLE_LETTERS.surelyPlain && !/[^\x00-\x7f]/.test(alphabet) && /^[A-Za-z]+[.,:;]?$/.test(text);

/** Of several strips of a word, the one of which its reader is surest. */
function clearest([first, ...others]: readonly Frames[]): Frames | undefined {
  const sureness = (frames: Frames): number => textLikelihood(frames, likeliestText(frames)) / frames.count;
  return others.length === 0 ? first : [first!, ...others].sort((a, b) => sureness(b) - sureness(a))[0];
}

/** Whether one text may stand for another: what the reader loses at the ends of a strip is not changed. */
function mayBe({ text }: ReadWord, other: string, alphabet: string): boolean {
  const [ours, theirs] = [text, other.replaceAll(' ', '')];
  if (folded(ours) === folded(theirs) && bare(ours) === bare(theirs)) return false;
  if (hasMore(theirs, ours) || !isOfOneAlphabet(ours, theirs) || (ALL_CAPITALS.test(ours) && MIXED.test(theirs))) return false;
  const letters = alphabet + alphabet.toUpperCase() + ORDINALS + ours;
  if (Array.from(theirs).some((sign) => /[^\x00-\x7f]/.test(sign) && /\p{L}/u.test(sign) && !letters.includes(sign))) return false;
  const keepsCapitals = ours.length === theirs.length || countCapitals(ours) === countCapitals(theirs);
  return isStillFigure(ours, other) && !losesAccent(ours, theirs) && keepsCapitals && endsAlike(ours, theirs);
}

const ALL_CAPITALS = /^(?=(?:.*\p{Lu}){3})\P{Ll}+$/u;
const MIXED = /\p{Ll}.*\p{Lu}|\p{Lu}.*\p{Ll}/u;

/** No letter of another alphabet comes into a word, nor stands in its place: `С` and `C` are one sign. */
function isOfOneAlphabet(ours: string, theirs: string): boolean {
  const letters = theirs.match(/\p{L}/gu) ?? [];
  return OTHER_ALPHABET.test(ours) ? letters.every((letter) => OTHER_ALPHABET.test(letter)) : !OTHER_ALPHABET.test(theirs);
}

/** Of every language's figures. */
const ORDINALS = 'ºª';

/** Capitals that are small letters made large, a nought that is an O, dashes: their size alone tells them, and they must be clearest. */
const folded = (text: string): string =>
  (OTHER_ALPHABET.test(text)
    ? text.replace(/[ВГДЖЗИЙКЛМНОПСТХЦЧШЩЪЫЬЭЮЯЄЉЊΘΚΟΠΤΦΧΨ]/g, (letter) => letter.toLowerCase()).replace(/[0ο]/g, 'о')
    : text.replace(/[COSUVWXZPK]/g, (letter) => letter.toLowerCase()).replace(/0/g, 'o')
  ).replace(/[–—−]/g, '-');
/** Signs are lost by a reader of single strips more often than seen twice by a recogniser; most of a word is lost with its box. */
const isShorter = ({ text, rival }: ReadWord, other: string): boolean =>
  other.length < text.length && (other !== rival || other.length < text.length * SETTLE_LETTERS.leastOfAWord);

/** Whether a text is another and letters beside it: those of a neighbour that the strip cut off. */
function hasMore(text: string, other: string): boolean {
  const more = text.startsWith(other) ? text.slice(other.length) : text.endsWith(other) ? text.slice(0, -other.length) : '';
  return /\p{L}/u.test(more);
}

function losesAccent(ours: string, theirs: string): boolean {
  return ours.length === theirs.length && Array.from(ours).some((sign, at) => sign !== theirs[at] && bare(sign) === theirs[at]);
}

/** Whether texts differ by the size of a sign, among others. */
function differsInSize(ours: string, theirs: string): boolean {
  return ours.length === theirs.length && Array.from(ours).some((sign, at) => sign !== theirs[at] && folded(sign) === folded(theirs[at]!));
}

const countCapitals = (text: string): number => text.match(/\p{Lu}/gu)?.length ?? 0;

/** Points at the ends are as often of what stands beside. */
const endsAlike = (ours: string, theirs: string): boolean => {
  const end = /[\p{P}\p{S}]*$/u;
  return (end.exec(ours)![0] === '') === (end.exec(theirs)![0] === '') || theirs.length === ours.length;
};

/** What a figure is made of stays: no letter comes in, not for `×` either, no point or comma is lost but for a blank, and none before decimals. */
function isStillFigure(ours: string, theirs: string): boolean {
  if (!/\d/.test(ours)) return true;
  if (!/\p{L}/u.test(ours) && /\p{L}/u.test(theirs)) return false;
  if (countTimes(theirs) < countTimes(ours)) return false;
  return countMarks(theirs) >= countMarks(ours) && (!DECIMALS.test(ours) || DECIMALS.test(theirs));
}

const countTimes = (text: string): number => text.split('×').length - 1;
const MARKS = /[.,:/ -]/g;
const DECIMALS = /[.,]\d\d$/;
const countMarks = (text: string): number => text.match(MARKS)?.length ?? 0;
const isFigureOf = (digits: string, text: string): boolean => /^\d+$/.test(digits) && text.replace(MARKS, '') === digits;

/**
 * Accents, and points of a figure, are what the recogniser loses though it is sure; with other signs its score counts, and figures and short words
 * must be clearer.
 */
function isClear({ text, score }: ReadWord, other: string, gain: number, likelihood: number): boolean {
  if (differsInSize(text, other)) return gain >= SETTLE_LETTERS.leastForSize && likelihood >= SETTLE_LETTERS.clearSize * other.length;
  if ((text.length === other.length && bare(text) === bare(other)) || isFigureOf(text, other))
    return gain >= SETTLE_LETTERS.leastForLost && likelihood >= SETTLE_LETTERS.clearWord * other.length;
  const isFigure = /\d/.test(text) || /\d/.test(other);
  const sure = Math.min(score, SETTLE_LETTERS.surest);
  const doubt = Math.log((1 - sure) / Math.max(sure, SETTLE_LETTERS.leastScore));
  const least = isFigure ? SETTLE_LETTERS.leastForFigure : SETTLE_LETTERS.leastForLetter;
  const short = text.length <= SETTLE_LETTERS.shortWord ? SETTLE_LETTERS.moreForShort : 0;
  return (
    gain + Math.min(doubt, 0) >= least + short &&
    likelihood >= (isFigure ? SETTLE_LETTERS.clearFigure : SETTLE_LETTERS.clearWord) * other.length
  );
}
