import type { Convention } from '@gridline/values';
import { isTimesWord, isUnit } from '../../lexicon/lexicon';
import type { Word } from '../../model/page';
import { readAmount } from '../../reckoning/read-amount';
import { makesProduct } from '../../reckoning/sums';
import { ITEM_PARTS } from './weights';

/** The words of an item without labels, by what they say. */
export interface ItemParts {
  description: Word[];
  quantity: Word[];
  unitPrice: Word[];
}

const isTimes = ({ text }: Word): boolean => /^[x×*@]$/i.test(text) || isTimesWord(text);
const COUNT = /^\d{1,4}(?:[.,]\d{1,3})?/;
/** A count, perhaps with the sign for "times" or a unit tight behind it. */
function isCount({ text }: Word): boolean {
  const count = COUNT.exec(text)?.[0];
  const behind = count && text.slice(count.length);
  return behind !== undefined && (/^[x×*]?$/i.test(behind) || isUnit(behind));
}
const TIMED_COUNT = /^\d{1,4}(?:[.,]\d{1,3})?[x×*]$/i;
/** A price of one, perhaps with the sign for "times" or a currency tight in front of it. */
const EACH = /^[x×*@]?[$€£]?\d{1,6}[.,]\d{2,4}(?:\/\p{L}{1,3})?$/iu;

/** Parts a line's words before its amount: "2 x 4.50", "Tea 3 1.20", "2 Cakes @ 12.50"; only where they multiply to the amount or a sign says so. */
export function itemParts(words: readonly Word[], amount: string, convention: Convention): ItemParts {
  const whole: ItemParts = { description: [...words], quantity: [], unitPrice: [] };
  return timesAtEnd(words, amount, convention) ?? countInFront(words, amount) ?? whole;
}

/** "... 2 x 4.50": the count and the price of one are the last figures. */
function timesAtEnd(words: readonly Word[], amount: string, convention: Convention): ItemParts | undefined {
  let i = words.length - 1;
  while (i > 0 && !EACH.test(words[i]!.text) && isUnit(words[i]!.text.replace(/^.*\//, ''))) i--;
  const price = words[i];
  if (!price || !EACH.test(price.text)) return undefined;
  let isSaid = /^[x×*@]/i.test(price.text);
  i--;
  while (i >= 0 && (isTimes(words[i]!) || isUnit(words[i]!.text) || /^[$€£]$/.test(words[i]!.text))) {
    isSaid ||= isTimes(words[i]!);
    i--;
  }
  const count = words[i];
  if (count && isCount(count) && (isSaid || TIMED_COUNT.test(count.text) || multiplies(count, price, amount, convention))) {
    const units = words.slice(i + 1, words.indexOf(price)).filter(({ text }) => isUnit(text));
    return { description: words.slice(0, i), quantity: [bare(count), ...units], unitPrice: [bare(price)] };
  }
  const misread = words[i - 1];
  const isSign = count !== undefined && count.text.length <= ITEM_PARTS.misreadSign;
  if (isSign && misread && isCount(misread) && multiplies(misread, price, amount, convention)) {
    return { description: words.slice(0, i - 1), quantity: [bare(misread)], unitPrice: [bare(price)] };
  }
  const first = words[0];
  if (isSaid && first && i > 0 && isCount(first) && multiplies(first, price, amount, convention)) {
    return { description: words.slice(1, i + 1), quantity: [bare(first)], unitPrice: [bare(price)] };
  }
  return undefined;
}

/** "2 x Cakes": the count is the first word, and a sign says that it is one. */
function countInFront(words: readonly Word[], amount: string): ItemParts | undefined {
  const [first, second] = words;
  if (!first || !second || words.length < 2 || Number(amount) === 0) return undefined;
  const isApart = isTimes(second) && words.length > 2;
  if (!isCount(first) || (!isApart && !TIMED_COUNT.test(first.text))) return undefined;
  return { description: words.slice(isApart ? 2 : 1), quantity: [bare(first)], unitPrice: [] };
}

/** The word without the sign for "times". */
const bare = (word: Word): Word => ({ ...word, text: word.text.replace(/^[x×*@]|[x×*]$/gi, '') });

const valueOf = (word: Word, convention: Convention): string | undefined =>
  readAmount(bare(word).text.replace(/\/?\p{L}+\.?$/u, ''), convention)?.value;

function multiplies(count: Word, price: Word, amount: string, convention: Convention): boolean {
  const [quantity, each] = [valueOf(count, convention), valueOf(price, convention)];
  return quantity !== undefined && each !== undefined && makesProduct(quantity, each, amount);
}

/** What opens a line that only adds to the item above: `+ Oat milk`. */
const ADDS = /^[+*•·–—-]/;

/** Counts that open every item's name ("2 Cakes"), without a sign; numbers that only count the items up are none. */
export function leadingCounts(descriptions: readonly (readonly Word[])[]): boolean {
  const items = descriptions.filter(([first]) => !first || !ADDS.test(first.text));
  const firsts = items.map(([first, second]) =>
    second && /^\d{1,2}$/.test(first!.text) && /^\p{L}/u.test(second.text) ? Number(first!.text) : NaN,
  );
  return firsts.length > 1 && !firsts.some(Number.isNaN) && !firsts.every((count, i) => count === i + 1);
}

/** Whether the words are a count and a price that multiply to the amount. */
export function makesAmount(words: readonly Word[], amount: string, convention: Convention): boolean {
  const { quantity, unitPrice } = itemParts(words, amount, convention);
  return quantity.length > 0 && unitPrice.length > 0 && multiplies(quantity[0]!, unitPrice[0]!, amount, convention);
}
