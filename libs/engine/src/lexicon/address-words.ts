import { alternatives, wordsOf, type LanguageLexicon } from './language-lexicon';
import { ADDRESS_WORDS } from './weights';

/** The words of names and addresses. Words are asked for folded, as `wordForms` has them. */
export interface AddressWords {
  /** A word that marks a street or a place within an address. */
  isStreetWord: (word: string) => boolean;
  /** A word that ends as a street's name does: `hauptstrasse`. */
  endsLikeStreet: (word: string) => boolean;
  /** `am markt 3`, `an der alten schmiede 12 b`: a street that is named by where it lies. */
  isStreetByPlace: (words: string) => boolean;
  isLegalForm: (word: string) => boolean;
  /** A form that stands before the name: `SARL Les Jardins du Lac`. */
  isLeadingLegalForm: (word: string) => boolean;
  /** Whether a name without its blanks ends in a legal form of several words. */
  endsInLegalForm: (compact: string) => boolean;
  isCountry: (words: string) => boolean;
  /** Whether a text ends in a country's name, in letters of any case. */
  endsInCountry: (text: string) => boolean;
  hasContactWord: (words: string) => boolean;
  hasBankWord: (text: string) => boolean;
}

export function makeAddressWords(languages: readonly LanguageLexicon[]): AddressWords {
  const of = (kind: Parameters<typeof wordsOf>[1]): readonly string[] => wordsOf(languages, kind);
  const has = (kind: Parameters<typeof wordsOf>[1]): ((word: string) => boolean) => {
    const words = new Set(of(kind));
    return (word) => words.has(word);
  };
  const streetEnding = new RegExp(`(?:${alternatives(of('streetEndings'))})$`);
  const streetByPlace = new RegExp(`^(?:${alternatives(of('streetOpenings'))}) (?:\\p{L}+ ){1,3}\\d{1,4} ?[a-z]?$`, 'u');
  const legalFormEnding = new RegExp(`(?:${alternatives(of('legalFormEndings'))})$`);
  const countryEnding = new RegExp(
    `\\b(?:${alternatives(of('countries').filter((name) => name.length > ADDRESS_WORDS.longestCode))})\\W*$`,
    'i',
  );
  const contact = new RegExp(`\\b(?:${alternatives(of('contacts'))})\\b`);
  const bank = new RegExp(`\\b(?:${alternatives(of('bankWords'))})\\b`, 'i');
  return {
    isStreetWord: has('streets'),
    endsLikeStreet: (word) => streetEnding.test(word),
    isStreetByPlace: (words) => streetByPlace.test(words),
    isLegalForm: has('legalForms'),
    isLeadingLegalForm: has('leadingLegalForms'),
    endsInLegalForm: (compact) => legalFormEnding.test(compact),
    isCountry: has('countries'),
    endsInCountry: (text) => countryEnding.test(text),
    hasContactWord: (words) => contact.test(words),
    hasBankWord: (text) => bank.test(text),
  };
}
