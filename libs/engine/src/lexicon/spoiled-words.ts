import { alternatives, foldedText } from '@gridline/values';
import { anyOf, oneOf, wordsOf, type WordLists } from './language-lexicon';

/** Words that recognition is known to spoil. */
export interface SpoiledWords {
  /** Abbreviations as printed, with their mark: `ק"ג`. */
  abbreviations: readonly string[];
  /** Words with a vowel `ำ` that is read without its ring: `น้ำมัน`. */
  vowelCompounds: readonly string[];
  stemsOfLostLetters: readonly string[];
  /** `5 กก`: a unit that ends in a point, without it, a figure before it or not. */
  isPointedUnit: (text: string) => boolean;
  /** `주` of `(주)`. */
  isBracketedForm: (text: string) => boolean;
  /** `å-pris`: the price of one, however its first letter was read. */
  opensLikeEach: (text: string) => boolean;
  isRateWord: (text: string) => boolean;
  /** `C.I.F.:`, `C.U.l`: the label of a tax number that begins with letters. */
  isLetteredTaxLabel: (text: string) => boolean;
}

export function makeSpoiledWords(lists: WordLists): SpoiledWords {
  const pointed = new RegExp(`^(?:\\d[\\d.,]*)?(?:${anyOf(lists, 'pointedUnits')})$`);
  const each = new RegExp(`^[åa]-(?:${anyOf(lists, 'eachWords')})`, 'i');
  const label = new RegExp(`^(?:${lettered(wordsOf(lists, 'letteredTaxLabels'))}):?$`);
  return {
    abbreviations: wordsOf(lists, 'abbreviations'),
    vowelCompounds: wordsOf(lists, 'vowelCompounds'),
    stemsOfLostLetters: wordsOf(lists, 'stemsOfLostLetters'),
    isPointedUnit: (text) => pointed.test(text),
    isBracketedForm: oneOf(lists, 'bracketedForms'),
    opensLikeEach: (text) => each.test(text),
    isRateWord: oneOf(lists, 'rateWords'),
    isLetteredTaxLabel: (text) => label.test(foldedText(text)),
  };
}

/** Abbreviations may have points between their letters, and their last one is read as another stem. */
const lettered = (labels: readonly string[]): string =>
  labels.length === 0
    ? alternatives(labels)
    : labels.map((label) => (label.length > 3 ? label : `${[...label].join('\\.?').replace(/i$/, '[i1l]')}\\.?`)).join('|');
