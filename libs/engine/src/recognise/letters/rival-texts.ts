import type { GrayImage } from '../image/gray-image';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { candidatesFor } from './candidates';
import { cutStrips } from './cut-strip';
import { readStrip, TWINS, type Frames } from './letter-network';
import { isKnown, likeliestText, textLikelihood } from './text-likelihood';
import { RIVAL_TEXTS } from './weights';

/** A text that may stand where another was read, with how likely its pixels are of it, as a logarithm. */
export interface RivalText {
  text: string;
  likelihood: number;
  /** Whether the network sees it, letter by letter. */
  isSeen: boolean;
  /** Whether it is what the recogniser's other reading has there. */
  isRead: boolean;
}

/** What the reader of single letters finds in a word's place. */
export interface Sight {
  frames: Frames;
  /** What it sees, letter by letter, in the word's alphabet. */
  seen: string;
  /** How likely its pixels are of the text that was read. */
  likelihood: number;
}

/** Looks at a word of which the network knows every sign; undefined where its strip cannot be cut. */
export function lookAt(image: GrayImage, word: ReadWord, line: ReadLine, alphabet: string): Sight | undefined {
  const frames = clearest(cutStrips(image, word, line).map(({ ink, width }) => readStrip(ink, width)));
  if (!frames) return undefined;
  return { frames, seen: asWritten(likeliestText(frames), word.text, alphabet), likelihood: textLikelihood(frames, word.text) };
}

/** The likeliest texts that may stand in a word's place, the likeliest first: what is seen there, was read otherwise, or is one confusion away. */
export function rivalTexts({ text, rival }: ReadWord, { frames, seen, likelihood }: Sight, alphabet: string): RivalText[] {
  const texts = new Set([seen, ...(rival ? [rival] : []), ...candidatesFor(text, alphabet)]);
  texts.delete(text);
  return [...texts]
    .filter((each) => isKnown(each) && mayBe(text, each.replaceAll(' ', ''), alphabet))
    .map((each) => ({ text: each, likelihood: textLikelihood(frames, each), isSeen: each === seen, isRead: each === rival }))
    .filter((each) => each.likelihood > likelihood + RIVAL_TEXTS.leastGain)
    .sort((a, b) => b.likelihood - a.likelihood)
    .slice(0, RIVAL_TEXTS.most);
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
export const OTHER_ALPHABET = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Whether one text may stand for another at all. */
const mayBe = (ours: string, theirs: string, alphabet: string): boolean =>
  theirs !== ours.replaceAll(' ', '') &&
  isOfOneAlphabet(ours, theirs) &&
  isOfAlphabet(theirs, ours, alphabet) &&
  countTimes(theirs) >= countTimes(ours) &&
  !(ALL_CAPITALS.test(ours) && MIXED.test(theirs));

/** The recogniser writes the sign of multiplication where its shape was looked at. */
const countTimes = (text: string): number => text.split('×').length - 1;

/** Capitals whose shape is that of small ones: no small letter comes among them. */
const ALL_CAPITALS = /^(?=(?:.*\p{Lu}){3})\P{Ll}+$/u;
const MIXED = /\p{Ll}.*\p{Lu}|\p{Lu}.*\p{Ll}/u;

/** No letter of another alphabet comes into a word, nor stands in its place: `С` and `C` are one sign. */
function isOfOneAlphabet(ours: string, theirs: string): boolean {
  const letters = theirs.match(/\p{L}/gu) ?? [];
  return OTHER_ALPHABET.test(ours) ? letters.every((letter) => OTHER_ALPHABET.test(letter)) : !OTHER_ALPHABET.test(theirs);
}

/** Letters that the language does not write come in by misreading, but for those that were read. */
function isOfAlphabet(theirs: string, ours: string, alphabet: string): boolean {
  const letters = alphabet + alphabet.toUpperCase() + ORDINALS + ours;
  return Array.from(theirs).every((sign) => !/[^\x00-\x7f]/.test(sign) || !/\p{L}/u.test(sign) || letters.includes(sign));
}

/** Of every language's figures. */
const ORDINALS = 'ºª';

/** Of several strips of a word, the one of which its reader is surest. */
function clearest([first, ...others]: readonly Frames[]): Frames | undefined {
  const sureness = (frames: Frames): number => textLikelihood(frames, likeliestText(frames)) / frames.count;
  return others.length === 0 ? first : [first!, ...others].sort((a, b) => sureness(b) - sureness(a))[0];
}
