import {
  currencyOf,
  findDates,
  findIbans,
  findUnprovenIbans,
  findVatIds,
  foldedVatId,
  isBic,
  mayHoldDigit,
  plainText,
  type Convention,
  type FoundDate,
} from '@gridline/values';
import { boxHeight, boxAround, unionBox, type Box } from '../../model/box';
import { readAmount } from '../../reckoning/read-amount';
import { periodJoiners } from '../../lexicon/lexicon';
import { readScoreOf, textOf, type Word } from '../../model/page';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { FIND_VALUES } from './weights';

/** What a printed text can be read as. */
export type PrintedKind = 'date' | 'amount' | 'iban' | 'bic' | 'vatId';

/** A text on the page that reads as a value of one kind. */
export interface PrintedValue {
  kind: PrintedKind;
  segment: Segment;
  /** Word positions in the segment, `end` exclusive. */
  start: number;
  end: number;
  box: Box;
  text: string;
  /** Normalised: ISO date, plain decimal, code without blanks; tax numbers as they are printed. */
  value: string;
  /** 1 where the form leaves no doubt, less for an ambiguous date or a bare integer as an amount. */
  form: number;
  readScore: number;
  currency?: string;
}

/** Every date, amount, IBAN, BIC and VAT number of a page. A word serves one of them; amounts come last, because most digits look like one. */
export function findValues(page: LaidOutPage, convention: Convention): PrintedValue[] {
  const misread = page.reader === 'ocr';
  const values = page.segments
    .flatMap((segment) => valuesOfSegment(segment, convention, misread))
    .map((value) => saidAgain(withCurrencyAbove(value, page), page));
  const all = [...values, ...carriedDays(page, values, convention)];
  return misread ? withoutCounts(all) : all;
}

/** `16-02-2025 t/m 15-03-` over `2025`, `1 September 2026 to 30` over `September 2026`: a narrow cell breaks a period within its second day. */
function carriedDays(page: LaidOutPage, values: readonly PrintedValue[], convention: Convention): PrintedValue[] {
  const days = values.filter(({ kind }) => kind === 'date');
  return days.flatMap(({ segment, end }) => {
    const rest = textOf(segment.words.slice(end));
    const isAlone = days.filter((other) => other.segment === segment).length === 1;
    const below = isAlone && /\d/.test(rest) ? carriedLine(segment, page) : undefined;
    if (!below || days.some((other) => other.segment === below)) return [];
    const both = `${rest}${/[-./]$/.test(rest) ? '' : ' '}${below.text}`;
    const [day] = findDates(both, convention).filter(({ iso }) => isOfPapers(iso));
    if (!day || day.start >= rest.length || day.end <= rest.length) return [];
    const value = toValue(segment, { kind: 'date', start: end, end: segment.words.length, ...dayRead(both, day) });
    return [{ ...value, text: `${value.text} ${below.text}`, box: unionBox([value.box, below.box]) }];
  });
}

/** The line closely below at the same edge. */
const carriedLine = ({ box, line, fontSize }: Segment, { lines }: LaidOutPage): Segment | undefined =>
  lines[line + 1]?.segments.find(
    (below) => Math.abs(below.box.left - box.left) < fontSize && below.box.top - box.bottom < FIND_VALUES.carriedGap * boxHeight(box),
  );

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
  const isAgain = start > 0 ? BRACKETED_WON.test(text) : WRITTEN_OUT.test(segments[segments.indexOf(segment) - 1]?.text ?? '');
  return isAgain ? { ...value, value: value.value.slice(1) } : value;
}

const BRACKETED_SIGN = /^[(（] ?[¥￥₩￦]/;
const BRACKETED_WON = /^\(₩/;
const WRITTEN_OUT = /(?:원|圓|圆|元|円)\s?(?:정|整|也)?$/;

/** Where a recognised page prints its amounts with cents, a number without them is a count or has lost its point. */
function withoutCounts(values: readonly PrintedValue[]): PrintedValue[] {
  const amounts = values.filter(({ kind }) => kind === 'amount');
  if (amounts.filter(({ form }) => form === 1).length < Math.max(FIND_VALUES.fewAmounts, FIND_VALUES.many * amounts.length))
    return [...values];
  return values.map((value) =>
    value.kind === 'amount' && value.form < FIND_VALUES.withCents ? { ...value, form: FIND_VALUES.countsForm * value.form } : value,
  );
}

type Span = Omit<PrintedValue, 'segment' | 'box' | 'text' | 'readScore'>;

function valuesOfSegment(segment: Segment, convention: Convention, misread: boolean): PrintedValue[] {
  const taken = new Set<number>();
  const values: PrintedValue[] = [];
  const add = (spans: readonly Span[]): void => {
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

function toValue(segment: Segment, { kind, start, end, value, form, currency }: Span): PrintedValue {
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
function dateSpans(segment: Segment, plain: string, convention: Convention): Span[] {
  const dates = findDates(plain, convention).filter(({ iso }) => isOfPapers(iso));
  if (dates.length === 0) return [];
  const offsets = wordOffsets(segment.words);
  return dates.flatMap((date): Span[] => {
    const own: Span = {
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
const dayRead = (plain: string, { ambiguous, iso, start, end }: FoundDate): Pick<Span, 'value' | 'form'> =>
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

function codeSpans(segment: Segment, plain: string): Span[] {
  const spans: Span[] = [];
  const locate = (kind: PrintedKind, code: string, form: number): void => {
    const range = locateCode(segment.words, code);
    if (range)
      spans.push({ kind, ...range, value: kind === 'vatId' ? printedCode(segment.words.slice(range.start, range.end), code) : code, form });
  };
  for (const iban of findIbans(plain)) locate('iban', iban, 1);
  for (const iban of findUnprovenIbans(plain)) locate('iban', iban, FIND_VALUES.unprovenIban);
  for (const { vatId, valid } of findVatIds(plain)) locate('vatId', vatId, valid === false ? FIND_VALUES.wrongVatId : 1);
  for (const [index, word] of segment.words.entries()) {
    if (!/[A-Z]{6}/.test(word.text)) continue;
    const text = word.text.replace(/^[(\[]|[)\],;.]+$/g, '');
    if (isBic(text))
      spans.push({
        kind: 'bic',
        start: index,
        end: index + 1,
        value: text,
        form: text.length === 11 || /\d/.test(text) ? 1 : FIND_VALUES.shortBic,
      });
  }
  return spans;
}

/** A code as its words print it, without what they hold before and behind it. */
function printedCode(words: readonly Word[], code: string): string {
  const grouped = [...code].map((sign) => sign.replace(/[+*]/, '\\$&')).join('[ .\\-/:]*');
  const printed = words.map((word) => plainText(word.text)).join(' ');
  return new RegExp(grouped, 'i').exec(printed)?.[0] ?? code;
}

/** The words that together hold a code, blanks and points between its groups left out. */
function locateCode(words: readonly Word[], code: string): { start: number; end: number } | null {
  for (let start = 0; start < words.length; start++) {
    let joined = '';
    for (let end = start; end < words.length && joined.length < code.length + 12; end++) {
      joined += foldedVatId(words[end]!.text);
      if (!joined.includes(code)) continue;
      const next = words
        .slice(start + 1, end + 1)
        .map((word) => foldedVatId(word.text))
        .join('');
      if (!next.includes(code)) return { start, end: end + 1 };
    }
  }
  return null;
}

/** What no amount holds: the longest name of a currency has five letters, and `CR` behind it two. */
const WORD_OF_TEXT = /[A-Za-z]{8}/;

function amountSpans(words: readonly Word[], taken: ReadonlySet<number>, convention: Convention, misread: boolean): Span[] {
  const spans: Span[] = [];
  if (!words.some((word) => mayHoldDigit(word.text))) return spans;
  let start = 0;
  while (start < words.length) {
    const span = taken.has(start) ? null : longestAmount(words, start, taken, convention, misread);
    if (span) spans.push(span);
    start = span ? span.end : start + 1;
  }
  return spans;
}

function longestAmount(
  words: readonly Word[],
  start: number,
  taken: ReadonlySet<number>,
  convention: Convention,
  misread: boolean,
): Span | null {
  const upTo = textsUpTo(words, start);
  for (let end = start + upTo.length; end > start; end--) {
    if (taken.has(end - 1)) continue;
    const printed = upTo[end - start - 1]!;
    if (!mayHoldDigit(printed) || MASKED.test(printed)) return null;
    if (end < words.length && end > start + 1 && LONE_DASH.test(words[end - 1]!.text)) continue;
    if (words.slice(start, end - 1).some(({ text }) => (misread ? DAY_OF_YEAR : ENDS_IN_POINT).test(text))) continue;
    if (DAY_OF_YEAR.test(printed) && mayHoldDigit(words[end]?.text ?? '')) return null;
    const text = withoutMarks(printed);
    const amount = readAmount(text, convention) ?? (misread ? readAmount(mended(text), convention) : null);
    if (amount?.percent) return null;
    if (!amount) continue;
    return {
      kind: 'amount',
      start,
      end,
      value: amount.value,
      form: amountForm(text, amount.currency !== null),
      ...(amount.currency ? { currency: amount.currency } : {}),
    };
  }
  return null;
}

/** An amount as it is printed, without what is beside it in its words. */
const withoutMarks = (printed: string): string =>
  printed
    .replace(/[:;*]+$/, '')
    .replace(/^[:*=]+/, '')
    .replace(OPENED_BRACKET, '$1')
    .replace(CLOSING_DASH, '$1');

/** `(₩21,324,600, 부가세 포함)`, `(€ 96.00 incl. VAT)`: the bracket goes on behind the amount. */
const OPENED_BRACKET = /^[(（]([^()（）]*\d),?$/;

/** `****4471`, `XX9012`: a card's or an account's number but for its last digits. */
const MASKED = /^(?:(?:[*•#]{3,}|[xX]{2,}) ?\d{2,6}|\d{2,6}[*•#]{3,})$/;

/** `¥227,210−`: no more digits follow. */
const CLOSING_DASH = /^([¥￥]\s?[\d,]+)[-−–—ー]$/;

/** `vom 15.01. 150,00`: what ends in a point is no group of the next number, though recognition may part `1. 234,50`. */
const ENDS_IN_POINT = /\d[.,]$/;
const DAY_OF_YEAR = /^\d{1,2}\.\d{1,2}\.$/;

/** `HT 19,25 – TVA 20 %`: a dash with words on both sides parts them. */
const LONE_DASH = /^[-−–—]$/;

/** The texts of the first word, the first two and so on, as many as may make an amount. */
function textsUpTo(words: readonly Word[], start: number): string[] {
  const texts: string[] = [];
  const last = Math.min(words.length, start + FIND_VALUES.mostAmountWords);
  for (let index = start; index < last; index++) {
    const { text } = words[index]!;
    if (WORD_OF_TEXT.test(text)) break;
    texts.push(index === start ? text : `${texts[texts.length - 1]!} ${text}`);
  }
  return texts;
}

/** What a recogniser makes of `64.13`, of `52.59` (a sign for its first digit), of `10.00` and of `RM3.00`: a lost point, letters and signs for digits, a misread sign of the currency. */
const mended = (text: string): string =>
  text
    .replace(/^(\D*\d+) (\d{2})$/, '$1.$2')
    .replace(/^§(?=\d*[.,]\d{2}$)/, '5')
    .replace(/^[A-Z]{1,2}(?=[\dO]+[.,][\dO]{2}$)/, '')
    .replace(/^[\dO]+[.,][\dO]{2}$/, (digits) => (/\d/.test(digits) ? digits.replace(/O/g, '0') : digits));

/** Two decimals make an amount; a bare integer may as well be a count. */
function amountForm(text: string, hasCurrency: boolean): number {
  if (/[.,] ?\d{2}(?!\d)/.test(text)) return 1;
  if (hasCurrency) return FIND_VALUES.withCurrency;
  return /[.,]/.test(text) ? FIND_VALUES.withMark : FIND_VALUES.bare;
}
