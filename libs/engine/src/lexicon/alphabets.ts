import type { LanguageLexicon } from './language-lexicon';

/** The letters of the languages, as data. */
export interface IndexedAlphabets {
  /** By the model that reads them. */
  read: Readonly<Record<string, string>>;
  written: readonly WrittenAlphabet[];
}

/** Letters beyond ASCII of one language, and the charsets of single bytes that its texts are in. */
interface WrittenAlphabet {
  letters: string;
  charsets: readonly string[];
}

/** With which letters the languages are written. */
export interface Alphabets {
  /** Small letters beyond a to z that the language of a model is written with; none where that is not told. */
  lettersOfModel: (model: string) => string;
  writtenAlphabets: readonly WrittenAlphabet[];
}

export function indexAlphabets(languages: readonly LanguageLexicon[]): IndexedAlphabets {
  const read = new Map<string, string>();
  const add = (model: string, letters: string): unknown => read.set(model, [...new Set(`${read.get(model) ?? ''}${letters}`)].join(''));
  for (const { latinModel, letters = '', otherLetters = '', scriptLetters, findingModels = {}, scriptModels = {} } of languages) {
    if (latinModel) add(latinModel, letters + otherLetters);
    if (!scriptLetters) continue;
    for (const model of new Set([...Object.keys(findingModels), ...Object.values(scriptModels)])) add(model, scriptLetters);
  }
  return { read: Object.fromEntries(read), written: languages.flatMap(writtenOf) };
}

const writtenOf = ({ letters = '', otherLetters = '', scriptLetters, charsets = [] }: LanguageLexicon): WrittenAlphabet[] =>
  charsets.length > 0 ? [{ letters: scriptLetters ?? letters + otherLetters, charsets }] : [];

export const makeAlphabets = ({ read, written }: IndexedAlphabets): Alphabets => ({
  lettersOfModel: (model) => read[model] ?? '',
  writtenAlphabets: written,
});
