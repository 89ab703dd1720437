import { alternatives, type ValueLanguage } from '@gridline/values';
import type { DocType } from '../model/document';
import type { ColumnRole } from './column-role';
import type { LabelledField } from './field-types';

/** The labels of one field. `strong` ones name it alone, `weak` ones also head other things and yield to a strong one. */
interface LabelWords {
  strong?: readonly string[];
  weak?: readonly string[];
}

/** A list of words, folded (lower case, no accents) and parted by one blank, unless it says otherwise. */
type Words = readonly string[];

/** Every word that the engine knows in one language. A language has what its papers print; what it leaves out is not looked for. */
export interface LanguageLexicon extends ValueLanguage {
  /**
   * What it shares with other languages is told of those as if they alone had it. Without, of the first twelve such languages, 2 of 1,993 papers were no
   * longer told, and 35 by their first 30 words.
   */
  ofFewPapers?: true;
  /** Tesseract's name of the model that reads it in Latin letters. */
  latinModel?: string;
  /** Words of it begin with two stems, of which none is an `I` that was misread: `llamada`. */
  opensWithTwoStems?: true;
  /** What opens words of it whose `I` is read as another stem in a column of words in capitals: `Ie`. */
  stemOpenings?: Words;
  /** The models that find its script on a picture, and the scripts whose letters they are sure of, by Unicode's names: `{ jpn: 'Hiragana Katakana Han' }`. */
  findingModels?: Readonly<Record<string, string>>;
  /** The models of that whole script that read beside them, by those, with English where it knows few Latin letters: `{ ell: 'Greek eng' }`. None where it was measured to read no more. */
  wholeScriptModels?: Readonly<Record<string, string>>;
  /** Vowels of that script are marks, and no letters of their own. */
  vowelMarks?: true;
  /** Its script is asked for only where no other is sure. */
  seldomFound?: true;
  /** The model that reads it in a script which another language's model finds, by that model: `{ rus: 'srp' }`. */
  scriptModels?: Readonly<Record<string, string>>;
  /** Words alone ask for the model of the script: how sure it is of what is none of its own was not measured. */
  modelByWordsAlone?: true;
  /** The language that shares most of its words: papers of either are read well enough as the other's, and not as none's. */
  sisterOf?: string;
  /** Several countries' papers are in it, so that it says nothing of whose one is. */
  ofManyCountries?: true;
  /** Some country that writes it sets a point before decimals where ICU has a comma: Mexico and Central America of Spanish, Switzerland of German. */
  pointSomewhere?: true;
  /** Scripts whose papers are most of this language, by Unicode's names; and whether their letters stand among those of another, as kana do. */
  scripts?: string;
  scriptsAmongOthers?: true;
  /** Letters of the Latin script beyond those of English, lower case: they tell a language whose words do not. */
  letters?: string;
  /** Those that its papers print besides and that tell it from none: of borrowed words, of capitals. */
  otherLetters?: string;
  /** Letters of the script that it is read in by a model of its own, lower case. */
  scriptLetters?: string;
  /** Its own digits, from nought to nine, where its papers print them. */
  digits?: string;
  /** The charsets of single bytes that its texts are in: which letters bytes make of a text tells them. */
  charsets?: Words;
  /** Small words and business words that papers of the language are full of: they tell it, on a page that was read as English, too. */
  smallWords?: Words;
  /** What stands for "number" between a name and a number. A label's `n` stands for each of them. */
  numberWords?: Words;
  /** Labels by field; compared without case, accents, blanks and points. */
  labels?: Readonly<Partial<Record<LabelledField, LabelWords>>>;
  /** What may stand between a label and its value and means nothing by itself. */
  labelFillers?: Words;
  /** What turns a total into the net one, and what turns it back. */
  netWords?: Words;
  grossWords?: Words;
  /** What says that a balance is owed to the bank, as words of its label. */
  debtWords?: Words;
  /** Titles by type of document. */
  titles?: Readonly<Partial<Record<DocType, Words>>>;
  /** What compound titles end in, of languages that grow a word around theirs; and words that end so and name something else. */
  titleEndings?: Readonly<Partial<Record<DocType, Words>>>;
  noTitleEndings?: Words;
  /** What is in the label of a credit note's number, and in the label of a total that only an invoice has. */
  creditMarks?: Words;
  invoiceMarks?: Words;
  /** What is in the title of an order's confirmation: the seller sends it, the order itself is the buyer's. */
  confirmationMarks?: Words;
  /** What opens the label of a sum. */
  totals?: Words;
  /** Labels of amounts carried from page to page; as whole labels, for `report` and the like also name things. */
  carried?: Words;
  /** What opens the lines under a list of items on a till receipt beside its sums: tax, payment, change, counts. Their blanks may be printed as hyphens or not at all. */
  payments?: Words;
  /** What a count counts, what stands between a count and the price of one, and what where a figure is missing; as printed, lower case, without points. */
  units?: Words;
  times?: Words;
  /** What tells the side that an amount is booked on, as printed. */
  sideMarks?: Words;
  /** Units of currencies that mean another's elsewhere or nothing, by the currency's code; one in capitals is known in capitals alone. */
  currencyUnits?: Readonly<Record<string, Words>>;
  /** Whether currencies' names begin with their unit (`soles peruanos`); elsewhere it stands last (`Peruvian soles`). */
  currencyUnitFirst?: true;
  /** Units of currencies that are words of other meanings far more often. */
  otherUnits?: Words;
  /** What a text says that writes a sum out, or tells what money figures are in: the name of a currency in it is meant. */
  sumRemarks?: Words;
  /** Small words that are written together with the word behind them, and those of them that are no more than an article; as printed. */
  proclitics?: Words;
  articles?: Words;
  /** What stands before an amount and only goes with it, as printed. */
  amountOpenings?: Words;
  missing?: Words;
  /** The word for a total, to be known also where it was misread. */
  blurredTotals?: Words;
  /** What opens a line of a number to call. */
  phoneWords?: Words;
  /** What only the account of a wage says: kinds of pay and what is kept back of it. As whole labels. */
  payWords?: Words;
  /** What a till prints of who served, where and how it was paid, and few other papers do: two of them make a receipt of a paper for nobody. */
  tillWords?: Words;
  /** Header labels by what their column holds. */
  columns?: Readonly<Partial<Record<ColumnRole, Words>>>;
  /** What leads over to what an amount is without or with, which is not what it is: `Betrag ohne USt.`. */
  columnQualifiers?: Words;
  /** What says that nothing more follows in a list, or that its sum is written out: alone on a line, or before a colon. */
  listEnds?: Words;
  /** What a letter's greeting opens with. */
  greetings?: Words;
  /** What stands alone before the name of who a letter goes to, and is not of it. */
  salutations?: Words;
  /** What stands before somebody's name in its line and is told with it: `Mrs`, `श्रीमती`. */
  titlesOfPersons?: Words;
  /** What stands behind the name of who a paper goes to, and is not of it. */
  honorifics?: Words;
  /** What leads from an organisation to who speaks for it or is to read it, and is of neither's name: `대표`, `A/C`; as printed. */
  attentionWords?: Words;
  /** What stands before a name in an address alone, in the case of one who is addressed: `Herrn`; as printed. */
  addressedAs?: Words;
  /** What leads from whose business it is to the name they trade under: `t/a`. */
  tradingAs?: Words;
  /** What leads from a name to a sentence that says what it is: `is a trading name of …`, `is een eenmanszaak`. */
  saidOfNames?: Words;
  /** What the name of a part of an organisation ends in, in East Asia: a letter goes to the whole, above it. */
  departmentEndings?: Words;
  /** What says which copy of a paper this is, as whole lines: it stands where a letterhead does and is no name. */
  copyMarks?: Words;
  /** What says that a line is a place to sign, wherever in it: `Unterschrift`; no word that names begin with (`Signature Homes`). */
  signing?: Words;
  /** What heads the part of a paper that goes back with the payment, and so to whom it is from; what it opens with. */
  paymentSlips?: Words;
  /** What says that an account is the reader's: `von Ihrem Konto`. */
  yourWords?: Words;
  /** What says, before two dates, that they are a beginning and an end. */
  periodWords?: Words;
  /** What parts a beginning from its end where no dash does, and a page's number from the number of pages: `1 to 30 June`, `2 of 3`. As printed. */
  periodJoiners?: Words;
  pageCountWords?: Words;
  /** What opens a year that is not the calendar's, and what a part of a year is numbered behind: `FY 2026`, `Q3`. As printed. */
  yearMarks?: Words;
  periodLetters?: Words;
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
  /** In East Asia, as printed: what names of regions, of towns in them and of roads end in, what stands behind a house's number, and behind that of a block. */
  regionEndings?: Words;
  townEndings?: Words;
  roadEndings?: Words;
  houseMarks?: Words;
  blockMarks?: Words;
  /** Legal forms of companies as the last words of a name, points left out; those that stand before a name; and those that a name without blanks ends in. */
  legalForms?: Words;
  leadingLegalForms?: Words;
  legalFormEndings?: Words;
  /** Legal forms of two words that blurred print spoils, and forms written with a sign. */
  blurredForms?: Words;
  signedForms?: Words;
  /** Countries as an address's last line. */
  countries?: Words;
  /** What a mail's subject opens with where it answers or passes on another. */
  replyMarks?: Words;
  /** Words of contact or register data: they end an address, and they tell the sender's block from the recipient's. */
  contacts?: Words;
  /** Registers: with a word for "number" behind it, of a company. Names of such numbers. What says that a number behind it is no postal code. */
  registers?: Words;
  registerNumbers?: Words;
  codeWords?: Words;
  /** Words of banks and their codes, which are no address. */
  bankWords?: Words;
  /** What tells bank data: words that also stand within longer ones (`Bankverbindung`), and codes that do not. */
  bankParts?: Words;
  bankCodes?: Words;
  /** As printed, what recognition spoils: abbreviations with their mark, units that end in a point, words whose first vowel loses its ring. */
  abbreviations?: Words;
  pointedUnits?: Words;
  vowelCompounds?: Words;
  /** Stems with letters that the script's reading models take for others of its alphabet, as printed in small letters. */
  stemsOfLostLetters?: Words;
  /** What stands in brackets before or behind a company's name, without them. */
  bracketedForms?: Words;
  /** What stands behind `à-`: the price of one; and what stands before the unit that a price is for. */
  eachWords?: Words;
  rateWords?: Words;
  /** The unit that a sum in words ends with, and what may close it. As printed. */
  writtenUnits?: Words;
  sumClosings?: Words;
  /** What opens the label of a tax number of five or six figures; and labels, without points, of tax numbers that begin with two letters. */
  shortTaxLabels?: Words;
  letteredTaxLabels?: Words;
  /** Hosts at which anyone may have an address, so that they say nothing of whose a paper is: without what follows their point, as compact forms. */
  publicHosts?: Words;
}

/** The members of a language that are lists of words. */
export type WordKind = Exclude<
  { [Member in keyof LanguageLexicon]-?: LanguageLexicon[Member] extends Words | undefined ? Member : never }[keyof LanguageLexicon],
  'code'
>;

/** The lists of some languages, by kind. */
export type WordLists = Readonly<Partial<Record<WordKind, Words>>>;

/** The words of each kind of all languages, each once. */
export function joinLists(languages: readonly LanguageLexicon[]): WordLists {
  const joined: Partial<Record<WordKind, Set<string>>> = {};
  for (const language of languages)
    for (const [kind, words] of Object.entries(language) as [WordKind, unknown][])
      if (Array.isArray(words)) for (const word of words as Words) (joined[kind] ??= new Set()).add(word);
  return Object.fromEntries(Object.entries(joined).map(([kind, words]) => [kind, [...words]]));
}

/** The words of one kind. */
export const wordsOf = (lists: WordLists, kind: WordKind): Words => lists[kind] ?? [];

/** Whether a word is of a kind, whose words are held in the form in which they are asked for. */
export function oneOf(lists: WordLists, kind: WordKind, form = (word: string) => word): (word: string) => boolean {
  const words = new Set(wordsOf(lists, kind).map(form));
  return (word) => words.has(word);
}

/** The words of a kind as the alternatives of a regular expression. */
export const anyOf = (lists: WordLists, kind: WordKind): string => alternatives(wordsOf(lists, kind));

/** Words as whole words of a text in any alphabet; JavaScript's own word boundary knows the Latin one alone. */
export const wholeWord = (words: readonly string[]): string => `(?<![\\p{L}\\p{N}_])(?:${alternatives(words)})(?![\\p{L}\\p{N}_])`;
