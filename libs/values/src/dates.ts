import { builtValueWords } from './built-words';
import { UNKNOWN_CONVENTION, type Convention } from './convention';
import { anyDateWord, anyOpening, dateForm, formMarks, type IndexedDates } from './date-words';
import { makeMonthNames, type MonthNames } from './month-names';
import { foldedText } from './printed-text';
import { remembered } from './remembered';

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

const YEAR = "'?(?:\\d{4}|\\d{2})";

type Reader = (groups: Record<string, string>, dateOrder: Convention['dateOrder']) => Omit<FoundDate, 'start' | 'end'> | null;

/** A year begins no day in the middle of a number, but does behind another such day: `2024-02-01/2024-02-29` (ISO 8601-1, 5.5), `2024.02.01–2024.02.29`. */
const YEAR_BEGINS = '(?:(?<![\\d/.-])|(?<=(?<!\\d)\\d{4} ?\\1 ?\\d{1,2} ?([-/.]) ?\\d{1,2}\\.?(?:[-/]|\\.\\.)))';

/** What reads dates in some languages. */
interface DateReader {
  findDates: (text: string, convention?: Convention) => readonly FoundDate[];
  parseDate: (text: string, convention?: Convention) => CalendarDate | null;
}

/** The patterns and names that a reader of some languages asks. */
interface KnownDates extends MonthNames, Record<'byForm' | 'byNumbers' | 'byMonthName', readonly (readonly [RegExp, Reader])[]> {
  holdsForm: RegExp;
  time: RegExp;
  ending: RegExp;
}

const knownDates = (words: IndexedDates): KnownDates => {
  const names = makeMonthNames(words);
  return {
    ...names,
    byForm: words.forms.map((form) => [dateForm(form), yearFirst] as const),
    byNumbers: [...BY_YEARS_OF_PLACES, ...bySeparators(words)],
    byMonthName: byMonthName(words, names),
    holdsForm: new RegExp(formMarks(words), 'u'),
    time: new RegExp(
      `^[,;]? ?(?:(?:${anyDateWord(words, 'timeOpenings')}) |t)?\\d{1,2}[:.h]\\d{2}(?:[:.]\\d{2})?(?:\\.\\d+)? ?(?:${anyDateWord(words, 'dayHalves')}|${anyDateWord(words, 'timeEndings')}|z)?$`,
    ),
    ending: new RegExp(`^(?:${anyDateWord(words, 'dateEndings')})?[.,;]?$`),
  };
};

/** A time may have points, too: then its half of the day, or its tenths, follow. */
const bySeparators = (words: IndexedDates): readonly (readonly [RegExp, Reader])[] => [
  [new RegExp(`${YEAR_BEGINS}(?<y>\\d{4}) ?(?<s>[-/.]) ?(?<m>\\d{1,2}) ?\\k<s> ?(?<d>\\d{1,2})(?!\\d)`, 'g'), yearFirst],
  [
    new RegExp(
      `(?<![\\d.,])(?<a>\\d{1,2}) ?(?<s>[-/.]) ?(?<b>\\d{1,2}) ?\\k<s> ?(?<y>'?\\d{4}|'?\\d{2})(?![\\d]|[.,]\\d| ?(?:${anyDayHalf(words)})\\b)`,
      'g',
    ),
    numeric,
  ],
];

/** `p.m`: a point may part its letters. */
const anyDayHalf = (words: IndexedDates): string => (words.lists.dayHalves ?? []).map((half) => [...half].join('\\.?')).join('|') || '(?!)';

/** `令和8年3月12日`, `R8.3.12`; `民國115年3月12日`, `115/03/12`, `115.03.12`: what years are counted from is a calendar's, not a language's. */
const BY_YEAR_SIGN: readonly (readonly [RegExp, Reader])[] = [
  [/(?<era>明治|大正|昭和|平成|令和) ?(?<y>\d{1,2}|元) ?[年./-] ?(?<m>\d{1,2}) ?[月./-] ?(?<d>\d{1,2}) ?日?/g, yearOfEra],
  [/(?:中?[華华]?民[國国] ?|(?<!\d))(?<y>\d{2,3}) ?年 ?(?<m>\d{1,2}) ?月 ?(?<d>\d{1,2}) ?[日號号]?/g, yearOfRepublic],
];
const BY_YEARS_OF_PLACES: readonly (readonly [RegExp, Reader])[] = [
  [/(?<![\p{L}\d])(?<era>[hr])\.?(?<y>[0-3]?\d)(?<s>[./])(?<m>\d{1,2})\k<s>(?<d>\d{1,2})(?![\d./-])/gu, yearOfEra],
  [/(?<![\d./-])(?<y>1[0-4]\d)\/(?<m>\d{1,2})\/(?<d>\d{1,2})(?![\d/])/g, yearOfRepublic],
  [/(?<![\d./-])(?<y>1[0-4]\d)\.(?<m>\d{2})\.(?<d>\d{2})(?![\d./-])/g, yearOfRepublic],
];

const MONTH = '(?<month>(?:\\p{Script=Thai}{1,3}\\.){2}|[\\p{L}\\p{M}]{2,14})';

function byMonthName(words: IndexedDates, names: MonthNames): readonly (readonly [RegExp, Reader])[] {
  const endings = anyDateWord(words, 'dayEndings');
  const before = `(?:${anyOpening(words, 'monthOpenings')}|(?:${anyDateWord(words, 'monthPrefixes')}) ?)?`;
  const yearWords = anyDateWord(words, 'yearWords');
  const read: Reader = (groups) => monthName(groups, names);
  const sources = [
    `(?<![\\p{L}\\p{N}_.,])(?<d>\\d{1,2})(?<ordinal>${endings}|\\.?[ºª])?(?<gap>[-. /,»"]*)${before}${MONTH}(?! ?- ?\\d{1,2}\\.? \\p{L}{3})[-. /,]*(?:${anyOpening(words, 'yearOpenings')})?(?<y>${YEAR})(?![\\d])`,
    `(?<!\\p{L})${MONTH}[-. /]*(?<d>\\d{1,2})(?:${endings})?[-. /,]+(?<y>${YEAR})(?!\\d)`,
    // `2026. március 12.`, `2026 m. kovo 12 d.`, `2026-Mar-12`
    `(?<![\\d.,])(?<y>\\d{4})\\.?(?: ?(?:${yearWords}))?[- /]+${MONTH}\\.?[- /]+(?<d>\\d{1,2})(?!\\d)`,
    // `2026. gada 12. marts`, `2026 жылғы 12 наурыз`
    `(?<!\\d)(?<y>\\d{4})\\.? ?(?:${yearWords}) (?<d>\\d{1,2})\\.? ?${MONTH}`,
  ];
  return sources.map((source) => [new RegExp(source, 'gu'), read] as const);
}

/** Reads dates as the papers of some languages print them. */
function makeDateReader(words: IndexedDates): DateReader {
  const known = knownDates(words);
  /** A convention says of dates which of day and month comes first. */
  const datesIn = {
    dmy: remembered((text) => readDates(text, 'dmy', known)),
    mdy: remembered((text) => readDates(text, 'mdy', known)),
    unknown: remembered((text) => readDates(text, null, known)),
  };
  const find: DateReader['findDates'] = (text, { dateOrder } = UNKNOWN_CONVENTION) =>
    /\d/.test(text) ? datesIn[dateOrder ?? 'unknown'](text) : [];
  return { findDates: find, parseDate: (text, convention = UNKNOWN_CONVENTION) => wholeDate(text, convention, find, known) };
}

let every: DateReader | undefined;
const everyLanguage = (): DateReader => (every ??= makeDateReader(builtValueWords().dates));

/** Every date of a text with a day, a month and a year, from left to right. Positions are those of the plain form of the text. */
export const findDates: DateReader['findDates'] = (text, convention) => everyLanguage().findDates(text, convention);

/** Reads a text that is wholly one date, a weekday before it and a time behind it allowed. Null otherwise. */
export const parseDate: DateReader['parseDate'] = (text, convention) => everyLanguage().parseDate(text, convention);

function readDates(text: string, dateOrder: Convention['dateOrder'], known: KnownDates): FoundDate[] {
  const folded = foldedText(text);
  const found: FoundDate[] = [];
  for (const [pattern, read] of possibleForms(folded, known)) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
      const start = match.index;
      const end = start + match[0].length;
      const date = found.some((other) => start < other.end && end > other.start) ? null : read(match.groups!, dateOrder);
      // What is no date may hide the beginning of one: `10 pcs 12 March 2026`.
      if (date) found.push({ ...date, start, end });
      else pattern.lastIndex = start + 1;
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const TWO_SEPARATORS = /[-/.] ?\d{1,2} ?[-/.]/;
const WORD_AMONG_NUMBERS = /\d\D*\p{L}[\p{L}\p{M}.]\D*\d|\p{L}{2}\D*\d.*\d/u;

/** The forms that a text can hold at all: most cells of a long table are plain words or numbers, and are told so at once. */
function* possibleForms(folded: string, known: KnownDates): Generator<readonly [RegExp, Reader]> {
  if (known.holdsForm.test(folded)) yield* known.byForm;
  if (/[年和成]/.test(folded)) yield* BY_YEAR_SIGN;
  if (TWO_SEPARATORS.test(folded)) yield* known.byNumbers;
  if (WORD_AMONG_NUMBERS.test(folded)) yield* known.byMonthName;
}

const WEEKDAY = /^(?:[\p{L}\p{M}]{2,14}\.?,?) ?$/u;
/** No printed date is longer, weekday and time included; a cell may hold a book. */
const LONGEST = 200;

/** `Mon,`, `den`, `torsdag den`, `piątek,`. */
function isBeforeDate(before: string, { isWeekday }: MonthNames): boolean {
  const [first = '', second] = before
    .replace(/«$/, '')
    .split(/[.,]? /)
    .filter(Boolean);
  return WEEKDAY.test(before) || before === '«' || (second !== undefined && second.length <= 4 && isWeekday(first));
}

function wholeDate(text: string, convention: Convention, find: DateReader['findDates'], known: KnownDates): CalendarDate | null {
  if (text.length > LONGEST) return null;
  const folded = foldedText(text);
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(folded);
  if (compact) return isoDate(Number(compact[1]), Number(compact[2]), Number(compact[3]), 1900, 2100);
  const [date, ...others] = find(folded, convention);
  if (!date || others.length > 0) return null;
  const before = folded.slice(0, date.start);
  const behind = folded.slice(date.end).trim();
  if (before !== '' && !isBeforeDate(before, known)) return null;
  const mayFollow = known.time.test(behind) || known.ending.test(behind) || known.isWeekday(behind.replace(/[(),]/g, '').trim());
  if (behind !== '' && !mayFollow) return null;
  return { iso: date.iso, ambiguous: date.ambiguous };
}

/** Japan counts the years of an emperor; the first is `元`. */
const ERAS: Readonly<Record<string, number>> = {
  ...{ 明治: 1868, 大正: 1912, 昭和: 1926, 平成: 1989, 令和: 2019 },
  ...{ h: 1989, r: 2019 },
};

function yearOfEra(groups: Record<string, string>): Omit<FoundDate, 'start' | 'end'> | null {
  const year = ERAS[groups.era!]! - 1 + (groups.y === '元' ? 1 : Number(groups.y));
  return yearFirst({ ...groups, y: String(year) });
}

/** Taiwan counts from 1912 on; two digits alone may be of any calendar. */
function yearOfRepublic(groups: Record<string, string>): Omit<FoundDate, 'start' | 'end'> | null {
  return groups.y!.length === 3 ? yearFirst({ ...groups, y: String(1911 + Number(groups.y)) }) : null;
}

function yearFirst(groups: Record<string, string>): Omit<FoundDate, 'start' | 'end'> | null {
  const [year, month, day] = [Number(groups.y), Number(groups.m), Number(groups.d)];
  const isSolar = groups.s === '/' && year >= SOLAR.first && year <= SOLAR.last;
  const date = isSolar ? solarDate(year, month, day) : isoDate(year, month, day);
  return date && { ...date, provesOrder: null };
}

/** The years that papers of Iran print, with strokes: Islamic years of our days come after them, and what a scholar writes of the Middle Ages is `1415-10-25`. */
const SOLAR = { first: 1300, last: 1429 };

/** Months of the solar calendar of Iran have 31 days six times, then 30; a year begins on 20 or 21 March. Right for the years of `SOLAR`. */
function solarDate(year: number, month: number, day: number): CalendarDate | null {
  const isLeap = SOLAR_LEAP_YEARS.has(year % 33);
  const days = month <= 6 ? 31 : month < 12 || isLeap ? 30 : 29;
  if (month < 1 || month > 12 || day < 1 || day > days) return null;
  const past = year - SOLAR.first;
  const leaps = Array.from({ length: past }, (_, at) => SOLAR.first + at).filter((each) => SOLAR_LEAP_YEARS.has(each % 33)).length;
  const dayOfYear = 31 * Math.min(month - 1, 6) + 30 * Math.max(0, month - 7) + day - 1;
  const date = new Date(Date.UTC(1921, 2, 21) + 86_400_000 * (365 * past + leaps + dayOfYear));
  return { iso: date.toISOString().slice(0, 10), ambiguous: false };
}
const SOLAR_LEAP_YEARS: ReadonlySet<number> = new Set([1, 5, 9, 13, 17, 22, 26, 30]);

/** What looks like an ordinal may be the month's first letter: `5oct2026`. */
function monthName(groups: Record<string, string>, { monthNamed }: MonthNames): Omit<FoundDate, 'start' | 'end'> | null {
  const afterPoint = groups.gap?.startsWith('.') ?? false;
  const named = monthNamed(groups.month!, afterPoint) ?? monthNamed(`${groups.ordinal ?? ''}${groups.month!}`, afterPoint);
  const isThai = /\p{Script=Thai}/u.test(groups.month!);
  const year = isThai && /^\d{2}$/.test(groups.y!) ? 2500 + Number(groups.y) : fullYear(groups.y!);
  const date = named && isoDate(year, named.month, Number(groups.d));
  return date ? { ...date, ambiguous: named.ambiguous, provesOrder: null } : null;
}

/** Points between the parts are written day first everywhere; strokes and hyphens may be either. */
function numeric(groups: Record<string, string>, dateOrder: Convention['dateOrder']): Omit<FoundDate, 'start' | 'end'> | null {
  const [a, b, year] = [Number(groups.a), Number(groups.b), fullYear(groups.y!)];
  const dayFirst = isoDate(year, b, a);
  const monthFirst = isoDate(year, a, b);
  if (!dayFirst || !monthFirst) {
    const certain = dayFirst ?? monthFirst;
    return certain && { ...certain, provesOrder: groups.s === '.' ? null : dayFirst ? 'dmy' : 'mdy' };
  }
  if (a === b || groups.s === '.') return { ...dayFirst, provesOrder: null };
  const chosen = dateOrder === 'mdy' ? monthFirst : dayFirst;
  return { ...chosen, ambiguous: dateOrder === null, provesOrder: null };
}

/** Two digits mean 1970 to 2069: documents are about the recent past and the near future. */
function fullYear(printed: string): number {
  const year = Number(printed.replace("'", ''));
  if (printed.replace("'", '').length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

/** The Buddhist years of Thailand run 543 ahead: no other calendar that papers print has reached them. */
const BUDDHIST = { first: 2440, last: 2700, ahead: 543 };
const commonYear = (year: number): number => (year >= BUDDHIST.first && year <= BUDDHIST.last ? year - BUDDHIST.ahead : year);

function isoDate(printedYear: number, month: number, day: number, minYear = 1000, maxYear = 9999): CalendarDate | null {
  const year = commonYear(printedYear);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < minYear || year > maxYear || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return { iso: `${year}-${twoDigits(month)}-${twoDigits(day)}`, ambiguous: false };
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');
