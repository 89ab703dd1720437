import { overlapX, overlapY } from '../../model/box';
import { pairSigns } from '../letters/edit-distances';
import { dropDoubles } from '../noise/drop-doubles';
import { chooseOf, meet } from './vote';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';

/**
 * Two readings of a page made into one, in the lines of the first. Words meet by their letters: a model may place the signs of a word too far to
 * one side, and where words meet by place alone (`vote`) a sign came out twice then. What the second reading alone has is left out.
 */
export function voteLines(first: readonly ReadLine[], second: readonly ReadLine[]): ReadLine[] {
  const others = first.map((): ReadWord[] => []);
  for (const line of dropDoubles(second)) {
    const areas = first.map((own) => sharedArea(own.words, line.words));
    const most = Math.max(0, ...areas);
    if (most > 0) others[areas.indexOf(most)]!.push(...line.words);
  }
  return first.map((line, at) => ({ ...line, words: voteByLetters(line.words, others[at]!) }));
}

function voteByLetters(first: readonly ReadWord[], second: readonly ReadWord[]): ReadWord[] {
  const met = metByLetters(first, second);
  return chooseOf(meet(first, second, (own, other) => met.get(other)!.has(own)));
}

/** For each word of the second reading those of the first that have its letters, or others in their place. */
function metByLetters(first: readonly ReadWord[], second: readonly ReadWord[]): Map<ReadWord, Set<ReadWord>> {
  const met = new Map(second.map((word) => [word, new Set<ReadWord>()]));
  const [ours, theirs] = [lettersOf(first), lettersOf(second)];
  for (const pair of pairSigns(ours, theirs)) {
    if (pair.ours === undefined || pair.theirs === undefined) continue;
    const [own, other] = [ours[pair.ours]!, theirs[pair.theirs]!];
    if (own.text === other.text || overlapX(own.word, other.word) > 0) met.get(other.word)!.add(own.word);
  }
  return met;
}

const lettersOf = (words: readonly ReadWord[]): { text: string; word: ReadWord }[] =>
  words.flatMap((word) => Array.from(word.text, (text) => ({ text, word })));

/** Square pixels that words of two readings share. */
const sharedArea = (first: readonly ReadWord[], second: readonly ReadWord[]): number =>
  first.reduce((sum, a) => sum + second.reduce((area, b) => area + overlapX(a, b) * overlapY(a, b), 0), 0);
