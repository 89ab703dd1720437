import { flag } from '../../model/flag';
import { chanceOf, classMargins, type BoostedTrees } from '../../learned/boosted-trees';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { bare } from './candidates';
import { editDistances, pairSigns } from './edit-distances';
import { OTHER_ALPHABET, type RivalText, type Sight } from './rival-texts';
import model from './text-choice.data.json';
import { TEXT_CHOICE } from './weights';

/** How likely a rival is what is printed, and not what was read, 0 to 1 (docs/decisions/letters-settled-by-a-second-reader.md). */
export const rivalChance = (features: Float32Array): number => chanceOf(classMargins(model as unknown as BoostedTrees, features)[0]!);

/** What the words of a page tell of each of them. */
export interface PageOfWords {
  /** How often each text was read, and each form. */
  counts: ReadonlyMap<string, number>;
  forms: ReadonlyMap<string, number>;
  /** The share of the words that the reader of single letters reads alike, 0 to 1. */
  agreement: number;
}

export function countTexts(lines: readonly ReadLine[]): Pick<PageOfWords, 'counts' | 'forms'> {
  const counts = new Map<string, number>();
  const forms = new Map<string, number>();
  for (const { words } of lines)
    for (const { text } of words) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
      forms.set(formOf(text), (forms.get(formOf(text)) ?? 0) + 1);
    }
  return { counts, forms };
}

/** What kinds of signs a text is made of, as codes of one list are alike: `AA9999` for `PR0702`. */
const formOf = (text: string): string =>
  text
    .replace(/\p{Ll}+/gu, 'a')
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\d/g, '9');

/** What tells whether a rival is printed in the place of a word, in the order that the trees were fitted with. */
export function choiceFeatures(
  word: ReadWord,
  line: ReadLine,
  sight: Sight,
  rivals: readonly RivalText[],
  rival: RivalText,
  { counts, forms, agreement }: PageOfWords,
): Float32Array {
  const { score, letterScores } = word;
  const ours = word.text.replaceAll(' ', '');
  const theirs = rival.text.replaceAll(' ', '');
  return Float32Array.of(
    ...likelihoods(sight, rivals, rival, Array.from(ours).length, Array.from(theirs).length),
    score,
    letterScores ? Math.min(...letterScores) : score,
    flag(rival.isSeen),
    flag(rival.isRead),
    flag(word.rival !== undefined && !rival.isRead),
    ...changes(word.text, rival.text, ours, theirs),
    rival.foreign,
    flag(rival.text.includes(' ') && !word.text.includes(' ')),
    ...[ours, theirs].map((text) => counted(counts, text)),
    line.height,
    agreement,
    ...changedSigns(word, theirs),
    ...[ours, theirs].map((text) => counted(forms, formOf(text))),
    ...MISTAKEN.map((kind) => count(rival.text, kind) - count(ours, kind)),
  );
}

const counted = (counts: ReadonlyMap<string, number>, text: string): number => Math.min(counts.get(text) ?? 0, TEXT_CHOICE.mostCounted);

/** The least score of the letters that a rival has otherwise, and of those beside a letter that it adds; and whether the first sign or the last is another. */
function changedSigns({ text, score, letterScores }: ReadWord, theirs: string): number[] {
  const [ours, others] = [signsOf(text), signsOf(theirs)];
  const pairs = pairSigns(ours, others);
  const isChanged = pairs.map((pair) => ours[pair.ours ?? -1]?.text !== others[pair.theirs ?? -1]?.text);
  const [isFirst, isLast] = [flag(isChanged[0]), flag(isChanged.at(-1))];
  if (letterScores?.length !== ours.length) return [score, isFirst, isLast];
  let place = 0;
  const changed = pairs.flatMap((pair, at) => {
    const beside = pair.ours === undefined ? letterScores.slice(Math.max(0, place - 1), place + 1) : [letterScores[pair.ours]!];
    if (pair.ours !== undefined) place = pair.ours + 1;
    return isChanged[at] ? beside : [];
  });
  return [Math.min(...changed, 1), isFirst, isLast];
}

const signsOf = (text: string): { text: string }[] => Array.from(text, (sign) => ({ text: sign }));

/** How likely the network finds both texts, as wholes and by the sign, and the best of the other rivals. */
function likelihoods(
  { likelihood: seen }: Sight,
  rivals: readonly RivalText[],
  rival: RivalText,
  ourLength: number,
  theirLength: number,
): number[] {
  const other = Math.max(TEXT_CHOICE.leastLikelihood, ...rivals.filter((each) => each !== rival).map(({ likelihood }) => likelihood));
  const [own, likelihood] = [bounded(seen), bounded(rival.likelihood)];
  return [likelihood - own, likelihood, likelihood / theirLength, own / ourLength, likelihood - bounded(other)];
}

/** What becomes of the text: both as printed, and without blanks. */
function changes(before: string, after: string, ours: string, theirs: string): number[] {
  const [ourSigns, theirSigns] = [Array.from(ours), Array.from(theirs)];
  const isAsLong = ourSigns.length === theirSigns.length;
  return [
    ourSigns.length,
    Array.from(after).length - ourSigns.length,
    editDistances(ourSigns, theirSigns)[ourSigns.length]![theirSigns.length]!,
    flag(isAsLong && bare(ours) === bare(theirs)),
    marksOn(theirs) - marksOn(ours),
    flag(isAsLong && ofOneSize(ours) === ofOneSize(theirs)),
    ...COUNTED.flatMap((kind) => [count(ours, kind), count(after, kind) - count(ours, kind)]),
    ...HELD.map((kind) => Number(kind.test(after)) - Number(kind.test(before))),
    flag(OTHER_ALPHABET.test(ours)),
    Number(OTHER_ALPHABET.test(theirs)) - Number(OTHER_ALPHABET.test(ours)),
  ];
}

const bounded = (likelihood: number): number => Math.max(likelihood, TEXT_CHOICE.leastLikelihood);

/** Signs that texts hold more or fewer of: digits, letters, capitals, what figures are parted by, other marks. */
const COUNTED = [/\d/g, /\p{L}/gu, /\p{Lu}/gu, /[.,:/' -]/g, /[^\p{L}\p{N}.,:/' -]/gu];

/** Signs that others are mistaken for most. */
const MISTAKEN = [/0/g, /1/g, /[Oo]/g, /l/g, /I/g, /\./g, /,/g, /\//g, /[a-z]/g];

/** What a text becomes or ceases to be: figures with decimals and in groups, of figures and letters, of both sizes within, with signs at its ends, and single signs. */
const HELD = [
  /^-?\d+[.,]\d\d$/,
  /^-?\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d\d)?$/,
  /^\d+$/,
  /\d\p{L}|\p{L}\d/u,
  /\p{Ll}\p{Lu}/u,
  /^\p{Lu}+$/u,
  /^[\p{P}\p{S}]/u,
  /[\p{P}\p{S}]$/u,
  /×/,
  /%/,
  /[°º²³ª]/,
  /[≤≥±]/,
];

const count = (text: string, kind: RegExp): number => text.match(kind)?.length ?? 0;

/** Signs that lie on letters, under them or through them. */
const marksOn = (text: string): number => text.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;

/** Capitals that are small letters made large, a nought that is an O, dashes: their size alone tells them. */
const ofOneSize = (text: string): string =>
  (OTHER_ALPHABET.test(text)
    ? text.replace(/[ВГДЖЗИЙКЛМНОПСТХЦЧШЩЪЫЬЭЮЯЄЉЊΘΚΟΠΤΦΧΨ]/g, (letter) => letter.toLowerCase()).replace(/[0ο]/g, 'о')
    : text.replace(/[COSUVWXZPK]/g, (letter) => letter.toLowerCase()).replace(/0/g, 'o')
  ).replace(/[–—−]/g, '-');
