import { LANGUAGES } from '../../lexicon/languages';
import type { Language } from '../tesseract/recogniser';
import { DETECT_LANGUAGE } from './weights';

/** The language most of whose small words and business words are in the text; English where none stands out. */
export function detectLanguage(words: readonly string[]): Language {
  const seen = new Map<string, number>();
  for (const word of words) {
    const plain = fold(word);
    seen.set(plain, Math.min(DETECT_LANGUAGE.mostOfOneWord, (seen.get(plain) ?? 0) + 1));
  }
  const scores = LANGUAGES.filter(({ code }) => CODES[code]).map(({ code, tellingWords = [] }) => ({
    language: CODES[code]!,
    score: tellingWords.reduce((sum, word) => sum + (seen.get(word) ?? 0), 0),
  }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score >= DETECT_LANGUAGE.fewestTelling ? best.language : 'eng';
}

/** What Tesseract calls the languages that have telling words. */
const CODES: Readonly<Record<string, Language>> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  nl: 'nld',
  pt: 'por',
  pl: 'pol',
};

function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^a-z]+|[^a-z]+$/g, '')
    .replace(/ß/g, 'ss');
}
