import type { DocType } from '../model/document';
import type { ColumnRole } from './column-role';
import type { LabelledField } from './field-types';

/** The labels of one field. `strong` ones name it alone, `weak` ones also head other things and yield to a strong one. */
export interface LabelWords {
  strong?: readonly string[];
  weak?: readonly string[];
}

/** A list of words, folded (lower case, no accents) and parted by one blank, unless it says otherwise. */
type Words = readonly string[];

/** Every word that the engine knows in one language. A language has what its papers print; what it leaves out is not looked for. */
export interface LanguageLexicon {
  /** ISO 639-1; `mul` (ISO 639-2) for what no language owns. */
  code: string;
  /** Small words that business papers of the language are full of and those of its neighbours are not; with accents. */
  smallWords?: Words;
  /** Small words and business words, as the English reading of a page spells them; one may be said twice to count twice. */
  tellingWords?: Words;
  /** What stands for "number" between a name and a number. A label's `n` stands for each of them. */
  numberWords?: Words;
  /** Labels by field; compared without case, accents, blanks and points. */
  labels?: Readonly<Partial<Record<LabelledField, LabelWords>>>;
  /** What may stand between a label and its value and means nothing by itself. */
  labelFillers?: Words;
  /** What turns a total into the net one, and what turns it back. */
  netWords?: Words;
  grossWords?: Words;
  /** Titles by type of document. */
  titles?: Readonly<Partial<Record<DocType, Words>>>;
  /** What compound titles end in, of languages that grow a word around theirs. */
  titleEndings?: Readonly<Partial<Record<DocType, RegExp>>>;
  /** What is in the label of a credit note's number, and in the label of a total that only an invoice has. */
  creditMarks?: Words;
  invoiceMarks?: Words;
  /** What opens the label of a sum. */
  totals?: Words;
  /** Labels of amounts carried from page to page; as whole labels, for `report` and the like also name things. */
  carried?: Words;
  /** What opens the lines under a list of items on a till receipt beside its sums: tax, payment, change, counts; regular expressions, unfolded. */
  payments?: Words;
  /** Header labels by what their column holds. */
  columns?: Readonly<Partial<Record<ColumnRole, Words>>>;
  /** What leads over to what an amount is without or with, which is not what it is: `Betrag ohne USt.`. */
  columnQualifiers?: Words;
  /** What a letter's greeting opens with. */
  greetings?: Words;
  /** What stands alone before the name of who a letter goes to, and is not of it. */
  salutations?: Words;
  /** What says that an account is the reader's: `von Ihrem Konto`. */
  yourWords?: Words;
  /** What says, before two dates, that they are a beginning and an end. */
  periodWords?: Words;
  /** What stands before the place where a letter is written, as printed. */
  writtenAt?: Words;
  /** What stands between that place with its comma and the date; `datedOnAlone` also without the comma. As printed. */
  datedOn?: Words;
  datedOnAlone?: Words;
  /** What heads a remark, not a fact. */
  remarks?: Words;
  /** What opens the caption of a table or a picture, and the line of its source. */
  captions?: Words;
  notes?: Words;
  /** Small words that no line ends with unless it goes on. */
  openEnds?: Words;
  /** Words of a street or a place within an address, what its last word ends in (`Hauptstraße`), and what opens one that is named by where it lies (`Am Markt 3`). */
  streets?: Words;
  streetEndings?: Words;
  streetOpenings?: Words;
  /** Legal forms of companies as the last words of a name, points left out; those that stand before a name; and those that a name without blanks ends in. */
  legalForms?: Words;
  leadingLegalForms?: Words;
  legalFormEndings?: Words;
  /** Countries as an address's last line. */
  countries?: Words;
  /** Words of contact or register data: they end an address, and they tell the sender's block from the recipient's. */
  contacts?: Words;
  /** Words of banks and their codes, which are no address. */
  bankWords?: Words;
}

type WordLists = {
  [Member in keyof LanguageLexicon]-?: LanguageLexicon[Member] extends Words | undefined ? Member : never;
}[keyof LanguageLexicon];

/** The words of one kind of all languages, each once. */
export const wordsOf = (languages: readonly LanguageLexicon[], kind: WordLists): readonly string[] => [
  ...new Set(languages.flatMap((language) => language[kind] ?? [])),
];

/** Words as the alternatives of a regular expression, the longest first. */
export const alternatives = (words: readonly string[]): string =>
  words.length === 0
    ? NOTHING
    : [...words]
        .sort((a, b) => b.length - a.length)
        .map((word) => word.replace(/[.*+?()[\]\\^$|]/g, '\\$&'))
        .join('|');

/** Matches nowhere; an empty list of alternatives would match everywhere. */
const NOTHING = '(?!)';
