import type { GrayImage } from '../image/gray-image';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { candidatesFor } from './candidates';
import { cutStrips } from './cut-strip';
import { readStrip, TWINS } from './letter-network';
import type { Frames } from './strip-network';
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
  /** How many of its letters the language is not written with. */
  foreign: number;
}

/** What the reader of single letters finds in a word's place. */
export interface Sight {
  frames: Frames;
  /** What it sees, letter by letter, in the word's alphabet. */
  seen: string;
  /** What it sees in the other alphabet, on a page that is not in Latin letters: its own in the place of Latin ones, or those in the place of its own. */
  seenOtherwise?: string;
  /** How likely its pixels are of the text that was read. */
  likelihood: number;
}

/** Looks at a word of which the network knows every sign; undefined where its strip cannot be cut. */
export function lookAt(image: GrayImage, word: ReadWord, line: ReadLine, alphabet: string): Sight | undefined {
  const frames = clearest(cutStrips(image, word, line).map(({ ink, width }) => readStrip(ink, width)));
  if (!frames) return undefined;
  const signs = likeliestText(frames);
  const seen = asWritten(signs, word.text, alphabet);
  const otherwise = OTHER_ALPHABET.test(alphabet) ? (OTHER_ALPHABET.test(word.text) ? signs : inAlphabet(signs, alphabet)) : seen;
  return { frames, seen, ...(otherwise === seen ? {} : { seenOtherwise: otherwise }), likelihood: textLikelihood(frames, word.text) };
}

/**
 * The likeliest texts that may stand in a word's place, the likeliest first: what is seen there, was read otherwise, or is one confusion away from either reader's text. What a blank parts from the
 * word itself is of its neighbour.
 */
export function rivalTexts({ text, rival }: ReadWord, sight: Sight, alphabet: string): RivalText[] {
  const { frames, likelihood } = sight;
  const seen = [sight.seen, ...(sight.seenOtherwise ? [sight.seenOtherwise] : [])];
  const texts = new Set([...seen, ...(rival ? [rival] : []), ...[text, ...seen].flatMap((each) => [...candidatesFor(each, alphabet)])]);
  texts.delete(text);
  return [...texts]
    .filter(
      (each) =>
        isKnown(each) &&
        !each.split(' ').includes(text) &&
        mayBe(text, each.replaceAll(' ', ''), { alphabet, isSeen: seen.includes(each) }),
    )
    .map((each) => ({
      text: each,
      likelihood: textLikelihood(frames, each),
      isSeen: seen.includes(each),
      isRead: each === rival,
      foreign: foreignLetters(each, text, alphabet),
    }))
    .filter((each) => each.likelihood > likelihood + RIVAL_TEXTS.leastGain)
    .sort((a, b) => b.likelihood - a.likelihood)
    .slice(0, RIVAL_TEXTS.most);
}

/** What the network sees in the letters of a word's alphabet: it knows one sign for all that are drawn alike. */
function asWritten(seen: string, text: string, alphabet: string): string {
  return OTHER_ALPHABET.test(alphabet) && !OTHER_ALPHABET.test(text) ? seen : inAlphabet(seen, alphabet);
}

/** Signs of the network in the letters of an alphabet. */
export const inAlphabet = (signs: string, alphabet: string): string =>
  signs.replace(/\p{L}/gu, (sign) => lettersBySign(alphabet).get(sign) ?? sign);

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

/** Whether one text may stand for another at all: what is less than half as long is what lies in a box too narrow. */
const mayBe = (ours: string, theirs: string, { alphabet, isSeen }: { alphabet: string; isSeen: boolean }): boolean =>
  theirs !== ours.replaceAll(' ', '') &&
  (isSeen ? isInOneAlphabet(theirs, alphabet) : isOfSameAlphabet(ours, theirs) && foreignLetters(theirs, ours, alphabet) === 0) &&
  countTimes(theirs) >= countTimes(ours) &&
  theirs.length * 2 >= ours.replaceAll(' ', '').length &&
  !(FIGURE.test(ours) && LETTER_BEFORE_DIGIT.test(theirs)) &&
  !(ALL_CAPITALS.test(ours) && MIXED.test(theirs));

/** No small letter but `x` comes into a figure or a day (`17/o3/2024`), others only behind it (`1,5l`). */
const FIGURE = /^\d[\d.,:/-]*\d$/;
const LETTER_BEFORE_DIGIT = /[^\P{Ll}x].*\d/u;

/** The recogniser writes the sign of multiplication where its shape was looked at. */
const countTimes = (text: string): number => text.split('×').length - 1;

/** Capitals whose shape is that of small ones: no small letter comes among them. */
const ALL_CAPITALS = /^(?=(?:.*\p{Lu}){3})\P{Ll}+$/u;
const MIXED = /\p{Ll}.*\p{Lu}|\p{Lu}.*\p{Ll}/u;

/** In Latin letters, or in the page's own of another alphabet. */
const isInOneAlphabet = (text: string, alphabet: string): boolean =>
  !OTHER_ALPHABET.test(text) || (text.match(/\p{L}/gu) ?? []).every((letter) => alphabet.includes(letter.toLowerCase()));

/** No letter of another alphabet comes into a word, nor stands in its place: `С` and `C` are one sign. */
function isOfSameAlphabet(ours: string, theirs: string): boolean {
  const letters = theirs.match(/\p{L}/gu) ?? [];
  return OTHER_ALPHABET.test(ours) ? letters.every((letter) => OTHER_ALPHABET.test(letter)) : !OTHER_ALPHABET.test(theirs);
}

/** Letters that the language is not written with, and that were not read: they come in by misreading, or with a foreign name. */
function foreignLetters(theirs: string, ours: string, alphabet: string): number {
  const letters = alphabet + alphabet.toUpperCase() + OF_FIGURES + ours;
  return Array.from(theirs).filter((sign) => /[^\x00-\x7f]/.test(sign) && /\p{L}/u.test(sign) && !letters.includes(sign)).length;
}

/** Of every language's figures: ordinals, micro, diameters. */
const OF_FIGURES = 'ºªµØ';

/** Of several strips of a word, the one of which its reader is surest. */
function clearest([first, ...others]: readonly Frames[]): Frames | undefined {
  const sureness = (frames: Frames): number => textLikelihood(frames, likeliestText(frames)) / frames.count;
  return others.length === 0 ? first : [first!, ...others].sort((a, b) => sureness(b) - sureness(a))[0];
}
