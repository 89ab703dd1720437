import { foldedText, remembered } from '@gridline/values';
import { wordsOf, type LanguageLexicon } from './language-lexicon';
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

export function makeTotalLabels(languages: readonly LanguageLexicon[]): TotalLabels {
  const openings = new Set(wordsOf(languages, 'totals'));
  const longest = Math.max(0, ...[...openings].map((words) => words.split(' ').length));
  const carried = new Set(wordsOf(languages, 'carried'));
  const payment = new RegExp(`^(?:${wordsOf(languages, 'payments').join('|') || '(?!)'})(?![\\p{L}])`, 'iu');
  return {
    opensLikeTotal: remembered((text) => {
      const words = labelWords(text);
      if (words.length > TOTAL_LABELS.maxLabelWords) return false;
      for (let length = Math.min(longest, words.length); length > 0; length--) {
        if (openings.has(words.slice(0, length).join(' '))) return true;
      }
      return false;
    }),
    opensLikePayment: (text) => payment.test(text),
    isCarriedForward: remembered((text) => carried.has(labelWords(text).join(' '))),
  };
}

const labelWords = (text: string): string[] =>
  foldedText(text)
    .replace(/[^a-z\- ]+/g, ' ')
    .trim()
    .split(/\s+/);
