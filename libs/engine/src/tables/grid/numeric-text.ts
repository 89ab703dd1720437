import { mayHoldDigit, plainText, remembered } from '@gridline/values';
import { isMissing } from '../../lexicon/lexicon';

/** A figure as tables print them: signs, currency, digits with any separators, then a unit, a percent sign or a footnote mark. */
const FIGURE =
  /^[([<>≤≥~≈±+\-–—−▲△*†‡§#]*(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3})?\s*[+\-–—−▲△]?(?:\d[\d.,'’:/\s–-]*\+?|[.,]\d+)\s*(?:%|‰|°|\p{Sc}|[A-Z]{3}|[a-zA-Z]{1,2})?[)\]*†‡§]*\s*(?:\(?\d{1,2}\)|[*†‡]+|[(<][\d.,\s%–-]+[)>])?$/u;

/** Digits of other scripts and the signs between them. */
const OTHER_DIGITS = /(?![0-9])\p{Nd}|[\u066a-\u066c]/u;

/** A text with the digits of any script as 0 to 9; one that has no others stays as it is. */
export const inPlainDigits = (text: string): string => (OTHER_DIGITS.test(text) ? plainText(text) : text);

/** What tables print where a figure is missing. */
const PLACEHOLDER = /^[-–—−‒―.:*†‡§…]+$/;

/** Whether the text is a figure: an amount, a count, a percentage, a year, a date in digits. */
export const isFigure = (text: string): boolean => text.length < 32 && mayHoldDigit(text) && isShortFigure(text);

const isShortFigure = remembered((text): boolean => {
  const figure = inPlainDigits(text);
  return /\d/.test(figure) && FIGURE.test(figure);
});

/** Whether the text stands where a figure is missing. */
export const isPlaceholder = (text: string): boolean => text.length < 8 && (PLACEHOLDER.test(text) || isMissing(text));

/** Whether the text is what the body of a column of figures holds. */
export const isValue = (text: string): boolean => isFigure(text) || isPlaceholder(text);

/** Whether the number of a section begins that of an item: `B` or `B.` and `B.1`. */
export function opensNumber(section: string, item: string): boolean {
  const number = section.replace(/[.)]$/, '');
  return number !== '' && item.startsWith(`${number}.`);
}
