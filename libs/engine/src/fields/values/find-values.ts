import { currencyOf, findDates, plainText, type Convention, type FoundDate } from '@gridline/values';
import { boxHeight, boxAround, unionBox } from '../../model/box';
import { endsLikeWrittenSum, periodJoiners } from '../../lexicon/lexicon';
import { readScoreOf, textOf, type Word } from '../../model/page';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { FIND_VALUES } from './weights';
import type { PrintedValue, ValueSpan } from './printed-value';
import { amountSpans } from './amount-spans';
import { withCarriedCodes } from './carried-codes';
import { codeSpans } from './code-spans';
import { lineCarriedOn } from './line-carried-on';

/** Every date, amount, IBAN, BIC and VAT number of a page. A word serves one of them; amounts come last, because most digits look like one. */
export function findValues(page: LaidOutPage, convention: Convention): PrintedValue[] {
  const misread = page.reader === 'ocr';
  const values = page.segments
    .flatMap((segment) => valuesOfSegment(segment, convention, misread))
    .map((value) => saidAgain(withCurrencyAbove(value, page), page));
  const all = [...withCarriedCodes(values, page), ...carriedDays(page, values, convention)];
  return misread ? withoutCounts(all) : all;
}

/** `16-02-2025 t/m 15-03-` over `2025`, `1 September 2026 to 30` over `September 2026`: a narrow cell breaks a period within its second day. */
function carriedDays(page: LaidOutPage, values: readonly PrintedValue[], convention: Convention): PrintedValue[] {
  const days = values.filter(({ kind }) => kind === 'date');
  return days.flatMap(({ segment, end }) => {
    const rest = textOf(segment.words.slice(end));
    const isAlone = days.filter((other) => other.segment === segment).length === 1;
    const below = isAlone && /\d/.test(rest) ? lineCarriedOn(segment, page) : undefined;
    if (!below || days.some((other) => other.segment === below)) return [];
    const both = `${rest}${/[-./]$/.test(rest) ? '' : ' '}${below.text}`;
    const [day] = findDates(both, convention).filter(({ iso }) => isOfPapers(iso));
    if (!day || day.start >= rest.length || day.end <= rest.length) return [];
    const value = toValue(segment, { kind: 'date', start: end, end: segment.words.length, ...dayRead(both, day) });
    return [{ ...value, text: `${value.text} ${below.text}`, box: unionBox([value.box, below.box]) }];
  });
}

/** A narrow cell leaves the sign of the currency on its line and carries the amount over to the next: the value begins with the sign. */
function withCurrencyAbove(value: PrintedValue, { lines }: LaidOutPage): PrintedValue {
  const { kind, segment, box } = value;
  if (kind !== 'amount' || value.currency || lines[segment.line]!.segments.length > 1 || segment.words.length > value.end - value.start)
    return value;
  const above = lines[segment.line - 1]?.segments.at(-1);
  const currency = above && above.words.length === 1 ? currencyOf(above.text) : null;
  if (!currency) return value;
  const height = boxHeight(box);
  const isCarriedOver =
    Math.abs(above!.box.right - box.right) < FIND_VALUES.carriedEdge * height &&
    box.top - above!.box.bottom < FIND_VALUES.carriedGap * height;
  return isCarriedOver ? { ...value, currency, box: unionBox([above!.box, box]) } : value;
}

/** `일금 삼백만원정 (₩3,000,000)`, and `金肆佰萬元整   (¥4,000,000)` a gap apart: a sum is said again in figures, and their brackets take nothing off. */
function saidAgain(value: PrintedValue, { lines }: LaidOutPage): PrintedValue {
  const { kind, segment, start, text } = value;
  if (kind !== 'amount' || !value.value.startsWith('-') || !BRACKETED_SIGN.test(text)) return value;
  const { segments } = lines[segment.line]!;
  const isAgain = start > 0 ? BRACKETED_WON.test(text) : endsLikeWrittenSum(segments[segments.indexOf(segment) - 1]?.text ?? '');
  return isAgain ? { ...value, value: value.value.slice(1) } : value;
}

const BRACKETED_SIGN = /^[(（] ?[¥￥₩￦]/;
const BRACKETED_WON = /^\(₩/;

/** Where a recognised page prints its amounts with cents, a number without them is a count or has lost its point. */
function withoutCounts(values: readonly PrintedValue[]): PrintedValue[] {
  const amounts = values.filter(({ kind }) => kind === 'amount');
  if (amounts.filter(({ form }) => form === 1).length < Math.max(FIND_VALUES.fewAmounts, FIND_VALUES.many * amounts.length))
    return [...values];
  return values.map((value) =>
    value.kind === 'amount' && value.form < FIND_VALUES.withCents ? { ...value, form: FIND_VALUES.countsForm * value.form } : value,
  );
}

function valuesOfSegment(segment: Segment, convention: Convention, misread: boolean): PrintedValue[] {
  const taken = new Set<number>();
  const values: PrintedValue[] = [];
  const add = (spans: readonly ValueSpan[]): void => {
    const free = spans.filter(({ start, end }) => !isTaken(taken, start, end));
    for (const span of free) values.push(toValue(segment, span));
    for (const { start, end } of free) for (let index = start; index < end; index++) taken.add(index);
  };
  const plain = segment.words.map((word) => plainText(word.text)).join(' ');
  add(codeSpans(segment, plain));
  // Two dates may share a word: `02/26/20-03/03/20`.
  add(dateSpans(segment, plain, convention));
  add(amountSpans(segment.words, taken, convention, misread));
  return values;
}

function isTaken(taken: ReadonlySet<number>, start: number, end: number): boolean {
  for (let index = start; index < end; index++) if (taken.has(index)) return true;
  return false;
}

function toValue(segment: Segment, { kind, start, end, value, form, currency }: ValueSpan): PrintedValue {
  const words = segment.words.slice(start, end);
  const text = textOf(words);
  const readScore = readScoreOf(words);
  const printed = { kind, segment, start, end, box: boxAround(words), text, value, form, readScore };
  return currency ? { ...printed, currency } : printed;
}

/** Where each word of a segment begins in its plain text. */
function wordOffsets(words: readonly Word[]): number[] {
  let offset = 0;
  return words.map((word) => {
    const start = offset;
    offset += plainText(word.text).length + 1;
    return start;
  });
}

function wordRange(offsets: readonly number[], from: number, to: number): { start: number; end: number } {
  const start = offsets.findLastIndex((offset) => offset <= from);
  const end = offsets.findIndex((offset) => offset >= to);
  return { start, end: end < 0 ? offsets.length : end };
}

/** Papers are of our days: `V26-09-1174` is a number. */
const isOfPapers = (iso: string): boolean => /^(?:19|20)/.test(iso);

/** A day that could also be a month keeps its printed form: saying less is better than saying wrong. */
function dateSpans(segment: Segment, plain: string, convention: Convention): ValueSpan[] {
  const dates = findDates(plain, convention).filter(({ iso }) => isOfPapers(iso));
  if (dates.length === 0) return [];
  const offsets = wordOffsets(segment.words);
  return dates.flatMap((date): ValueSpan[] => {
    const own: ValueSpan = {
      kind: 'date',
      ...wordRange(offsets, date.start, date.end),
      ...dayRead(plain, date),
    };
    const begins = date.ambiguous ? null : beginningOf(plain, date, convention);
    return begins
      ? [{ ...own, ...wordRange(offsets, begins.start, begins.end), value: begins.iso, form: FIND_VALUES.borrowedYear }, own]
      : [own];
  });
}

/** A day that may be of two stays as it is printed. */
const dayRead = (plain: string, { ambiguous, iso, start, end }: FoundDate): Pick<ValueSpan, 'value' | 'form'> =>
  ambiguous ? { value: plain.slice(start, end), form: FIND_VALUES.ambiguousDate } : { value: iso, form: 1 };

/** `1 November to 30 November 2024`, `01.03.–31.03.2026`, `1–30 June 2026`: the beginning of a period borrows what is printed once, at its end. */
function beginningOf(plain: string, date: FoundDate, convention: Convention): { start: number; end: number; iso: string } | null {
  const before = plain.slice(0, date.start);
  const groups = (BEGINNING.exec(before) ?? BEGINNING_DAY.exec(before))?.groups;
  if (!groups) return null;
  const start = before.length - groups.whole!.length;
  const year = Number(date.iso.slice(0, 4));
  const day = groups.day!.padStart(2, '0');
  const isoIn = (of: number): string | undefined => {
    if (groups.month) return findDates(`${groups.day} ${groups.month} ${of}`)[0]?.iso;
    if (groups.number) return findDates(`${groups.day}.${groups.number}.${of}`, { ...convention, dateOrder: 'dmy' })[0]?.iso;
    return findDates(`${of}${date.iso.slice(4, 8)}${day}`)[0]?.iso;
  };
  if (groups.number && convention.dateOrder === 'mdy') return null;
  const iso = [isoIn(year), isoIn(year - 1)].find((each) => each !== undefined && each < date.iso);
  return iso ? { start, end: start + groups.date!.length, iso } : null;
}

const BEGINNING = new RegExp(
  `(?<![\\d./-])(?<whole>(?<date>(?<day>\\d{1,2})(?:\\.? (?<month>\\p{L}{3,12})\\.?|[./](?<number>\\d{1,2})\\.?)) ?(?:[-–—→]|${periodJoiners}) ?)$`,
  'u',
);
/** A day alone stands right before the dash: a number of anything else may stand before a blank. */
const BEGINNING_DAY = /(?<![\d./\p{L}-])(?<whole>(?<date>(?<day>\d{1,2}))\.?[-–—])$/u;
