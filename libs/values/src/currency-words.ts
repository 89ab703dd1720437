import type { ValueLanguage } from './language-words';
import { plainText } from './printed-text';

/** Names and signs of currencies, each with its ISO 4217 code, and units of several countries. */
export interface IndexedMoney {
  names: readonly (readonly [string, string])[];
  openUnits: readonly string[];
  sumOpenings: readonly string[];
  debitMarks: readonly string[];
  creditMarks: readonly string[];
}

/** ICU's names of the currencies of each language's countries, and what the languages say beside them. Names in letters of ASCII are signs (`currency-signs.data.ts`), but for those of other scripts' languages. */
export function indexCurrencyWords(languages: readonly ValueLanguage[]): IndexedMoney {
  const known = languages.flatMap(({ code, money = {} }) => Object.entries(money.places ?? {}).flatMap((place) => namesIn(code, ...place)));
  const signs = known.filter(([word]) => /[^\x20-\x7e$¥€£]/.test(word));
  const others = languages.flatMap(({ money = {} }) =>
    Object.entries(money.names ?? {}).flatMap(([currency, words]) =>
      words.map((word) => [plainText(word).toUpperCase(), currency] as const),
    ),
  );
  const listed = (kind: 'openUnits' | 'sumOpenings' | 'debitMarks' | 'creditMarks'): readonly string[] => [
    ...new Set(languages.flatMap(({ money = {} }) => money[kind] ?? [])),
  ];
  return {
    names: [...signs, ...others],
    openUnits: listed('openUnits'),
    sumOpenings: listed('sumOpenings'),
    debitMarks: listed('debitMarks'),
    creditMarks: listed('creditMarks'),
  };
}

const namesIn = (language: string, country: string, currency: string): (readonly [string, string])[] =>
  (['symbol', 'name'] as const).map((currencyDisplay) => {
    const parts = new Intl.NumberFormat(`${language}-${country}`, { style: 'currency', currency, currencyDisplay }).formatToParts(5);
    const name = plainText(parts.find(({ type }) => type === 'currency')!.value).replace(/\.$/, '');
    return [plainText(name).toUpperCase(), currency] as const;
  });
