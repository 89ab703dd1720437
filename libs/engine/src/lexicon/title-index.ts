import { remembered } from '@gridline/values';
import type { DocType } from '../model/document';
import { compactForm, wordForms } from './label-words';
import { alternatives, wordsOf, type LanguageLexicon } from './language-lexicon';

/** A title among words. */
export interface FoundTitle {
  type: DocType;
  /** Position of its first word. */
  start: number;
  /** In words. */
  length: number;
}

/** The titles of documents in all languages. */
export interface TitleIndex {
  /** The type whose title a text begins with, and is hardly more than (`Price list 2026`, `Honorarrechnung Nr. 26-1043`). */
  titleType: (text: string) => DocType | undefined;
  /** The longest title among the words, the first of equals; null where there is none. */
  longestTitle: (words: readonly string[]) => FoundTitle | null;
  /** The type that the words as a whole are the title of. */
  typeOfTitle: (words: string) => DocType | undefined;
  /** The same of a text whose blanks a reader may have lost. */
  isCompactTitle: (form: string) => boolean;
  typeOfCompactTitle: (form: string) => DocType | undefined;
  /** What stands between a title and the document's number. */
  isNumberWord: (word: string) => boolean;
}

/** The titles of the languages; the first language that has one says what it names. */
export function makeTitleIndex(languages: readonly LanguageLexicon[]): TitleIndex {
  const types = new Map<string, DocType>();
  for (const { titles = {} } of languages)
    for (const [type, names] of Object.entries(titles) as [DocType, readonly string[]][])
      for (const name of names.map((words) => wordForms(words).join(' '))) if (!types.has(name)) types.set(name, type);
  const compact = new Map([...types].map(([name, type]) => [compactForm(name), type]));
  const numberWords = new Set(wordsOf(languages, 'numberWords'));
  const longestTitle = titleFinder(types, languages);
  return {
    longestTitle,
    typeOfTitle: (words) => types.get(words),
    isCompactTitle: (form) => compact.has(form),
    typeOfCompactTitle: (form) => compact.get(form),
    isNumberWord: (word) => numberWords.has(word),
    titleType: remembered((text) => {
      const words = wordForms(text);
      const named = words.filter((word) => !/\d/.test(word) && !numberWords.has(word)).length;
      const found = longestTitle(words);
      return found && found.start === 0 && found.length >= named ? found.type : undefined;
    }),
  };
}

function titleFinder(types: ReadonlyMap<string, DocType>, languages: readonly LanguageLexicon[]): TitleIndex['longestTitle'] {
  const longest = Math.max(0, ...[...types.keys()].map((title) => title.split(' ').length));
  const endings = DOC_TYPES_BY_ENDING.flatMap((type) =>
    languages.flatMap(({ titleEndings = {} }) => (titleEndings[type] ? [{ form: compoundOf(titleEndings[type]), type }] : [])),
  );
  const other = new RegExp(`(?:${alternatives(wordsOf(languages, 'noTitleEndings'))})$`);
  return (words) => {
    for (let length = Math.min(longest, words.length); length > 0; length--) {
      for (let start = 0; start + length <= words.length; start++) {
        const type = types.get(words.slice(start, start + length).join(' '));
        if (type) return { type, start, length };
      }
    }
    return compoundTitle(words, endings, other);
  };
}

/** `Creditfactuur` ends as an invoice does: the first type whose ending a word has is its own. */
const DOC_TYPES_BY_ENDING: readonly DocType[] = [
  ...(['Credit Note', 'Invoice', 'Receipt', 'Bank Statement', 'Purchase Order'] as const),
  ...(['Quote', 'Delivery Note', 'Price List', 'Report', 'Form'] as const),
];

/** A compound grows three letters at least around a title. */
const compoundOf = (endings: readonly string[]): RegExp => new RegExp(`\\p{L}{3}(?:${alternatives(endings)})$`, 'u');

/** `Beitragsrechnung`, `voorschotfactuur`: a title that its own language has grown a word around. */
function compoundTitle(words: readonly string[], endings: readonly { form: RegExp; type: DocType }[], other: RegExp): FoundTitle | null {
  for (const [start, word] of words.entries()) {
    const ending = other.test(word) ? undefined : endings.find(({ form }) => form.test(word));
    if (ending) return { type: ending.type, start, length: 1 };
  }
  return null;
}
