import { anyOf, oneOf, wordsOf, type WordLists } from './language-lexicon';
import { misread } from './look-alikes';

/** What the words of a line of items say, as printed. */
export interface ItemWords {
  /** `kg`, `Stk.`: what a count counts. */
  isUnit: (word: string) => boolean;
  /** `at`, `à`: what stands between a count and the price of one. */
  isTimesWord: (word: string) => boolean;
  /** `€`, `USD`, `(`: what only goes with the figure behind it. */
  opensAmount: (word: string) => boolean;
  /** `S`, `CR`: the side that an amount is booked on. */
  isSideMark: (word: string) => boolean;
  /** `n/a`, `none`: what stands where a figure is missing. */
  isMissing: (text: string) => boolean;
  /** Whether a text has the word for a total, however recognition spelled it. */
  holdsBlurredTotal: (text: string) => boolean;
  /** `TEL 12 345 67.89`: a number to call, though it ends as a price does. */
  opensLikePhone: (text: string) => boolean;
}

export function makeItemWords(lists: WordLists): ItemWords {
  const [isUnit, isTimesWord, isMissing] = (['units', 'times', 'missing'] as const).map((kind) => oneOf(lists, kind));
  const total = new RegExp(`(?:^|[\\s-])(?:${wordsOf(lists, 'blurredTotals').map(misread).join('|') || '(?!)'})\\b`, 'i');
  const phone = new RegExp(`^(?:${anyOf(lists, 'phoneWords')})\\b`, 'i');
  return {
    isUnit: (word) => isUnit!(word.toLowerCase().replace(/\.$/, '')),
    isTimesWord: (word) => isTimesWord!(word.toLowerCase()),
    opensAmount: oneOf(lists, 'amountOpenings'),
    isSideMark: oneOf(lists, 'sideMarks'),
    isMissing: (text) => isMissing!(text.toLowerCase().replace(/[.\s]/g, '')),
    holdsBlurredTotal: (text) => total.test(text),
    opensLikePhone: (text) => phone.test(text),
  };
}
