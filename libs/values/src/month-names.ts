import type { ValueLanguage } from './language-words';
import { foldedText } from './printed-text';

/** One month as its name and the point of the day before it tell it. */
interface NamedMonth {
  /** 1 to 12. */
  month: number;
  /** The name means another month in a language that prints its dates alike. */
  ambiguous: boolean;
}

type Names = Record<string, NamedMonth>;

/** `12. listopada` is Croatian and October, `12 listopada` is Polish and November: the point of an ordinal tells languages apart. */
export interface IndexedMonths {
  withPoint: Readonly<Names>;
  plain: Readonly<Names>;
  /** Of weekdays. */
  weekdays: readonly string[];
}

/** The months and weekdays of every language, as ICU and the languages themselves call them. Where two call different months alike, the first one's is meant. */
export function indexMonths(languages: readonly ValueLanguage[], openings: readonly string[]): IndexedMonths {
  const [withPoint, plain]: [Names, Names] = [{}, {}];
  const locales = languages.flatMap(({ code, dates }) => [code, ...(dates?.locales ?? [])]).filter(isKnown);
  const opening = new RegExp(`^(?:${openings.map((word) => (/\p{L}$/u.test(word) ? `${word} ` : word)).join('|') || '(?!)'})`);
  const register = (names: Names, printed: string, month: number): void => {
    const name = foldedText(printed).replace(opening, '').replace(/\.$/, '');
    if (!/^[\p{L}\p{M}]{2,}$|^(?:\p{Script=Thai}{1,3}\.?){2}$/u.test(name)) return;
    const before = names[name];
    if (!before) names[name] = { month, ambiguous: false };
    else if (before.month !== month) names[name] = { ...before, ambiguous: true };
  };
  for (const locale of locales) {
    const own = /12\./.test(formatIn(locale, { month: 'long', day: 'numeric' }).format(MONTHS[0])) ? withPoint : plain;
    for (const format of monthFormats(locale))
      for (const [index, date] of MONTHS.entries()) register(own, partOf(format, date, 'month'), index + 1);
  }
  for (const { dates } of languages)
    for (const [month, names] of Object.entries(dates?.months ?? {})) for (const name of names) register(plain, name, Number(month));
  return { withPoint, plain, weekdays: [...new Set(locales.flatMap(weekdaysIn))] };
}

const MONTHS = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, index, 12)));
const WEEK = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 2, 1 + index)));

/** ICU speaks the machine's own language in place of one that it does not know. */
const isKnown = (locale: string): boolean => Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;

const monthFormats = (locale: string): Intl.DateTimeFormat[] =>
  (['long', 'short'] as const).flatMap((month) => (['numeric', undefined] as const).map((day) => formatIn(locale, { month, day })));

const weekdaysIn = (locale: string): string[] =>
  (['long', 'short'] as const).flatMap((weekday) => {
    const format = formatIn(locale, { weekday });
    return WEEK.map((date) => foldedText(partOf(format, date, 'weekday')).replace(/\.$/, ''));
  });

const formatIn = (locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' });

const partOf = (format: Intl.DateTimeFormat, date: Date, part: 'month' | 'weekday'): string =>
  format.formatToParts(date).find(({ type }) => type === part)?.value ?? '';

/** What words say of months and weekdays; asked for folded. */
export interface MonthNames {
  /** The month that a word means in any language; undefined where it means none. */
  monthNamed: (name: string, afterPoint: boolean) => NamedMonth | undefined;
  /** Whether a word is the name of a weekday or short for one. */
  isWeekday: (name: string) => boolean;
}

export function makeMonthNames(months: IndexedMonths): MonthNames {
  const [withPoint, plain] = [months.withPoint, months.plain].map((names) => new Map(Object.entries(names))) as [
    Map<string, NamedMonth>,
    Map<string, NamedMonth>,
  ];
  const weekdays = new Set(months.weekdays);
  return {
    monthNamed: (name, afterPoint) => {
      const [first, second] = afterPoint ? [withPoint, plain] : [plain, withPoint];
      const bare = name.replace(/\.$/, '');
      return first.get(bare) ?? second.get(bare);
    },
    isWeekday: (name) => weekdays.has(name),
  };
}
