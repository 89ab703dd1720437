import { tellLanguage } from '../../lexicon/lexicon';
import { installedModel } from '../tesseract/installed-models';
import { LANGUAGES, type Language } from '../tesseract/recogniser';

/** The language to read a page again in; undefined where none stands out, or no model of it is there. */
export async function readingLanguage(words: Iterable<string>): Promise<Language | undefined> {
  const language = MODELS[tellLanguage(words) ?? ''];
  return language && (isPacked(language) || (await installedModel(language))) ? language : undefined;
}

const isPacked = (language: Language): boolean => (LANGUAGES as readonly string[]).includes(language);

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
  bg: 'bul',
  cs: 'ces',
  da: 'dan',
  fi: 'fin',
  hr: 'hrv',
  hu: 'hun',
  nb: 'nor',
  ro: 'ron',
  sk: 'slk',
  sl: 'slv',
  sv: 'swe',
  tr: 'tur',
  uk: 'ukr',
  vi: 'vie',
};
