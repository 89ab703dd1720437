import { UNKNOWN_CONVENTION, type Convention } from './convention';
import { MONTH_NAMES } from './months.data';
import { foldedText } from './printed-text';

/** A calendar day as printed, read. */
export interface CalendarDate {
  /** ISO 8601, `2024-03-01`. */
  iso: string;
  /** Day and month could be the other way round, and the convention does not say which. */
  ambiguous: boolean;
}

/** A date inside a longer text. */
export interface FoundDate extends CalendarDate {
  start: number;
  end: number;
  /** The order that this date proves by a part over 12, so that it tells about its neighbours. */
  provesOrder: 'dmy' | 'mdy' | null;
}

const MONTH_NUMBERS = new Map(MONTH_NAMES.flatMap((names, index) => names.map((name): [string, number] => [name, index + 1])));
const MONTH_WORD = [...MONTH_NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|');
const YEAR = "'?(?:\\d{4}|\\d{2})";

type Reader = (groups: Record<string, string>, convention: Convention) => Omit<FoundDate, 'start' | 'end'> | null;

const BY_SEPARATORS: readonly (readonly [RegExp, Reader])[] = [
  [/(?<![\d/.-])(?<y>\d{4}) ?(?<s>[-/.]) ?(?<m>\d{1,2}) ?\k<s> ?(?<d>\d{1,2})(?!\d)/g, yearFirst],
  [/(?<![\d.,])(?<a>\d{1,2}) ?(?<s>[-/.]) ?(?<b>\d{1,2}) ?\k<s> ?(?<y>'?\d{4}|'?\d{2})(?![\d]|[.,]\d| ?[ap]\.?m\b)/g, numeric],
];

const BY_YEAR_SIGN: readonly (readonly [RegExp, Reader])[] = [[/(?<!\d)(?<y>\d{4}) ?年 ?(?<m>\d{1,2}) ?月 ?(?<d>\d{1,2}) ?日/g, yearFirst]];

const BY_MONTH_NAME: readonly (readonly [RegExp, Reader])[] = [
  [
    new RegExp(
      `(?<![\\w.,])(?<d>\\d{1,2})(?:st|nd|rd|th|er|e|o)?[-. /,]*(?:de |of )?(?<month>${MONTH_WORD})(?![a-z])[-. /,]*(?:de |del )?(?<y>${YEAR})(?![\\d])`,
      'g',
    ),
    monthName,
  ],
  [new RegExp(`(?<![a-z])(?<month>${MONTH_WORD})[-. /]*(?<d>\\d{1,2})(?:st|nd|rd|th)?[-. /,]+(?<y>${YEAR})(?!\\d)`, 'g'), monthName],
];

/** Every date of a text with a day, a month and a year, from left to right. Positions are those of the plain form of the text. */
export function findDates(text: string, convention: Convention = UNKNOWN_CONVENTION): FoundDate[] {
  if (!/\d/.test(text)) return [];
  const folded = foldedText(text);
  const found: FoundDate[] = [];
  for (const [pattern, read] of possibleForms(folded)) {
    for (const match of folded.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && end > other.start)) continue;
      const date = read(match.groups as Record<string, string>, convention);
      if (date) found.push({ ...date, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const TWO_SEPARATORS = /[-/.] ?\d{1,2} ?[-/.]/;
const ANY_MONTH_NAME = new RegExp(`(?<![a-z])(?:${MONTH_WORD})|\\d(?:st|nd|rd|th|er|e|o)(?:${MONTH_WORD})`);

/** The forms that a text can hold at all: most cells of a long table are plain words or numbers, and are told so at once. */
function* possibleForms(folded: string): Generator<readonly [RegExp, Reader]> {
  if (TWO_SEPARATORS.test(folded)) yield* BY_SEPARATORS;
  if (folded.includes('年')) yield* BY_YEAR_SIGN;
  if (ANY_MONTH_NAME.test(folded)) yield* BY_MONTH_NAME;
}

const TIME = /^[,;]? ?(?:at |um |a |t)?\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?:\.\d+)? ?(?:am|pm|uhr|h|z)?$/;
const WEEKDAY = /^(?:[a-z]{2,10}\.?,?) ?$/;

/** No printed date is longer, weekday and time included; a cell may hold a book. */
const LONGEST = 200;

/** Reads a text that is wholly one date, a weekday before it and a time behind it allowed. Null otherwise. */
export function parseDate(text: string, convention: Convention = UNKNOWN_CONVENTION): CalendarDate | null {
  if (text.length > LONGEST) return null;
  const folded = foldedText(text);
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(folded);
  if (compact) return isoDate(Number(compact[1]), Number(compact[2]), Number(compact[3]), 1900, 2100);
  const [date, ...others] = findDates(folded, convention);
  if (!date || others.length > 0) return null;
  const before = folded.slice(0, date.start);
  const behind = folded.slice(date.end).trim();
  if (before !== '' && !WEEKDAY.test(before)) return null;
  if (behind !== '' && !TIME.test(behind) && !/^[.,;]$/.test(behind)) return null;
  return { iso: date.iso, ambiguous: date.ambiguous };
}

function yearFirst(groups: Record<string, string>): Omit<FoundDate, 'start' | 'end'> | null {
  const date = isoDate(Number(groups.y), Number(groups.m), Number(groups.d));
  return date && { ...date, provesOrder: null };
}

function monthName(groups: Record<string, string>): Omit<FoundDate, 'start' | 'end'> | null {
  const date = isoDate(fullYear(groups.y!), MONTH_NUMBERS.get(groups.month!)!, Number(groups.d));
  return date && { ...date, provesOrder: null };
}

/** Points between the parts are written day first everywhere; strokes and hyphens may be either. */
function numeric(groups: Record<string, string>, convention: Convention): Omit<FoundDate, 'start' | 'end'> | null {
  const [a, b, year] = [Number(groups.a), Number(groups.b), fullYear(groups.y!)];
  const dayFirst = isoDate(year, b, a);
  const monthFirst = isoDate(year, a, b);
  if (!dayFirst || !monthFirst) {
    const certain = dayFirst ?? monthFirst;
    return certain && { ...certain, provesOrder: groups.s === '.' ? null : dayFirst ? 'dmy' : 'mdy' };
  }
  if (a === b || groups.s === '.') return { ...dayFirst, provesOrder: null };
  const chosen = convention.dateOrder === 'mdy' ? monthFirst : dayFirst;
  return { ...chosen, ambiguous: convention.dateOrder === null, provesOrder: null };
}

/** Two digits mean 1970 to 2069: documents are about the recent past and the near future. */
function fullYear(printed: string): number {
  const year = Number(printed.replace("'", ''));
  if (printed.replace("'", '').length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function isoDate(year: number, month: number, day: number, minYear = 1000, maxYear = 9999): CalendarDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < minYear || year > maxYear || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return { iso: `${year}-${twoDigits(month)}-${twoDigits(day)}`, ambiguous: false };
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');
