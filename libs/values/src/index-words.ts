import { indexCurrencyWords, type IndexedMoney } from './currency-words';
import { indexDateWords, type IndexedDates } from './date-words';
import type { ValueLanguage } from './language-words';

/** The words of some languages by which values are read, as plain data. */
export interface ValueWords {
  dates: IndexedDates;
  money: IndexedMoney;
}

/** Asks ICU for what it knows of each language: that takes tenths of a second, so the build does it, and a process reads `builtValueWords`. */
export const indexValueWords = (languages: readonly ValueLanguage[]): ValueWords => ({
  dates: indexDateWords(languages),
  money: indexCurrencyWords(languages),
});
