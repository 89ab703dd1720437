import { foldedText, remembered } from '@gridline/values';
import { closedUp, isUnspaced } from './label-words';
import { anyOf, wordsOf, type WordLists } from './language-lexicon';
import { TOTAL_LABELS } from './weights';

/** What the lines under and between lists say they are. */
export interface TotalLabels {
  /** Whether the text opens like the label of a sum: "Total", "Zwischensumme", "Net à payer". */
  opensLikeTotal: (text: string) => boolean;
  /** Whether the text opens like a line of taxes or payments under a list: "MwSt 19 %", "Cash", "Rendu". */
  opensLikePayment: (text: string) => boolean;
  /** Whether the text is, as a whole, the label of an amount carried from page to page: "Übertrag", "A reporter", "Suma y sigue". */
  isCarriedForward: (text: string) => boolean;
}

export function makeTotalLabels(lists: WordLists): TotalLabels {
  const openings = new Set(wordsOf(lists, 'totals').map((words) => labelWords(words).join(' ')));
  const longest = Math.max(0, ...[...openings].map((words) => words.split(' ').length));
  const carried = new Set(wordsOf(lists, 'carried').map((words) => labelWords(words).join(' ')));
  const payment = new RegExp(`^(?:${anyOf(lists, 'payments').replaceAll(' ', '\\.?[- ]?')})(?!\\p{L})`, 'u');
  return {
    opensLikeTotal: remembered((text) => {
      const words = labelWords(text);
      if (words.length > TOTAL_LABELS.maxLabelWords) return false;
      for (let length = Math.min(longest, words.length); length > 0; length--) {
        if (openings.has(words.slice(0, length).join(' '))) return true;
      }
      return isUnspaced(words[0]!) && opensWithin(words[0]!, openings);
    }),
    opensLikePayment: (text) => payment.test(foldedText(text)),
    isCarriedForward: remembered((text) => carried.has(labelWords(text).join(' '))),
  };
}

/** `合計金額税込`, `ยอดรวมก่อนภาษี`: scripts without blanks grow words together. */
function opensWithin(word: string, openings: ReadonlySet<string>): boolean {
  for (let end = 2; end < word.length; end++) if (openings.has(word.slice(0, end))) return true;
  return false;
}

const labelWords = (text: string): string[] =>
  closedUp(foldedText(text))
    .replace(/[^\p{L}\p{M}\- ]+/gu, ' ')
    .trim()
    .split(/\s+/);
