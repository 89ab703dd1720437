import { isMissing } from '../../lexicon/lexicon';

/** A figure as tables print them: signs, currency, digits with any separators, then a unit, a percent sign or a footnote mark. */
const FIGURE =
  /^[([<>≤≥~≈±+\-–—−*†‡§#]*(?:[A-Z]{0,3}[$€£¥₹]|[A-Z]{3})?\s*[+\-–—−]?(?:\d[\d.,'’:/\s–-]*\+?|[.,]\d+)\s*(?:%|‰|°|[$€£¥₹]|[A-Z]{3}|[a-zA-Z]{1,2})?[)\]*†‡§]*\s*(?:\(?\d{1,2}\)|[*†‡]+|[(<][\d.,\s%–-]+[)>])?$/;

/** What tables print where a figure is missing. */
const PLACEHOLDER = /^[-–—−‒―.:*†‡§…]+$/;

/** Whether the text is a figure: an amount, a count, a percentage, a year, a date in digits. */
export const isFigure = (text: string): boolean => text.length < 32 && /\d/.test(text) && FIGURE.test(text);

/** Whether the text stands where a figure is missing. */
export const isPlaceholder = (text: string): boolean => text.length < 8 && (PLACEHOLDER.test(text) || isMissing(text));

/** Whether the text is what the body of a column of figures holds. */
export const isValue = (text: string): boolean => isFigure(text) || isPlaceholder(text);
