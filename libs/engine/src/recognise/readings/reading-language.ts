import { tellLanguage } from '../../lexicon/lexicon';
import type { Language } from '../tesseract/recogniser';

/** The language to read a page again in; English where none stands out. */
export const readingLanguage = (words: Iterable<string>): Language => MODELS[tellLanguage(words) ?? 'en'] ?? 'eng';

/** What Tesseract calls the languages that it is given. */
const MODELS: Readonly<Record<string, Language>> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  nl: 'nld',
  pt: 'por',
  pl: 'pol',
};
