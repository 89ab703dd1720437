import { foldedText, remembered } from '@gridline/values';
import { CARRIED_LABELS, PAYMENT_WORDS, TOTAL_WORDS } from './total-words.data';

const OPENINGS = new Set(TOTAL_WORDS);
const LONGEST = Math.max(...TOTAL_WORDS.map((words) => words.split(' ').length));

/** A label longer than this is a sentence. */
const MAX_LABEL_WORDS = 8;

/** Whether the text opens like the label of a sum: "Total", "Zwischensumme", "Net à payer". */
export const opensLikeTotal = remembered((text): boolean => {
  const words = labelWords(text);
  if (words.length > MAX_LABEL_WORDS) return false;
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    if (OPENINGS.has(words.slice(0, length).join(' '))) return true;
  }
  return false;
});

const OPENING_PAYMENT = new RegExp(`^(?:${PAYMENT_WORDS.join('|')})(?![\\p{L}])`, 'iu');

/** Whether the text opens like a line of taxes or payments under a list: "MwSt 19 %", "Cash", "Rendu". */
export const opensLikePayment = (text: string): boolean => OPENING_PAYMENT.test(text);

const CARRIED = new Set(CARRIED_LABELS);

/** Whether the text is, as a whole, the label of an amount carried from page to page: "Übertrag", "A reporter", "Suma y sigue". */
export const isCarriedForward = remembered((text): boolean => CARRIED.has(labelWords(text).join(' ')));

const labelWords = (text: string): string[] =>
  foldedText(text)
    .replace(/[^a-z\- ]+/g, ' ')
    .trim()
    .split(/\s+/);
