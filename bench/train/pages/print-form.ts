import type { Random } from '@gridline/testing';

/** How one issuer prints numbers and dates. */
export interface PrintForm {
  currency: string;
  money(units: number): string;
  /** A count or a measure with the given decimals. */
  count(value: number, decimals: number): string;
  date(day: Date): string;
  shortDate(day: Date): string;
}

/** Thousands and decimals as they are printed together. */
const MARKS: readonly (readonly [string, string])[] = [['.', ','], [' ', ','], ['\u202f', ','], ['', ','], [',', '.'], ['', '.'], ['’', '.'], [' ', '.']]; // prettier-ignore
const POINT_LANGUAGES: ReadonlySet<string> = new Set(['en']);
const CURRENCIES: Readonly<Record<string, readonly string[]>> = {
  en: ['£', '$', 'GBP', 'USD', '€'],
  pl: ['zł', 'PLN'],
  ru: ['руб.', '₽'],
  tr: ['TL', '₺'],
  sv: ['kr', 'SEK'],
  da: ['kr.', 'DKK'],
  cs: ['Kč', 'CZK'],
  hu: ['Ft', 'HUF'],
  ro: ['lei', 'RON'],
};

/** Chooses the forms of one page. */
export function choosePrintForm(language: string, random: Random): PrintForm {
  const marks = MARKS.filter(
    ([, decimal]) => (decimal === '.') === (POINT_LANGUAGES.has(language) || (language === 'de' && random.chance(0.1))),
  );
  const [thousand, decimal] = random.pick(marks);
  const currency = random.pick(CURRENCIES[language] ?? ['€', 'EUR', '€']);
  const place = random.pick(['none', 'none', 'none', 'before', 'after'] as const);
  const negative = random.pick(['-', '-', '−', 'behind', 'brackets'] as const);
  const count = (value: number, decimals: number): string => printNumber(value, decimals, thousand, decimal, negative);
  const money = (units: number): string => {
    const text = count(units / 100, 2);
    if (place === 'none') return text;
    return place === 'before' ? `${currency}${currency.length > 1 ? ' ' : ''}${text}` : `${text} ${currency}`;
  };
  return { currency, money, count, ...chooseDates(language, random) };
}

function printNumber(value: number, decimals: number, thousand: string, decimal: string, negative: string): string {
  const [whole, part] = Math.abs(value).toFixed(decimals).split('.');
  const text = whole!.replace(/\B(?=(\d{3})+$)/g, thousand) + (part ? decimal + part : '');
  if (value >= 0) return text;
  return negative === 'behind' ? `${text}-` : negative === 'brackets' ? `(${text})` : negative + text;
}

function chooseDates(language: string, random: Random): Pick<PrintForm, 'date' | 'shortDate'> {
  const two = (n: number): string => String(n).padStart(2, '0');
  const mark = language === 'en' ? random.pick(['/', '/', '-']) : random.pick(['.', '.', '/', '-']);
  const form = random.pick(['full', 'full', 'full', 'year2', 'iso', 'month', 'named']);
  const named = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: form === 'named' ? 'long' : 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const dayAndMonth = (day: Date): string => `${two(day.getUTCDate())}${mark}${two(day.getUTCMonth() + 1)}`;
  const date = (day: Date): string => {
    if (form === 'iso') return day.toISOString().slice(0, 10);
    if (form === 'named' || form === 'month') return named.format(day);
    return `${dayAndMonth(day)}${mark}${form === 'year2' ? two(day.getUTCFullYear() % 100) : day.getUTCFullYear()}`;
  };
  const isShort = random.chance(0.4);
  const withMark = mark === '.' ? '.' : '';
  return {
    date,
    shortDate: (day) =>
      isShort ? dayAndMonth(day) + withMark : form === 'named' ? dayAndMonth(day) + mark + day.getUTCFullYear() : date(day),
  };
}
