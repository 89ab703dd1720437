import { remembered } from '@gridline/values';
import {
  endsInLegalForm,
  endsLikeStreet,
  hasContactWord,
  isCountry,
  isLeadingLegalForm,
  isLegalForm,
  isStreetByPlace,
  isStreetWord,
} from '../../lexicon/lexicon';
import { wordForms } from '../../lexicon/label-words';
import { ADDRESS_LINES } from './weights';

/** A postal code with its place: DE/FR/ES/IT/MY 80333 München, NL 1234 AB, UK SW1A 1AA, US NY 10022, PL 00-950, PT 1000-001, CA K1A 0B1, AU Perth WA 6000; the place may stand before it. */
const POSTAL_LINE =
  /(?:^|[\s,])(?:[A-Z]{1,2}[- ])?(?:\d{4,6}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4} ?[A-Z]{2})[ ,]+\p{Lu}[\p{L}.'-]+|\b[A-Z]{2}[ ,.]+\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b[A-Z]\d{2} [A-Z0-9]{4}\b|\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? \d{4}\b|\p{L}{3,}[ ,]+\d{5,6}\b/u;

/** Whether a line holds a postal code and a place. */
export const isPostalLine = remembered((text) => POSTAL_LINE.test(text) && !/\d{1,2}[./]\d{1,2}[./]\d{2,4}/.test(text));

/** Whether a line names a street, a building or a box. */
export const isStreetLine = remembered((text): boolean => {
  const words = wordForms(text);
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
export const isRegisterLine = (text: string): boolean =>
  NUMBERED.test(text) || (REGISTER_LINE.test(text.trim()) && !POSTAL_CODE_LAST.test(text.trim()) && !AUSTRALIAN_PLACE.test(text.trim()));

/** A number's label, or a number longer than any in an address. */
const NUMBERED = /\b(?:reg|roc|co|company)\.? ?no\b|\b(?:abn|acn)\b|\bno\W{0,3}\d{5,}|\d{9,}/i;
const REGISTER_LINE = /^[({[]?[\p{L} .:]*\d{4,}[ -]?\d*-?\s?[A-Z%]?[)}\]]?[a-z]?$/u;
/** `Fremantle WA 6160`. */
const AUSTRALIAN_PLACE = /\p{L}{3,} (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? \d{4}$/u;
/** `TAMAN ROS 48300`: two words and five digits are a place with its code, unless a word says that it is a number. */
const POSTAL_CODE_LAST = /^(?!.*\b(?:no|id|reg|roc|gst|tel|fax|nr)\b)(?:\p{L}{3,} ){2,}\d{5}$/iu;

/** A name without the register number in brackets behind it and without stray signs around it. */
export const cleanName = remembered((text) =>
  withoutDetails(text)
    .replace(/\s*[({[][^)}\]]*\d{4}[^)}\]]*[)}\]]?\s*$/, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.)]+$/gu, '')
    .replace(/\bS[O0BI]N\.? (?=[B38]HD)/i, 'SDN ')
    .replace(/(?<=\bSDN\.? )[38](?=HD\b)/i, 'B')
    .trim(),
);

/** `Ashgrove Ltd · ABN 51 824 753 556`: what stands behind a separator and holds a number is no longer the name. */
function withoutDetails(text: string): string {
  const [name, ...details] = text.split(/\s+[·•●|–—]\s+/);
  return details.length > 0 && /\d/.test(details.join(' ')) && /\p{L}{3}/u.test(name!) ? name! : text;
}

/** Whether a name ends in (or holds, before a bracket or a dash) a company's legal form. */
export function hasLegalForm(text: string): boolean {
  const words = wordForms(text.replace(INITIALS, ''));
  const compact = words.join('');
  return (
    words.length > 1 &&
    (isLeadingLegalForm(words[0]!) || words.slice(1).some(isLegalForm) || /\bS\/B\b/i.test(text) || endsInLegalForm(compact))
  );
}

/** How little a name's form leaves in doubt: a legal form proves it, without one any words may be a name. An estimate. */
export const formOfName = (text: string): number => (hasLegalForm(text) ? 1 : ADDRESS_LINES.nameAlone);

/** The points within `S.p.A.`, `B.V.`, `S.L.`. */
const INITIALS = /(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu;

/** `CO. (M) SDN BHD`: nothing that tells one company from another. */
export const isLegalFormAlone = (text: string): boolean => wordForms(text).every((word) => word.length === 1 || isLegalForm(word));

/** Whether a line could be the name of a person or a company at all: letters, not a sentence, not a date or an amount. */
export const isNameLine = remembered((text): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  if (letters < 3 || letters < text.replace(/\s/g, '').length / 2) return false;
  return wordForms(text).length <= 9 && !/[:?!]$/.test(text);
});
