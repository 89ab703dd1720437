import { alternatives } from '@gridline/values';
import { anyOf, oneOf, wholeWord, wordsOf, type WordKind, type WordLists } from './language-lexicon';
import { misread } from './look-alikes';
import { compactForm, isUnspaced, wordForms } from './label-words';
import { ADDRESS_WORDS } from './weights';

/** The words of names and addresses. Words are asked for folded, as `wordForms` has them. */
export type AddressWords = PlaceWords & NameWords & MarkWords;

interface PlaceWords {
  /** A word that marks a street or a place within an address. */
  isStreetWord: (word: string) => boolean;
  /** A word that ends as a street's name does: `hauptstrasse`. */
  endsLikeStreet: (word: string) => boolean;
  /** `am markt 3`, `an der alten schmiede 12 b`: a street that is named by where it lies. */
  isStreetByPlace: (words: string) => boolean;
  /** `愛知県名古屋市`, `上海市浦东新区`, `서울특별시 강남구`: places of China, Japan and Korea, whose units follow one another. */
  holdsRegion: (text: string) => boolean;
  /** `栄3-1-1`, `张江路88号`, `南京東路四段100號`, `테헤란로 427`. */
  holdsHouse: (text: string) => boolean;
  isCountry: (words: string) => boolean;
  /** Whether a text ends in a country's name, in letters of any case. */
  endsInCountry: (text: string) => boolean;
  hasContactWord: (words: string) => boolean;
}

interface NameWords {
  isLegalForm: (word: string) => boolean;
  /** Whether a text ends in a word of respect that follows a name, and the text without it. */
  endsInHonorific: (text: string) => boolean;
  withoutHonorific: (text: string) => string;
  /** An organisation without who speaks for it, or is to read it, behind it: `(주)한강 대표 윤성호`. */
  withoutAttention: (text: string) => string;
  /** The name that a business goes by, of a text that also says whose it is: `Harbour Heating` of `R. M. Tolland t/a Harbour Heating`. */
  tradingName: (text: string) => string;
  /** Whether a text ends as the name of a department does: `総務部`. */
  namesDepartment: (text: string) => boolean;
  /** A form that stands before the name: `SARL Les Jardins du Lac`. */
  isLeadingLegalForm: (word: string) => boolean;
  /** Whether a name without its blanks ends in a legal form of several words. */
  endsInLegalForm: (compact: string) => boolean;
  /** Whether a text holds a form written with a sign: `S/B`. */
  hasSignedForm: (text: string) => boolean;
  /** A name with a form of two words as it should be, where print or recognition blurred its letters: `SON BHD`, `SIN 3HD`. */
  withMendedForm: (name: string) => string;
  /** The same where recognition took any letter within the first word for another. */
  withRecognisedForm: (name: string) => string;
  /** Whether a host, as a compact form, gives anyone an address. */
  isPublicHost: (host: string) => boolean;
}

/** What tells that a line is no name and no place. */
interface MarkWords {
  /** `Original for recipient`: which copy of a paper this is. */
  isCopyMark: (text: string) => boolean;
  /** Whether a line is a place to sign. */
  isToSign: (text: string) => boolean;
  /** `PAYMENT ADVICE`: whether a line opens the part of a paper that goes back with the payment. */
  opensPaymentSlip: (text: string) => boolean;
  /** Whether a line says that it is a company's number in a register, or that the number in it is no postal code. */
  namesRegister: (text: string) => boolean;
  hasCodeWord: (text: string) => boolean;
  hasBankWord: (text: string) => boolean;
  /** Whether a text tells of a bank or one of its codes, if only within a word. */
  tellsBank: (text: string) => boolean;
}

export const makeAddressWords = (lists: WordLists): AddressWords => ({
  ...placeWords(lists),
  ...nameWords(lists),
  ...markWords(lists),
});

function placeWords(lists: WordLists): PlaceWords {
  const any = (kind: WordKind): string => anyOf(lists, kind);
  const streetEnding = new RegExp(`(?:${any('streetEndings')})$`);
  const streetByPlace = new RegExp(`^(?:${any('streetOpenings')}) (?:\\p{L}+ ){1,3}\\d{1,4} ?[a-z]?$`, 'u');
  const { region, house } = eastAsianAddresses((kind) => wordsOf(lists, kind));
  const countries = alternatives(wordsOf(lists, 'countries').filter((name) => name.length > ADDRESS_WORDS.longestCode));
  const countryEnding = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${countries})[^\\p{L}\\p{N}_]*$`, 'iu');
  const contact = new RegExp(wholeWord(wordsOf(lists, 'contacts')), 'u');
  return {
    isStreetWord: oneOf(lists, 'streets'),
    endsLikeStreet: (word) => streetEnding.test(word),
    isStreetByPlace: (words) => streetByPlace.test(words),
    holdsRegion: (text) => region.test(text),
    holdsHouse: (text) => house.test(text),
    isCountry: oneOf(lists, 'countries'),
    endsInCountry: (text) => countryEnding.test(text),
    hasContactWord: (words) => contact.test(words),
  };
}

function nameWords(lists: WordLists): NameWords {
  const any = (kind: WordKind): string => anyOf(lists, kind);
  const honorific = new RegExp(`\\s*(?:${any('honorifics')})$`, 'u');
  const addressed = new RegExp(`^(?:${any('addressedAs')}) (?=\\p{Lu})`, 'u');
  const attention = new RegExp(`(?<=.{2})(?:\\s*[–—,·-])?\\s+(?:${any('attentionWords')})\\s+\\S.*$`, 'u');
  const tradingAs = new RegExp(`^.{3,}? (?:${any('tradingAs')}) (?=.{3})`, 'iu');
  const saidOfNames = new RegExp(`(?<=.{3}) (?:${any('saidOfNames')})(?: .*)?$`, 'iu');
  const department = new RegExp(`(?:${any('departmentEndings')})$`, 'u');
  const isLeading = oneOf(lists, 'leadingLegalForms');
  // `株式会社ひかり`, `บริษัทสยาม`: scripts without blanks write the name right behind its form.
  const unspaced = wordsOf(lists, 'leadingLegalForms').filter((form) => form.length > 3 && isUnspaced(form));
  const leadingUnspaced = new RegExp(`^(?:${alternatives(unspaced)})`);
  const legalFormEnding = new RegExp(`(?:${any('legalFormEndings')})$`);
  // Letters end where others do; `㈜` and `(주)` stand right at a name.
  const signedForm = new RegExp(`(?:(?<!\\p{L})|(?=\\P{L}))(?:${any('signedForms')})(?:(?<=\\P{L})|(?!\\p{L}))`, 'iu');
  const forms = wordsOf(lists, 'blurredForms').map((form) => form.toUpperCase().split(' ') as [string, string]);
  return {
    isLegalForm: oneOf(lists, 'legalForms'),
    endsInHonorific: (text) => honorific.test(text),
    withoutHonorific: (text) => text.replace(honorific, '').replace(addressed, ''),
    withoutAttention: (text) => text.replace(attention, ''),
    tradingName: (text) => text.replace(saidOfNames, '').replace(tradingAs, ''),
    namesDepartment: (text) => department.test(text),
    isLeadingLegalForm: (word) => isLeading(word) || leadingUnspaced.test(word),
    endsInLegalForm: (compact) => legalFormEnding.test(compact),
    hasSignedForm: (text) => signedForm.test(text),
    withMendedForm: (name) => forms.reduce(mendForm, name),
    withRecognisedForm: (name) => forms.reduce(mendFirstWord, name),
    isPublicHost: oneOf(lists, 'publicHosts'),
  };
}

function markWords(lists: WordLists): MarkWords {
  const any = (kind: WordKind): string => anyOf(lists, kind);
  const [unspaced, spaced] = [true, false].map((is) => alternatives(wordsOf(lists, 'signing').filter((word) => isUnspaced(word) === is)));
  const signing = new RegExp(`${unspaced}|(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])`, 'u');
  const copyMarks = new Set(wordsOf(lists, 'copyMarks').map(compactForm));
  const slips = wordsOf(lists, 'paymentSlips').map(compactForm);
  const number = alternatives(wordsOf(lists, 'numberWords').filter((word) => /^\p{L}{2}/u.test(word)));
  const register = new RegExp(
    `\\b(?:${any('registers')})\\.? ?(?:${number})\\b|\\b(?:${any('registerNumbers')})\\b|\\b(?:${number})\\W{0,3}\\d{5,}`,
    'i',
  );
  const code = new RegExp(`\\b(?:${any('codeWords')})\\b`, 'i');
  const bank = new RegExp(wholeWord(wordsOf(lists, 'bankWords')), 'iu');
  const bankData = new RegExp(`\\b(?:${any('bankCodes')})\\b|${any('bankParts')}`, 'i');
  return {
    isCopyMark: (text) => copyMarks.has(compactForm(text)),
    isToSign: (text) => signing.test(wordForms(text).join(' ')),
    opensPaymentSlip: (text) => {
      const form = compactForm(text);
      return slips.some((slip) => form.startsWith(slip));
    },
    namesRegister: (text) => register.test(text),
    hasCodeWord: (text) => code.test(text),
    hasBankWord: (text) => bank.test(text),
    tellsBank: (text) => bankData.test(text),
  };
}

/** Korean sets blanks between the units of a place, and its roads end as no Chinese word does. */
function eastAsianAddresses(of: (kind: WordKind) => readonly string[]): { region: RegExp; house: RegExp } {
  const hangul = (kind: WordKind): string => alternatives(of(kind).filter((word) => /\p{Script=Hangul}/u.test(word)));
  const han = (kind: WordKind): string => alternatives(of(kind).filter((word) => /\p{Script=Han}/u.test(word)));
  return {
    region: new RegExp(
      `\\p{Script=Han}(?:${han('regionEndings')})[^\\d\\s,:]{0,12}?(?:${han('townEndings')})|\\p{Script=Hangul}(?:${hangul('regionEndings')}) \\p{Script=Hangul}{1,4}(?:${hangul('townEndings')})(?: |$)`,
      'u',
    ),
    house: new RegExp(
      `\\p{Script=Han}\\d{1,4}(?:${han('blockMarks')}|-\\d{1,4}){1,3}|(?:${han('roadEndings')})\\S{0,6}? ?\\d+ ?(?:${han('houseMarks')})|\\p{Script=Hangul}{2,}(?:${hangul('roadEndings')}) ?\\d+`,
      'u',
    ),
  };
}

function mendForm(name: string, [first, second]: readonly [string, string]): string {
  const printed = new RegExp(`\\b(${misread(first.toLowerCase())})(\\.?) (${misread(second.toLowerCase())})(?!\\p{L})`, 'giu');
  return name.replace(printed, (_, one: string, point: string, two: string) =>
    [one.toUpperCase() === first ? one + point : first, two.toUpperCase() === second ? two : second].join(' '),
  );
}

const mendFirstWord = (name: string, [first, second]: readonly [string, string]): string =>
  name.replace(new RegExp(`\\b${first[0]}\\S{${first.length - 2}}${first.at(-1)}(?=\\.? ${second}\\b)`, 'i'), (word) =>
    word.toUpperCase() === first ? word : first,
  );
