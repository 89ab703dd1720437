import { foldedText } from '@gridline/values';

/** The words of a text as labels are compared: lower case, no accents, letters, digits, `#`, `%` and `&` only. */
export const wordForms = (text: string): string[] =>
  foldedText(text)
    .replace(/n[°º]/g, 'no ')
    .replace(/[^\p{L}\p{N}#%&]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);

/** The same without blanks: readers join and part words at will. */
export const compactForm = (text: string): string => wordForms(text).join('');
