import { foldedText, remembered } from '@gridline/values';
import { anyScript } from './language-scripts';

/** The words of a text as labels are compared: lower case, no accents, letters, digits, `#`, `%` and `&` only. */
export const wordForms: (text: string) => readonly string[] = remembered((text) =>
  closedUp(foldedText(text).replace(/n[°º]/g, 'no '))
    .replace(/[^\p{L}\p{M}\p{N}#%&]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean),
);

/** Signs of Chinese, Japanese and Korean. */
const WIDE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]';
const SPACED = new RegExp(`(?<=(?:^|\\s)${WIDE})\\s+(?=${WIDE}(?:\\s|$))`, 'gu');
const ANY_WIDE = new RegExp(WIDE, 'u');

/** `請 求 書`, `품 목`: a word that is set apart sign by sign, as titles and headers are. */
export const closedUp = (text: string): string => (ANY_WIDE.test(text) ? text.replace(SPACED, '') : text);

/** Whether a text is one such sign alone. */
export const isLoneSign = (text: string): boolean => LONE.test(text);
const LONE = new RegExp(`^${WIDE}$`, 'u');

/** Whether a word is of a script that sets no blank between words. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);
/** Its letters, as a regular expression: between any two of them a line may break, or only a dictionary says where (Unicode's UAX 14). */
export const UNSPACED_LETTER = anyScript('Han Hiragana Katakana Hangul Thai Lao Khmer Myanmar');
const UNSPACED = new RegExp(UNSPACED_LETTER, 'u');

/** A text of these alone is its own compact form, but for its case and blanks; most words and labels are, and a page asks for thousands of them. */
const PLAIN_WORDS = /^[A-Za-z0-9#%& ]+$/;

/** The same without blanks: readers join and part words at will. */
export const compactForm = (text: string): string => (PLAIN_WORDS.test(text) ? text.toLowerCase().replaceAll(' ', '') : joinedForms(text));

const joinedForms = remembered((text) => wordForms(text).join(''));

/** The letters and digits of a text alone, in one case, without accents. */
export const lettersOf = (text: string): string => foldedText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** A label's compact form without what is printed beside its words: `VAT 7 % (EUR)` is the label of a tax. */
export const bareLabelForm = (text: string): string => compactForm(text.replace(/\(.*?\)|\d+(?:[.,]\d+)? ?%|[€$£]|\bEUR\b/g, ' '));
