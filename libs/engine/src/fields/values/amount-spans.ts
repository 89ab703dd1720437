import { mayHoldDigit, type Convention } from '@gridline/values';
import { readAmount } from '../../reckoning/read-amount';
import type { Word } from '../../model/page';
import { FIND_VALUES } from './weights';
import type { ValueSpan } from './printed-value';

/** The amounts of a segment, each as long as it may be, of words that no other value has. */
export function amountSpans(words: readonly Word[], taken: ReadonlySet<number>, convention: Convention, misread: boolean): ValueSpan[] {
  const spans: ValueSpan[] = [];
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
): ValueSpan | null {
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

/** What no amount holds: the longest name of a currency has five letters, and `CR` behind it two. */
const WORD_OF_TEXT = /[A-Za-z]{8}/;

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
