import { remembered } from '@gridline/values';
import type { DocType } from '../model/document';
import { compactForm, wordForms } from './label-words';
import { wordsOf, type LanguageLexicon, type WordLists } from './language-lexicon';
import { packed, unpacked, type PackedMap } from './packed-map';

/** A title among words. */
interface FoundTitle {
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

/** The titles of some languages, as data. */
export interface IndexedTitles {
  names: PackedMap<DocType>;
  /** The same without blanks. */
  compact: PackedMap<DocType>;
  /** What compounds end in, with the position of the type in `DOC_TYPES_BY_ENDING`. */
  endings: PackedMap<number>;
}

/** The titles of the languages; the first language that has one says what it names. */
export function indexTitles(languages: readonly LanguageLexicon[]): IndexedTitles {
  const types = new Map<string, DocType>();
  for (const { titles = {} } of languages)
    for (const [type, names] of Object.entries(titles) as [DocType, readonly string[]][])
      for (const name of names.map((words) => wordForms(words).join(' '))) if (!types.has(name)) types.set(name, type);
  const compact = new Map([...types].map(([name, type]) => [compactForm(name), type]));
  const endings = new Map<string, number>();
  for (const [position, type] of DOC_TYPES_BY_ENDING.entries())
    for (const { titleEndings = {} } of languages)
      for (const ending of titleEndings[type] ?? []) if (!endings.has(ending)) endings.set(ending, position);
  return { names: packed(types), compact: packed(compact), endings: packed(endings) };
}

/** What titles say. */
export function makeTitleIndex(titles: IndexedTitles, lists: WordLists): TitleIndex {
  const [types, compact] = [unpacked(titles.names), unpacked(titles.compact)];
  const numberWords = new Set(wordsOf(lists, 'numberWords'));
  const longestTitle = titleFinder(types, compoundFinder(unpacked(titles.endings), wordsOf(lists, 'noTitleEndings')));
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

type TypeOfWord = (word: string) => DocType | undefined;

function titleFinder(types: ReadonlyMap<string, DocType>, typeOfCompound: TypeOfWord): TitleIndex['longestTitle'] {
  const longest = longestByFirstWord(types);
  return (words) => {
    let best: FoundTitle | null = null;
    for (let start = 0; start < words.length; start++) {
      const most = Math.min(longest.get(words[start]!) ?? 0, words.length - start);
      for (let length = most; length > (best?.length ?? 0); length--) {
        const type = types.get(words.slice(start, start + length).join(' '));
        if (type) best = { type, start, length };
      }
    }
    return best ?? compoundTitle(words, typeOfCompound);
  };
}

/** In words; few words of a page begin a title, and only there are titles looked for. */
function longestByFirstWord(types: ReadonlyMap<string, DocType>): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const title of types.keys()) {
    const words = title.split(' ');
    longest.set(words[0]!, Math.max(longest.get(words[0]!) ?? 0, words.length));
  }
  return longest;
}

/** `Beitragsrechnung`, `voorschotfactuur`: a title that its own language has grown a word around. */
function compoundTitle(words: readonly string[], typeOfCompound: TypeOfWord): FoundTitle | null {
  for (let start = 0; start < words.length; start++) {
    const type = typeOfCompound(words[start]!);
    if (type) return { type, start, length: 1 };
  }
  return null;
}

/** `Creditfactuur` ends as an invoice does: the first type whose ending a word has is its own. */
const DOC_TYPES_BY_ENDING: readonly DocType[] = [
  ...(['Credit Note', 'Invoice', 'Receipt', 'Bank Statement', 'Purchase Order'] as const),
  ...(['Quote', 'Delivery Note', 'Price List', 'Report', 'Form'] as const),
];

/** A compound grows three letters at least around a title; most words of a page are too short for one. */
const LEAST_GROWN = 3;
const GROWN = new RegExp(`\\p{L}{${LEAST_GROWN}}$`, 'u');

function compoundFinder(positions: ReadonlyMap<string, number>, noEndings: readonly string[]): TypeOfWord {
  const others = new Set(noEndings);
  const lengths = [...new Set([...positions.keys(), ...others].map((ending) => ending.length))];
  const shortest = Math.min(...lengths) + LEAST_GROWN;
  const typeOf = remembered((word) => {
    let first = DOC_TYPES_BY_ENDING.length;
    for (const length of lengths) {
      const ending = word.slice(-length);
      if (others.has(ending)) return undefined;
      const position = positions.get(ending);
      if (position !== undefined && position < first && GROWN.test(word.slice(0, -length))) first = position;
    }
    return DOC_TYPES_BY_ENDING[first];
  });
  return (word) => (word.length < shortest ? undefined : typeOf(word));
}
