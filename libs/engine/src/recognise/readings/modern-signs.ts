import type { Language, ReadLine, ReadWord } from '../tesseract/recogniser';

/** Writes words as papers of our days do, where a model of the script learned from older or other texts. */
export function withModernSigns(lines: readonly ReadLine[], language: Language): ReadLine[] {
  const write =
    language === 'ell' ? withoutBreathings : DEVANAGARI.has(language) ? withVowelAa : INDIC.has(language) ? withoutParters : null;
  return write ? lines.map((line) => ({ ...line, words: line.words.map((word) => rewritten(word, write(word.text))) })) : [...lines];
}

const DEVANAGARI: ReadonlySet<Language> = new Set(['hin', 'nep', 'mar']);
const INDIC: ReadonlySet<Language> = new Set(['ben', 'tam', 'tel', 'guj', 'pan', 'kan', 'mal', 'sin']);

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

/** What keeps letters from joining is no letter, and a stem that ends a sentence stands in no word: `அங்குலம்\u200c`, `अधिक।री`. */
const withoutParters = (text: string): string => text.replaceAll('\u200c', '');
const withVowelAa = (text: string): string =>
  withoutParters(text).replace(/(?<=\p{Script=Devanagari})।(?=\p{Script=Devanagari})/gu, '\u093e');
