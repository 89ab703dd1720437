import type { Convention } from './convention';
import { findDates } from './dates';
import { mayHoldDigit, plainText } from './printed-text';

const NUMBER_TOKEN = /(?<![\w.,/-])[+-]?(?:\d[\d.,' ]*)?\d(?![\w/]|[.,-]\w)/g;

/** `1.10.`, `05.10.`: a day without its year, as statements print it before every amount. */
const DAY_OF_MONTH = /(?<![\d.,])(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?!\d)/g;

/** What one printed number says about the decimal sign: only forms that cannot be read the other way count. */
function decimalEvidence(token: string): '.' | ',' | null {
  const lastPoint = token.lastIndexOf('.');
  const lastComma = token.lastIndexOf(',');
  if (lastPoint >= 0 && lastComma >= 0) return lastPoint > lastComma ? '.' : ',';
  const position = Math.max(lastPoint, lastComma);
  if (position < 0) return null;
  const sign = token[position] as '.' | ',';
  if (token.indexOf(sign) !== position) return ENDS_IN_THOUSANDS.test(token) ? (sign === '.' ? ',' : '.') : null;
  const decimals = token.length - position - 1;
  // No group of thousands follows a nought: `0.180`.
  return decimals === 2 || (decimals === 3 && /^[+-]?0$/.test(token.slice(0, position))) ? sign : null;
}

/** `1.234.500`, and no number of a paragraph or a day: `115.03.11`. */
const ENDS_IN_THOUSANDS = /[.,' ]\d{3}$/;

/** `٥١٠٫٢٥٠`, `١٬٢٣٤٫٥٠`: Arabic has a sign for decimals alone, which is a point in the plain form. */
const ARABIC_DECIMAL = /(?<![\p{Nd}٫])\p{Nd}+(?:٬\p{Nd}{3})*٫\p{Nd}+(?![\p{Nd}٫])/gu;

/** The numbers of a text that blanks may part or group: `420 0.180 75.600` is three. */
const numbersOf = (token: string): string[] => (GROUPED_BY_BLANKS.test(token) ? [token] : token.split(' '));
const GROUPED_BY_BLANKS = /^[+-]?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/;

/**
 * The convention of a whole document from all its texts. The majority decides, because a document has one convention and the
 * odd one out is a version number or a reading error. A decimal comma also settles 03/04: no country that writes it puts the month first.
 */
export function inferConvention(texts: Iterable<string>): Convention {
  const decimals = { '.': 0, ',': 0 };
  const orders = { dmy: 0, mdy: 0 };
  for (const text of sample(texts)) {
    if (!mayHoldDigit(text)) continue;
    decimals['.'] += text.match(ARABIC_DECIMAL)?.length ?? 0;
    const plain = plainText(text);
    const dates = findDates(plain);
    for (const date of dates) if (date.provesOrder) orders[date.provesOrder]++;
    for (const [token] of maskSpans(plain, dates).replace(DAY_OF_MONTH, '/').matchAll(NUMBER_TOKEN)) {
      for (const number of numbersOf(token)) {
        const sign = decimalEvidence(number);
        if (sign) decimals[sign]++;
      }
    }
  }
  const decimal = majority(decimals['.'], decimals[','], '.', ',');
  const dateOrder = majority(orders.dmy, orders.mdy, 'dmy', 'mdy');
  return { decimal, dateOrder: dateOrder ?? (decimal === ',' ? 'dmy' : null) };
}

/** Texts that are looked at: the majority among so many is that of all, and a million cells would take seconds. */
const MOST_TEXTS = 20_000;

/** Texts from everywhere in the document, evenly spaced where there are many. */
function sample(texts: Iterable<string>): string[] {
  const all = [...texts];
  const step = Math.ceil(all.length / MOST_TEXTS);
  return step <= 1 ? all : all.filter((_, index) => index % step === 0);
}

/** Dates such as 01.02.2024 would otherwise be taken for numbers. */
function maskSpans(text: string, spans: readonly { start: number; end: number }[]): string {
  let masked = text;
  for (const { start, end } of spans) masked = masked.slice(0, start) + '/'.repeat(end - start) + masked.slice(end);
  return masked;
}

function majority<A, B>(countA: number, countB: number, a: A, b: B): A | B | null {
  if (countA === countB) return null;
  return countA > countB ? a : b;
}
