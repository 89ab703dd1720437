import { indexAlphabets, type IndexedAlphabets } from './alphabets';
import type { ColumnRole } from './column-role';
import { indexColumns } from './column-roles';
import { indexCurrencies, type IndexedCurrencies } from './currency-words';
import { indexLabels, type LabelMeaning } from './label-index';
import { joinLists, type LanguageLexicon, type WordLists } from './language-lexicon';
import type { PackedMap } from './packed-map';
import { indexPlaces, type IndexedPlaces } from './language-places';
import { indexScripts, type IndexedScripts } from './language-scripts';
import { indexModels, type IndexedModels } from './reading-models';
import { indexSisters, indexTellingWords } from './tell-language';
import { indexTitles, type IndexedTitles } from './title-index';

/** The words of some languages as they are looked up, as plain data. */
export interface KnownWords {
  labels: PackedMap<readonly LabelMeaning[]>;
  titles: IndexedTitles;
  columns: PackedMap<ColumnRole>;
  /** The languages that a word tells. */
  telling: PackedMap<readonly string[]>;
  /** The language that each shares most of its words with, of those that have one. */
  sisters: Readonly<Record<string, string>>;
  scripts: readonly IndexedScripts[];
  models: IndexedModels;
  alphabets: IndexedAlphabets;
  places: IndexedPlaces;
  currencies: IndexedCurrencies;
  /** All others, by kind. */
  lists: WordLists;
}

/** Folds and indexes every word: of all languages together that takes a second, so the build does it, and a process reads `builtWords`. */
export const indexWords = (languages: readonly LanguageLexicon[]): KnownWords => ({
  labels: indexLabels(languages),
  titles: indexTitles(languages),
  columns: indexColumns(languages),
  telling: indexTellingWords(languages),
  sisters: indexSisters(languages),
  scripts: indexScripts(languages),
  models: indexModels(languages),
  alphabets: indexAlphabets(languages),
  places: indexPlaces(languages),
  currencies: indexCurrencies(languages),
  lists: joinLists(languages),
});
