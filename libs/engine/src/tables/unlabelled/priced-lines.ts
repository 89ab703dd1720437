import { CURRENCY_CODES, UNKNOWN_CONVENTION } from '@gridline/values';
import { boxHeight, unionBox } from '../../model/box';
import { textOf, type TextLine, type Word } from '../../model/page';
import { PRICE_SIGNS } from '../../lexicon/currency-codes.data';
import { columnRole, holdsBlurredTotal, opensLikePayment, opensLikePhone, opensLikeTotal } from '../../lexicon/lexicon';
import { readAmount } from '../../reckoning/read-amount';
import { toUnits } from '../../reckoning/money';
import { splitSegments } from '../../layout/segments';
import { PRICED_LINES } from './weights';

/** An amount of money that ends a line. */
interface Price {
  words: Word[];
  /** A plain decimal. */
  value: string;
  /** Where the figure itself ends: the edge that amounts of a column share. */
  right: number;
}

/** What a line of a till receipt is: part of the list of items, a sum or payment, a fact such as a date, or the labels of the list. */
type LineKind = 'listed' | 'sum' | 'fact' | 'labels';

/** A line and the amount at its end. */
export interface PricedLine {
  line: TextLine;
  kind: LineKind;
  /** The words before the amount; all words where there is none. */
  before: Word[];
  price?: Price;
}

/** An amount with its lines of text, its own line left out. */
export interface PricedItem {
  price: PricedLine;
  above: PricedLine[];
  below: PricedLine[];
}

/** The amount of a line in ten-thousandths; 0 where it has none. */
export const unitsOf = ({ price }: PricedLine): number => toUnits(price?.value ?? '0');

/** An amount with its cents, perhaps with a sign of currency in front and a tax code or a sign behind. */
const MONEY = /^([-–−(]?(?:RM|[$€£¥]|[A-Z]{3})?[-–−]?\d{1,3}(?:[.,'’]?\d{3})*[.,]\d{2}\)?-?€?)(?:[A-Z*#]{1,2})?$/;
const isCurrency = (text: string): boolean => PRICE_SIGNS.has(text) || CURRENCY_CODES.has(text);
/** What may stand behind an amount: a tax code, a sign, a stroke. */
const BEHIND = /^(?:\p{L}{1,3}\d?|[^\p{L}\d]{1,3})$/u;
/** The whole part and the cents of an amount that recognition has parted. */
const WHOLE = /^[-–−]?[$€£]?\d{1,3}(?:[.,]\d{3})*[.,]$/;
const CENTS = /^\d{2}$/;

/** Rules drawn with letters. */
const DRAWN = /^[-–—=_*.~]{3,}$/;

/** Reads a line: the amount at its end and what kind of line it is. */
export function toPricedLine(line: TextLine): PricedLine {
  const found = findPrice(line.words);
  const before = (found ? line.words.slice(0, found.from) : line.words).filter(({ text }) => !DRAWN.test(text));
  const kind = kindOf(line, before, found !== undefined);
  return found ? { line, kind, before, price: found.price } : { line, kind, before };
}

function findPrice(words: readonly Word[]): { from: number; price: Price } | undefined {
  for (let i = words.length - 1; i >= 0 && i >= words.length - 1 - PRICED_LINES.mostBehind; i--) {
    const parted = i > 0 && CENTS.test(words[i]!.text) && WHOLE.test(words[i - 1]!.text) && isTight(words[i - 1]!, words[i]!);
    const start = parted ? i - 1 : i;
    const text = words
      .slice(start, i + 1)
      .map((word) => word.text)
      .join('');
    const money = MONEY.exec(text)?.[1];
    // It ends in two decimals, which every convention reads alike.
    const amount = money === undefined ? null : readAmount(money, UNKNOWN_CONVENTION);
    if (amount) {
      const behind = words.slice(i + 1, i + 2).filter(({ text: sign }) => PRICE_SIGNS.has(sign));
      const from = behind.length === 0 && start > 0 && isCurrency(words[start - 1]!.text) ? start - 1 : start;
      const figure: Word = { ...words[start]!, text: money!, box: unionBox(words.slice(start, i + 1).map(({ box }) => box)) };
      const printed = [...words.slice(from, start), figure, ...behind];
      return { from, price: { words: printed, value: amount.value, right: figure.box.right } };
    }
    if (!BEHIND.test(words[i]!.text)) return undefined;
  }
  return undefined;
}

const isTight = (word: Word, next: Word): boolean => next.box.left - word.box.right < boxHeight(word.box);

/** A label that ends with a colon, a time or a date. */
const FACT = /\p{L}\S*\s?:|\b\d{1,2}:\d{2}\b|\b\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}\b/u;

function kindOf(line: TextLine, before: readonly Word[], isPriced: boolean): LineKind {
  const text = textOf(before);
  const opening = text.replace(/^[^\p{L}]+/u, '');
  if (opensLikeTotal(opening) || opensLikePayment(opening) || holdsBlurredTotal(text)) return isHeading(line, isPriced) ? 'labels' : 'sum';
  if (isHeading(line, isPriced)) return 'labels';
  return FACT.test(text) || opensLikePhone(text) ? 'fact' : 'listed';
}

function isHeading(line: TextLine, isPriced: boolean): boolean {
  if (isPriced || /\d/.test(line.text)) return false;
  const segments = splitSegments(line, [], 0).map(({ text }) => columnRole(text));
  return new Set(segments.filter((role) => role !== null)).size >= PRICED_LINES.labels;
}
