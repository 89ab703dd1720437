import { foldedText, remembered } from '@gridline/values';

/** The words of a text as labels are compared: lower case, no accents, letters, digits, `#`, `%` and `&` only. */
export const wordForms: (text: string) => readonly string[] = remembered((text) =>
  foldedText(text)
    .replace(/n[°º]/g, 'no ')
    .replace(/[^\p{L}\p{N}#%&]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean),
);

/** A text of these alone is its own compact form, but for its case; most words are, and a page asks for thousands of them. */
const PLAIN_WORD = /^[A-Za-z0-9#%&]+$/;

/** The same without blanks: readers join and part words at will. */
export const compactForm = (text: string): string => (PLAIN_WORD.test(text) ? text.toLowerCase() : wordForms(text).join(''));

/** A label's compact form without what is printed beside its words: `VAT 7 % (EUR)` is the label of a tax. */
export const bareLabelForm = (text: string): string => compactForm(text.replace(/\(.*?\)|\d+(?:[.,]\d+)? ?%|[€$£]|\bEUR\b/g, ' '));
