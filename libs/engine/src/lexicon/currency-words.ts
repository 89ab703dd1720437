import { anyOf, oneOf, type LanguageLexicon, type WordLists } from './language-lexicon';

/** How one language calls currencies: the code of a unit, and whether their names begin with it. */
interface LanguageCurrencies {
  units: Readonly<Record<string, string>>;
  unitFirst: boolean;
}

/** The same of each language that says so, by its code. */
export type IndexedCurrencies = Readonly<Record<string, LanguageCurrencies>>;

/** What is said of money. */
export interface CurrencyWords {
  /** The currency that a word beside a figure is in this language; undefined where it is none. */
  unitOfLanguage: (word: string, language: string | undefined) => string | undefined;
  /** Whether names of currencies begin with their unit in this language. */
  hasUnitFirst: (language: string) => boolean;
  /** Whether a folded unit is a word of another meaning far more often. */
  isOtherUnit: (unit: string) => boolean;
  /** `Four hundred naira only`, `All figures in shillings`: whether a text writes a sum out or says what money it tells of. */
  tellsSum: (text: string) => boolean;
  /** `肆佰萬元整`: whether a text ends as a sum in words does. */
  endsLikeWrittenSum: (text: string) => boolean;
  /** `بالدينار` without what is written together with it, or without its article alone. */
  withoutProclitic: (word: string) => string;
  withoutArticle: (word: string) => string;
}

export const indexCurrencies = (languages: readonly LanguageLexicon[]): IndexedCurrencies =>
  Object.fromEntries(
    languages
      .filter(({ currencyUnits, currencyUnitFirst }) => currencyUnits ?? currencyUnitFirst)
      .map(({ code, currencyUnits = {}, currencyUnitFirst = false }): [string, LanguageCurrencies] => {
        const units = Object.entries(currencyUnits).flatMap(([currency, words]) => words.map((word) => [word, currency]));
        return [code, { units: Object.fromEntries(units) as Record<string, string>, unitFirst: currencyUnitFirst }];
      }),
  );

export function makeCurrencyWords(currencies: IndexedCurrencies, lists: WordLists): CurrencyWords {
  const known = new Map(Object.entries(currencies).map(([code, { units }]) => [code, new Map(Object.entries(units))]));
  const sum = new RegExp(`\\b(?:${anyOf(lists, 'sumRemarks')})\\b`, 'iu');
  const written = new RegExp(`(?:${anyOf(lists, 'writtenUnits')})\\s?(?:${anyOf(lists, 'sumClosings')})?$`);
  const [proclitic, article] = (['proclitics', 'articles'] as const).map((kind) => new RegExp(`^(?:${anyOf(lists, kind)})`, 'u'));
  return {
    unitOfLanguage: (word, language) => {
      const units = known.get(language ?? '');
      const bare = word.replace(/^[\d.,()-]+|[.,;:()-]+$/g, '');
      return units?.get(bare) ?? units?.get(bare.toLowerCase());
    },
    hasUnitFirst: (language) => currencies[language]?.unitFirst ?? false,
    isOtherUnit: oneOf(lists, 'otherUnits'),
    tellsSum: (text) => sum.test(text),
    endsLikeWrittenSum: (text) => written.test(text),
    withoutProclitic: (word) => word.replace(proclitic!, ''),
    withoutArticle: (word) => word.replace(article!, ''),
  };
}
