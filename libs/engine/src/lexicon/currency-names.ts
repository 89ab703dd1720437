import { CURRENCY_CODES, foldedText } from '@gridline/values';
import { hasUnitFirst, isOtherUnit } from './lexicon';

/** What the currencies are called in one language. */
interface CurrencyNames {
  /** The currencies whose unit a word is: several share theirs (`shillings`). */
  unit: (word: string) => readonly string[];
}

const known = new Map<string, CurrencyNames>();

/** From ICU, once for each language that a page is in. */
export function currencyNames(language: string): CurrencyNames {
  const names = known.get(language) ?? namesIn(language);
  known.set(language, names);
  return names;
}

function namesIn(language: string): CurrencyNames {
  const units = new Map<string, string[]>();
  const single = new Intl.DisplayNames(language, { type: 'currency' });
  for (const code of CURRENCY_CODES) {
    const names = [single.of(code) ?? '', ...(language === 'en' ? [] : [pluralOf(code, language)])];
    for (const unit of new Set(names.map((name) => unitIn(name, language)))) {
      if (unit.length < 3 || isOtherUnit(unit)) continue;
      units.set(unit, [...(units.get(unit) ?? []), code]);
    }
  }
  const unit = (word: string): readonly string[] => units.get(word) ?? [];
  return { unit: (word) => unit(foldedText(word).replace(language === 'en' ? /(?<=[a-z]{3})s$/ : '', '')) };
}

/** Of five: Slavonic languages decline their units. Making these costs milliseconds, so that English makes do with an `s`. */
function pluralOf(currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name', maximumFractionDigits: 0 });
  return format.formatToParts(5).find(({ type }) => type === 'currency')?.value ?? '';
}

function unitIn(name: string, language: string): string {
  const words = foldedText(name.replace(/\(.*\)/, ''))
    .trim()
    .split(' ');
  return (hasUnitFirst(language) ? words[0] : words.at(-1)) ?? '';
}
