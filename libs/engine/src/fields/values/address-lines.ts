import { parseDate, remembered } from '@gridline/values';
import {
  endsInLegalForm,
  endsLikeStreet,
  hasCodeWord,
  hasContactWord,
  hasSignedForm,
  holdsHouse,
  holdsRegion,
  isCopyMark,
  isCountry,
  isLeadingLegalForm,
  isLegalForm,
  isStreetByPlace,
  isStreetWord,
  isToSign,
  namesRegister,
  tradingName,
  withMendedForm,
  withoutAttention,
  withoutHonorific,
  typeOfTitle,
} from '../../lexicon/lexicon';
import { AUSTRALIAN_STATES } from '../../lexicon/countries.data';
import { isUnspaced, wordForms } from '../../lexicon/label-words';
import { ADDRESS_LINES } from './weights';

/** A postal code with its place: DE/FR/ES/IT/MY 80333 München, NL 1234 AB, UK SW1A 1AA, US NY 10022, PL 00-950, PT 1000-001, CA K1A 0B1, SE/CZ/GR 852 31 Sundsvall, AU Perth WA 6000; the place may stand before it. */
const POSTAL_LINE = new RegExp(
  `(?:^|[\\s,])(?:[A-Z]{1,2}[- ])?(?:\\d{4,6}|\\d{3} \\d{2}|\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{4} ?[A-Z]{2})[ ,]+\\p{Lu}[\\p{L}.'-]+|\\b[A-Z]{2}[ ,.]+\\d{5}(?:-\\d{4})?\\b|\\b[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}\\b|\\b[A-Z]\\d[A-Z] ?\\d[A-Z]\\d\\b|\\b[A-Z]\\d{2} [A-Z0-9]{4}\\b|\\b(?:${AUSTRALIAN_STATES}),? \\d{4}\\b|\\p{L}{3,}[ ,]+\\d{5,6}\\b`,
  'u',
);

/** Whether a line holds a postal code and a place. */
export const isPostalLine = remembered(
  (text) => (POSTAL_LINE.test(text) || OTHER_POSTAL_LINE.test(text) || holdsRegion(text)) && !/\d{1,2}[./]\d{1,2}[./]\d{2,4}/.test(text),
);

/** `〒604-8152 京都市`, `दिल्ली 110006`, `กรุงเทพฯ 10110`. */
const OTHER_POSTAL_LINE = /〒 ?\d{3}-?\d{4}|(?=.*[\u0590-\u0fff])[\p{L}\p{M}]{3,}[ ,-]+\p{Nd}{5,6}(?!\p{Nd})/u;

/** Whether a line names a street, a building or a box. */
export const isStreetLine = remembered((text): boolean => {
  const words = wordForms(text);
  if (holdsHouse(text)) return true;
  if (words.length > 12 || !words.some((word) => /\d/.test(word))) return false;
  return words.some((word) => isStreetWord(word) || endsLikeStreet(word)) || isStreetByPlace(words.join(' '));
});

/** Whether a line is nothing but a country. */
export const isCountryLine = remembered((text) => isCountry(wordForms(text).join(' ')));

/** Whether a line is contact, bank or register data rather than an address. */
export const isContactLine = remembered(
  (text) => hasContactWord(wordForms(text).join(' ')) || /@|www\.|^[+(]?\d[\d ()/.-]{6,}$/.test(text),
);

/** A company's register number standing alone or in brackets: `(774120-K)`, `Company no : 551903-T`. */
export const isRegisterLine = (text: string): boolean => namesRegister(text) || LONG_NUMBER.test(text) || isBareNumber(text.trim());

const isBareNumber = (text: string): boolean => REGISTER_LINE.test(text) && !endsInPostalCode(text) && !AUSTRALIAN_PLACE.test(text);

/** Longer than any in an address. */
const LONG_NUMBER = /\d{9,}/;
const REGISTER_LINE = /^[({[]?[\p{L} .:]*\d{4,}[ -]?\d*-?\s?[A-Z%]?[)}\]]?[a-z]?$/u;
/** `Fremantle WA 6160`. */
const AUSTRALIAN_PLACE = new RegExp(`\\p{L}{3,} (?:${AUSTRALIAN_STATES}),? \\d{4}$`, 'u');
/** `TAMAN ROS 48300`: two words and five digits are a place with its code, unless a word says that it is a number. */
const endsInPostalCode = (text: string): boolean => POSTAL_CODE_LAST.test(text) && !hasCodeWord(text);
const POSTAL_CODE_LAST = /^(?:\p{L}{3,} ){2,}\d{5}$/u;

/** A name without the register number in brackets behind it and without stray signs around it. */
export const cleanName = remembered((text) => withMendedForm(withBothSigns(bareName(text), text)));

/** `ООО «Речной Дом»`, `(주)한강`: where a name holds one sign of a pair, the other that is printed around a part of it is of the name, too. */
function withBothSigns(name: string, printed: string): string {
  for (const [opening, closing] of SIGNS) {
    const isHalf = opening === closing ? name.split(opening).length % 2 === 0 : name.includes(opening) !== name.includes(closing);
    const whole = isHalf && [`${name}${closing}`, `${opening}${name}`].find((each) => printed.includes(each));
    if (whole) return whole;
  }
  return name;
}
const SIGNS = [
  ['«', '»'],
  ['„', '“'],
  ['„', '”'],
  ['„', '"'],
  ['“', '”'],
  ['”', '”'],
  ['"', '"'],
  ['״', '״'],
  ['‘', '’'],
  ['「', '」'],
  ['《', '》'],
  ['(', ')'],
  ['（', '）'],
] as const;

const bareName = (text: string): string =>
  withoutHonorific(
    withoutAttention(withoutPlace(withoutCapital(withoutDetails(withoutTitle(withoutLabel(tradingName(text.replace(FIRM, '')))))))),
  )
    .replace(NOTE_MARK, '')
    .replace(/\s*[({[（【［][^)}\]）】］]*\d{4}[^)}\]）】］]*[)}\]）】］]?\s*$/, '')
    .replace(
      /^[^\p{L}\p{N}㈜㈱㈲]+|(?<=\p{Script=Hebrew})[^\p{L}\p{M}\p{N}.)׳']+$|(?<!\p{Script=Hebrew})[^\p{L}\p{M}\p{N}.)㈜㈱㈲]+$/gu,
      '',
    )
    .trim();

/** `明眸（成都）有限公司 采购订单`: a paper's title in the line of a name with its legal form. */
function withoutTitle(text: string): string {
  const [, name = '', rest = ''] = /^(.*\S)\s+(\S+)$/u.exec(text) ?? [];
  return rest !== '' && hasLegalForm(name) && !isLegalFormAlone(rest) && typeOfTitle(wordForms(rest).join(' ')) !== undefined ? name : text;
}

/** `M/s. Vaidehi Garments`: what is said of firms as `Mr` is of men. */
const FIRM = /^M\/s\.?\s+/i;
/** `ООО «Речной Дом» (2а)`: the number that a form's own lines have. */
const NOTE_MARK = /\s*\(\d{1,2}\p{Ll}?\)$/u;

/** `St Breward Inns plc, Bodmin`: one or two words behind a name's legal form and a comma are where it is, or who of it. */
function withoutPlace(text: string): string {
  const [, name, rest] = /^(.*\S), (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)$/u.exec(text) ?? [];
  return name !== undefined &&
    hasLegalForm(name) &&
    isLegalFormAlone(name.split(' ').at(-1)!) &&
    !hasLegalForm(rest!) &&
    !isOnlyLegalForm(rest!)
    ? name
    : text;
}

/** `Ashgrove Ltd · ABN 51 824 753 556`, `SARL Vallet – peinture, ravalement`: what stands behind a separator and holds a number, or says what they do, is no longer the name. */
function withoutDetails(text: string): string {
  const [name, ...details] = text.split(/\s+[·•●|–—]\s+/);
  const isDetail = details.length > 0 && (/\d/.test(details.join(' ')) || (/^\p{Ll}/u.test(details[0]!) && hasLegalForm(name!)));
  return isDetail && /\p{L}{3}/u.test(name!) ? name! : text;
}

/** `Razón social: METALES DEL SUR S.A.`, `БИН / ИИН 960740000300, КХ «Береке»`: no name has a colon, and a number of its holder stands before it. */
const withoutLabel = (text: string): string =>
  text.replace(/^[^:：՝]{1,30}[:：՝]\s+(?=\p{Lu}.{3})/u, '').replace(/^\p{Lu}[\p{Lu}/ .]{1,18} \d{8,14}, (?=\p{Lu})/u, '');

/** `FROID DU NORD SAS au capital de 250 000 €`: behind the legal form, in small letters and with a number. */
function withoutCapital(text: string): string {
  const [, name, rest] = /^(.*?\p{Lu}\S*) (\p{Ll}.*\d{3}.*)$/u.exec(text) ?? [];
  return name !== undefined && hasLegalForm(name) && !/^\p{Ll}{1,2}\s?[.\p{Lu}]/u.test(rest!) ? name : text;
}

/** `Ardmore, Co. Waterford`: a county of Ireland, and no company. */
const withoutCounty = (text: string): string =>
  text.replace(/, Co\.? (\p{Lu}\p{Ll}+)$/u, (whole, county: string) => (isLegalForm(county.toLowerCase()) ? whole : ''));

/** Whether a name ends in (or holds, before a bracket or a dash) a company's legal form. */
export const hasLegalForm = remembered((text): boolean => {
  const words = wordForms(withoutCounty(text).replace(INITIALS, ''));
  const compact = words.join('');
  return (
    (words.length > 1 || isUnspaced(compact)) &&
    (isLeadingLegalForm(words[0]!) ||
      isLeadingLegalForm(words.slice(0, 2).join(' ')) ||
      words.slice(1).some(isLegalForm) ||
      hasSignedForm(text) ||
      endsInLegalForm(compact))
  );
});

/** `Sanitär · Heizung · Service`, `Paysagiste – élagage – maçonnerie`: what someone does, not who. */
export const isTradeLine = (text: string): boolean => text.split(/\s[·•●|–—]\s/).length > 2 && !hasLegalForm(text);

/** How little a name's form leaves in doubt: a legal form proves it, without one any words may be a name. An estimate. */
export const formOfName = (text: string): number => (hasLegalForm(text) ? 1 : ADDRESS_LINES.nameAlone);

/** The points within `S.p.A.`, `B.V.`, `S.L.`. */
const INITIALS = /(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu;

/** `CO. (M) SDN BHD`: nothing that tells one company from another. */
export const isLegalFormAlone = (text: string): boolean => wordForms(text).every((word) => word.length === 1 || isLegalForm(word));

/** What goes on with the legal form of the name before it: `GmbH`, `de C.V.` behind `S.A.`. */
export function isOnlyLegalForm(text: string): boolean {
  const words = wordForms(text.replace(INITIALS, ''));
  return (
    words.every((word) => word.length <= 2 || isLegalForm(word)) &&
    (hasSignedForm(text) || words.some(isLegalForm) || endsInLegalForm(words.join('')))
  );
}

/** `c/o Fakturaservice`: at whose address it is received. */
const CARE_OF = /^c\/o(?!\p{L})/iu;

/** What parts sentences and their clauses in Chinese and Japanese. */
const CLAUSES = /[，。；]/;
/** `毎度格別のお引き立てを賜り厚く御礼申し上げます`: how sentences end in Japanese, also before the mark that is left out of names. */
const JAPANESE_SENTENCE = /(?:ます|ました|ません|です|下さい|ください)$/;

/** Whether a line could be the name of a person or a company at all: letters, not a sentence, not a date or an amount. */
export const isNameLine = remembered((text): boolean => {
  if (CARE_OF.test(text) || CLAUSES.test(text) || JAPANESE_SENTENCE.test(text)) return false;
  const letters = text.replace(/[^\p{L}\p{M}]/gu, '').length;
  if (letters < 3 || letters < text.replace(/\s/g, '').length / 2 || parseDate(text)) return false;
  const longest = hasLegalForm(text) ? ADDRESS_LINES.longestCompany : ADDRESS_LINES.longestName;
  return (
    wordForms(text).length <= longest &&
    !/[:?!]$/.test(text) &&
    !FRAMED.test(text.trim()) &&
    !isCopyMark(text) &&
    !isToSign(text) &&
    !isTitleSaidAgain(text)
  );
});

/** `कर बीजक (TAX INVOICE)`: a title with what it is in another language. */
function isTitleSaidAgain(text: string): boolean {
  const [, ...said] = /^([^()]+)\(([^()]+)\)$/.exec(text.trim()) ?? [];
  return said.some((each) => typeOfTitle(wordForms(each).join(' ')) !== undefined);
}

/** `(Bản thể hiện của hóa đơn điện tử)`, `|| Shri Ganeshay Namah ||`: a remark or an ornament. */
const FRAMED = /^\([^()]*\)$|^\[[^[\]]*\]$|^\|.*\|$|^\*.*\*$/;
