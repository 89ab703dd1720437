import { tellLanguage } from '../../lexicon/lexicon';
import { installedModel } from '../tesseract/installed-models';
import { LANGUAGES, type Language, type ScriptLanguage } from '../tesseract/recogniser';

/** The language that the words of a page are in, of the Latin script or of one told; undefined where none stands out, or no model of it is there. */
export async function readingLanguage(words: Iterable<string>, script?: ScriptLanguage): Promise<Language | undefined> {
  const models = script === undefined ? MODELS : OF_SCRIPT[script];
  const language = models?.[tellLanguage(words) ?? ''];
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
  vi: 'vie',
  et: 'est',
  is: 'isl',
  lt: 'lit',
  lv: 'lav',
  // Serbian in Latin letters has those of Croatian.
  sr: 'hrv',
  ca: 'cat',
  sq: 'sqi',
  eu: 'eus',
  mt: 'mlt',
  cy: 'cym',
  ga: 'gle',
  fo: 'fao',
  lb: 'ltz',
  ku: 'kmr',
};

/** Models that words alone ask for: how sure they are of what is none of theirs was not measured. */
const BY_WORDS_ALONE: ReadonlySet<Language> = new Set(['kir', 'tgk', 'pus']);

/** Languages of the script that a model is asked for, with the one of each. */
export async function sistersOf(script: ScriptLanguage): Promise<Language[]> {
  const sisters = Object.values(OF_SCRIPT[script] ?? {}).filter((language) => !BY_WORDS_ALONE.has(language));
  const models = await Promise.all(sisters.map((language) => installedModel(language)));
  return sisters.filter((_, at) => models[at] !== undefined);
}

/** Languages of a script that are found as its commonest and read in their own model. */
const OF_SCRIPT: Partial<Record<ScriptLanguage, Readonly<Record<string, Language>>>> = {
  rus: { ru: 'rus', bg: 'bul', sr: 'srp', uk: 'ukr', mk: 'mkd', be: 'bel', kk: 'kaz', mn: 'mon', ky: 'kir', tg: 'tgk' },
  ara: { ar: 'ara', fa: 'fas', ur: 'urd', ps: 'pus' },
  hin: { hi: 'hin', ne: 'nep', mr: 'mar' },
};
