import { alternatives, escaped } from './alternatives';
import type { DateWords, ValueLanguage } from './language-words';
import { indexMonths, type IndexedMonths } from './month-names';
import { foldedText } from './printed-text';

type DateWordKind = Exclude<keyof DateWords, 'locales' | 'months' | 'dateForms'>;

/** The words of dates of some languages: what is called how, and the others by kind, folded. */
export interface IndexedDates extends IndexedMonths {
  lists: Readonly<Partial<Record<DateWordKind, readonly string[]>>>;
  forms: readonly string[];
}

const KINDS = [
  'dayEndings',
  'monthOpenings',
  'monthPrefixes',
  'yearOpenings',
  'yearWords',
  'dateEndings',
  'timeOpenings',
  'timeEndings',
  'dayHalves',
] as const satisfies readonly DateWordKind[];

export function indexDateWords(languages: readonly ValueLanguage[]): IndexedDates {
  const wordsOf = (kind: DateWordKind): readonly string[] => languages.flatMap(({ dates }) => dates?.[kind] ?? []).map(foldedText);
  const lists = Object.fromEntries(KINDS.map((kind) => [kind, [...new Set(wordsOf(kind))]]));
  const forms = [...new Set(languages.flatMap(({ dates }) => dates?.dateForms ?? []))];
  return { ...indexMonths(languages, lists.monthOpenings ?? []), lists, forms };
}

/** Those of one kind. */
export const anyDateWord = ({ lists }: IndexedDates, kind: DateWordKind): string => alternatives(lists[kind] ?? []);

/** The same before another word: a blank follows what ends in a letter. */
export const anyOpening = ({ lists }: IndexedDates, kind: DateWordKind): string => {
  const words = lists[kind] ?? [];
  const [apart, joined] = [true, false].map((isApart) => alternatives(words.filter((word) => /\p{L}$/u.test(word) === isApart)));
  return `(?:${apart}) |(?:${joined}) ?`;
};

const PARTS: ReadonlyMap<string, string> = new Map([['Y', '(?<y>\\d{4})'], ['M', '(?<m>\\d{1,2})'], ['D', '(?<d>\\d{1,2})'], [' ', ' ']]); // prettier-ignore

/** A form as a regular expression: blanks may stand around each of its words. */
export function dateForm(form: string): RegExp {
  const parts = form.split(/([YMD ]|\([^)]*\))/).filter(Boolean);
  const source = parts.map((part) => PARTS.get(part) ?? (part.startsWith('(') ? mayFollow(part.slice(1, -1)) : ` ?${wordOf(part)} ?`));
  return new RegExp(`(?<!\\d)${source.join('')}(?!\\d)`, 'gu');
}

const mayFollow = (words: string): string => `(?: ?(?:${words.split('/').map(wordOf).join('|')}))?`;
const wordOf = (part: string): string => escaped(foldedText(part));

/** The first word of each form, as alternatives: a text without any of them has none of the forms. */
export const formMarks = ({ forms }: IndexedDates): string =>
  alternatives([...new Set(forms.map((form) => foldedText(/[^YMD ()]+/.exec(form)?.[0] ?? '')))].filter(Boolean));
