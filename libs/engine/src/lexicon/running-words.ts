import { foldedText, remembered } from '@gridline/values';
import { compactForm, wordForms } from './label-words';
import { anyOf, oneOf, wholeWord, wordsOf, type WordKind, type WordLists } from './language-lexicon';

/** What words of running text, of letters and beside amounts say. Words are asked for folded, as `wordForms` has them. */
export interface RunningWords extends LetterWords, PeriodWords, AmountWords, PaperWords {
  /** Whether a compact form may stand between a label and its value and means nothing by itself. */
  isLabelFiller: (form: string) => boolean;
  /** Whether a label heads a remark, not a fact. */
  isRemark: (compact: string) => boolean;
  /** Whether a line is a caption, or the source or note of a table. */
  opensLikeCaption: (text: string) => boolean;
  opensLikeNote: (text: string) => boolean;
  /** Whether a line ends with a small word and so goes on. */
  endsOpen: (text: string) => boolean;
  /** Whether a line says that a list ends here: `- 이하여백 -`, `SON: MIL CON 29/100 SOLES`. */
  endsList: (text: string) => boolean;
}

interface LetterWords {
  /** Whether a word, before a colon, says that a mail answers or passes on another. */
  isReplyMark: (word: string) => boolean;
  /** Whether a line is a letter's greeting. */
  isGreeting: (text: string) => boolean;
  /** Whether a line is nothing but the word that stands before an addressee's name. */
  isSalutation: (text: string) => boolean;
  isTitleOfPerson: (text: string) => boolean;
  /** `Musterstadt, den`, `Lyon, le`, `Warszawa, dnia`: what stands before the date of a letter. */
  isPlaceOfLetter: (text: string) => boolean;
  /** Whether a word says that what follows is the reader's. */
  isYourWord: (word: string) => boolean;
}

interface PeriodWords {
  /** Whether a text has a word that says from when to when. */
  tellsPeriod: (text: string) => boolean;
  /** What stands between the beginning and the end of a period, and between a page's number and their number, as alternatives of a regular expression. */
  periodJoiners: string;
  pageCountWords: string;
  /** What opens a year, and what its parts are numbered behind; the same way. */
  yearMarks: string;
  periodLetters: string;
}

interface AmountWords {
  /** Whether a word turns a total into the net one, or back into the gross one. */
  isNetWord: (word: string) => boolean;
  isGrossWord: (word: string) => boolean;
  /** Whether a word says that a balance is owed to the bank. */
  isDebtWord: (word: string) => boolean;
}

/** What tells papers of one type from others. */
interface PaperWords {
  /** Whether a text opens as the label of a tax number of five or six figures does. */
  opensShortTaxLabel: (text: string) => boolean;
  /** Whether a label is of a credit note's number, or of a total that only an invoice has. */
  namesCreditNote: (label: string) => boolean;
  namesInvoice: (label: string) => boolean;
  /** Whether a title is of an order's confirmation. */
  namesConfirmation: (title: string) => boolean;
  /** Whether a text as a whole is said of wages alone. */
  isPayWord: (text: string) => boolean;
  /** The words of a text that a till prints: of who served, where and how it was paid. */
  tillWordsIn: (text: string) => readonly string[];
}

export const makeRunningWords = (lists: WordLists): RunningWords => ({
  ...letterWords(lists),
  ...periodWords(lists),
  ...amountWords(lists),
  ...paperWords(lists),
  isLabelFiller: oneOf(lists, 'labelFillers'),
  isRemark: oneOf(lists, 'remarks', (words) => words.replaceAll(' ', '')),
  opensLikeCaption: tested(`^(?:${anyOf(lists, 'captions')})(?!\\p{L})`, 'iu'),
  opensLikeNote: tested(`^(?:${anyOf(lists, 'notes')})\\s?[:.]`, 'iu'),
  endsList: remembered(endsListOf(lists)),
  endsOpen: remembered(tested(`(?:[-–—,/&(]|(?<![\\p{L}\\p{N}_])(?:${anyOf(lists, 'openEnds')}))$`, 'iu')),
});

function endsListOf(lists: WordLists): (text: string) => boolean {
  const marks = new Set(wordsOf(lists, 'listEnds').map(compactForm));
  return (text) => {
    const [before = '', ...behind] = text.split(/[:：]/);
    return marks.has(compactForm(behind.length > 0 ? before : text));
  };
}

function letterWords(lists: WordLists): LetterWords {
  const opensLikeGreeting = tested(`^(?:${anyOf(lists, 'greetings')})(?: |$)`);
  const isSalutation = oneOf(lists, 'salutations');
  const isTitleOfPerson = oneOf(lists, 'titlesOfPersons');
  const [before, behind, alone] = [anyOf(lists, 'writtenAt'), anyOf(lists, 'datedOn'), anyOf(lists, 'datedOnAlone')];
  return {
    isReplyMark: oneOf(lists, 'replyMarks'),
    isGreeting: remembered((text) => !text.includes(':') && opensLikeGreeting(wordForms(text).join(' '))),
    isSalutation: remembered((text) => isSalutation(wordForms(text).join(' '))),
    isTitleOfPerson: remembered((text) => isTitleOfPerson(wordForms(text).join(' '))),
    isPlaceOfLetter: tested(`^(?:(?:${before}) )?\\p{Lu}[\\p{L}.'-]+(?: [\\p{L}.'-]+){0,3}(?:, ?(?:${behind})?| (?:${alone}))$`, 'u'),
    isYourWord: oneOf(lists, 'yourWords'),
  };
}

function periodWords(lists: WordLists): PeriodWords {
  const tellsPeriod = tested(wholeWord(wordsOf(lists, 'periodWords')), 'u');
  return {
    tellsPeriod: (text) => tellsPeriod(foldedText(text)),
    periodJoiners: anyOf(lists, 'periodJoiners'),
    pageCountWords: anyOf(lists, 'pageCountWords'),
    yearMarks: anyOf(lists, 'yearMarks'),
    periodLetters: anyOf(lists, 'periodLetters'),
  };
}

const amountWords = (lists: WordLists): AmountWords => ({
  isNetWord: oneOf(lists, 'netWords'),
  isGrossWord: oneOf(lists, 'grossWords'),
  isDebtWord: oneOf(lists, 'debtWords'),
});

function paperWords(lists: WordLists): PaperWords {
  const isPay = oneOf(lists, 'payWords');
  const till = new RegExp(wholeWord(wordsOf(lists, 'tillWords').map(foldedText)), 'gu');
  const marked = (kind: WordKind): ((text: string) => boolean) => {
    const holdsMark = tested(anyOf(lists, kind));
    return (text) => holdsMark(foldedText(text));
  };
  return {
    namesCreditNote: marked('creditMarks'),
    opensShortTaxLabel: tested(`^(?:${anyOf(lists, 'shortTaxLabels').replaceAll(' ', '[. -]*')})`, 'i'),
    namesInvoice: marked('invoiceMarks'),
    namesConfirmation: marked('confirmationMarks'),
    isPayWord: remembered((text) => isPay(wordForms(text.replace(/[\d.,%:]+/g, ' ')).join(' '))),
    tillWordsIn: remembered((text) => wordForms(text).join(' ').match(till) ?? []),
  };
}

function tested(source: string, flags?: string): (text: string) => boolean {
  const pattern = new RegExp(source, flags);
  return (text) => pattern.test(text);
}
