import { scriptsOfModel } from '../../lexicon/lexicon';
import type { Language, ReadLine, ReadWord } from '../tesseract/recogniser';

/** Writes words as papers of our days do, where a model of the script learned from older or other texts. */
export function withModernSigns(lines: readonly ReadLine[], language: Language): ReadLine[] {
  const write = scriptsOfModel(language)
    .map((script) => WRITERS.get(script))
    .find((each) => each !== undefined);
  return write ? lines.map((line) => ({ ...line, words: line.words.map((word) => rewritten(word, write(word.text))) })) : [...lines];
}

const rewritten = (word: ReadWord, text: string): ReadWord =>
  text === word.text ? word : { ...word, text, ...(text.length === word.text.length ? {} : { letterScores: undefined }) };

/** Greek has had one accent since 1982, on a vowel of a word: `ὀρθὴ`. A breathing is that accent where the word has no other: `Ἀννα`, but `Ἑλληνικό`. */
function withoutBreathings(text: string): string {
  if (!/[\u1f00-\u1fff]/.test(text)) return text;
  const accented = text
    .normalize('NFD')
    .replace(/[\u0300\u0342]/g, '\u0301')
    .replaceAll('\u0345', '');
  const hasOther = accented.includes('\u0301') || !/\p{Ll}/u.test(text);
  return accented.replace(/[\u0313\u0314]/g, hasOther ? '' : '\u0301').normalize('NFC');
}

/** What keeps letters from joining is no letter: `அங்குலம்\u200c`. */
const withoutParters = (text: string): string => text.replaceAll('\u200c', '');

/** A stem that ends a sentence stands in no word (`अधिक।री`), and what joins letters is written for the other form of a र alone (`रक्\u200dकम`). */
const inDevanagari = (text: string): string =>
  withoutParters(text)
    .replace(/(?<=\p{Script=Devanagari})।(?=\p{Script=Devanagari})/gu, '\u093e')
    .replace(/(?<!\u0930\u094d)\u200d/gu, '');

/** Consonants without a vowel have letters of their own since Unicode 5.1: `മലബാര്\u200d` is മലബാർ. */
const inMalayalam = (text: string): string =>
  withoutParters(text).replace(/([\u0d23\u0d28\u0d30\u0d32\u0d33])\u0d4d\u200d/gu, (_, letter: string) => CHILLUS.get(letter)!);

const CHILLUS: ReadonlyMap<string, string> = new Map([['ണ', 'ൺ'], ['ന', 'ൻ'], ['ര', 'ർ'], ['ല', 'ൽ'], ['ള', 'ൾ']]); // prettier-ignore

/** Arabic letters are followed by a comma of their own: in the truths of nine authors by 38, and by no other. */
const withArabicComma = (text: string): string => text.replace(/(?<=(?=\p{L})\p{Script=Arabic}),(?!\p{Nd})/gu, '،');

/** By the script that a model reads. */
const WRITERS: ReadonlyMap<string, (text: string) => string> = new Map([
  ['Greek', withoutBreathings],
  ['Devanagari', inDevanagari],
  ['Malayalam', inMalayalam],
  ['Arabic', withArabicComma],
  ...['Bengali', 'Tamil', 'Telugu', 'Gujarati', 'Gurmukhi', 'Kannada', 'Sinhala'].map((script) => [script, withoutParters] as const),
]);
