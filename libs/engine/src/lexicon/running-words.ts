import { foldedText } from '@gridline/values';
import { wordForms } from './label-words';
import { alternatives, wholeWord, wordsOf, type WordKind, type WordLists } from './language-lexicon';

/** What words of running text, of letters and beside amounts say. Words are asked for folded, as `wordForms` has them. */
export interface RunningWords {
  /** Whether a word, before a colon, says that a mail answers or passes on another. */
  isReplyMark: (word: string) => boolean;
  /** Whether a line is a letter's greeting. */
  isGreeting: (text: string) => boolean;
  /** Whether a line is nothing but the word that stands before an addressee's name. */
  isSalutation: (text: string) => boolean;
  /** `Musterstadt, den`, `Lyon, le`, `Warszawa, dnia`: what stands before the date of a letter. */
  isPlaceOfLetter: (text: string) => boolean;
  /** Whether a word says that what follows is the reader's. */
  isYourWord: (word: string) => boolean;
  /** Whether a text has a word that says from when to when. */
  tellsPeriod: (text: string) => boolean;
  /** What stands between the beginning and the end of a period, and between a page's number and their number, as alternatives of a regular expression. */
  periodJoiners: string;
  pageCountWords: string;
  /** What opens a year, and what its parts are numbered behind; the same way. */
  yearMarks: string;
  periodLetters: string;
  /** Whether a word turns a total into the net one, or back into the gross one. */
  isNetWord: (word: string) => boolean;
  isGrossWord: (word: string) => boolean;
  /** Whether a word says that a balance is owed to the bank. */
  isDebtWord: (word: string) => boolean;
  /** Whether a compact form may stand between a label and its value and means nothing by itself. */
  isLabelFiller: (form: string) => boolean;
  /** Whether a label is of a credit note's number, or of a total that only an invoice has. */
  namesCreditNote: (label: string) => boolean;
  namesInvoice: (label: string) => boolean;
  /** Whether a title is of an order's confirmation. */
  namesConfirmation: (title: string) => boolean;
  /** Whether a text as a whole is said of wages alone. */
  isPayWord: (text: string) => boolean;
  /** The words of a text that a till prints: of who served, where and how it was paid. */
  tillWordsIn: (text: string) => readonly string[];
  /** Whether a label heads a remark, not a fact. */
  isRemark: (compact: string) => boolean;
  /** Whether a line is a caption, or the source or note of a table. */
  opensLikeCaption: (text: string) => boolean;
  opensLikeNote: (text: string) => boolean;
  /** Whether a line ends with a small word and so goes on. */
  endsOpen: (text: string) => boolean;
}

export function makeRunningWords(lists: WordLists): RunningWords {
  const of = (kind: WordKind): string => alternatives(wordsOf(lists, kind));
  const has = (kind: WordKind, form = (word: string) => word): ((word: string) => boolean) => {
    const words = new Set(wordsOf(lists, kind).map(form));
    return (word) => words.has(word);
  };
  const test = (source: string, flags?: string): ((text: string) => boolean) => {
    const pattern = new RegExp(source, flags);
    return (text) => pattern.test(text);
  };
  const [opensLikeGreeting, isSalutation] = [test(`^(?:${of('greetings')})(?: |$)`), has('salutations')];
  const isPay = has('payWords');
  const till = new RegExp(wholeWord(wordsOf(lists, 'tillWords').map(foldedText)), 'gu');
  const [tellsPeriod, credit, invoice, confirmation] = [
    test(wholeWord(wordsOf(lists, 'periodWords')), 'u'),
    test(of('creditMarks')),
    test(of('invoiceMarks')),
    test(of('confirmationMarks')),
  ];
  return {
    isReplyMark: has('replyMarks'),
    isGreeting: (text) => !text.includes(':') && opensLikeGreeting(wordForms(text).join(' ')),
    isSalutation: (text) => isSalutation(wordForms(text).join(' ')),
    isPlaceOfLetter: test(
      `^(?:(?:${of('writtenAt')}) )?\\p{Lu}[\\p{L}.'-]+(?: [\\p{L}.'-]+){0,3}(?:, ?(?:${of('datedOn')})?| (?:${of('datedOnAlone')}))$`,
      'u',
    ),
    isYourWord: has('yourWords'),
    tellsPeriod: (text) => tellsPeriod(foldedText(text)),
    periodJoiners: of('periodJoiners'),
    pageCountWords: of('pageCountWords'),
    yearMarks: of('yearMarks'),
    periodLetters: of('periodLetters'),
    isNetWord: has('netWords'),
    isGrossWord: has('grossWords'),
    isDebtWord: has('debtWords'),
    isLabelFiller: has('labelFillers'),
    namesCreditNote: (label) => credit(foldedText(label)),
    namesInvoice: (label) => invoice(foldedText(label)),
    namesConfirmation: (title) => confirmation(foldedText(title)),
    isPayWord: (text) => isPay(wordForms(text.replace(/[\d.,%:]+/g, ' ')).join(' ')),
    tillWordsIn: (text) => wordForms(text).join(' ').match(till) ?? [],
    isRemark: has('remarks', (words) => words.replaceAll(' ', '')),
    opensLikeCaption: test(`^(?:${of('captions')})(?!\\p{L})`, 'iu'),
    opensLikeNote: test(`^(?:${of('notes')})\\s?[:.]`, 'iu'),
    endsOpen: test(`(?:[-–—,/&(]|(?<![\\p{L}\\p{N}_])(?:${of('openEnds')}))$`, 'iu'),
  };
}
