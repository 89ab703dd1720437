import { foldedText, remembered } from '@gridline/values';
import { TOTAL_WORDS } from './total-words.data';

const OPENINGS = new Set(TOTAL_WORDS);
const LONGEST = Math.max(...TOTAL_WORDS.map((words) => words.split(' ').length));

/** A label longer than this is a sentence. */
const MAX_LABEL_WORDS = 8;

/** Whether the text opens like the label of a sum: "Total", "Zwischensumme", "Net à payer". */
export const opensLikeTotal = remembered((text): boolean => {
  const words = foldedText(text)
    .replace(/[^a-z\- ]+/g, ' ')
    .trim()
    .split(/\s+/);
  if (words.length > MAX_LABEL_WORDS) return false;
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    if (OPENINGS.has(words.slice(0, length).join(' '))) return true;
  }
  return false;
});
