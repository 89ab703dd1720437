import { inferConvention } from '@gridline/values';
import { COUNTRIES } from '../lexicon/countries.data';
import { hasPointSomewhere } from '../lexicon/lexicon';
import { namedCurrency } from '../lexicon/named-currency';
import { homeCurrency } from './country-evidence';
import type { LaidOutPage } from './laid-out-page';
import { DOCUMENT_CONVENTION } from './weights';

/** The mark before the decimals of a document whose numbers do not settle it: what its money, its language and its country say; null where they say nothing. */
export const decimalMark = (texts: readonly string[], pages: readonly LaidOutPage[], language: string | undefined): '.' | ',' | null =>
  decimalOfThousandths(texts, pages, language) ?? decimalOfGroups(texts, pages, language);

/** Whether one text alone says that the mark is a point, among figures like `154.383`: `76.41 8.330-7` is a number that was read with a blank in it. */
export function isOneAmongGroups(texts: readonly string[]): boolean {
  if (!holdsGroups(texts)) return false;
  const first = texts.findIndex(saysPoint);
  return first >= 0 && !texts.slice(first + 1).some(saysPoint);
}

const saysPoint = (text: string): boolean => inferConvention([text]).decimal === '.';

/** `365.000` of Jordan and its like alone, in money that is counted in thousandths: the mark before the three places is that of decimals. */
function decimalOfThousandths(texts: readonly string[], pages: readonly LaidOutPage[], language: string | undefined): '.' | ',' | null {
  const marks = new Set(texts.flatMap((text) => [...text.matchAll(ONE_MARK)].map(([, mark]) => mark as '.' | ',')));
  const [only, ...more] = marks;
  if (!only || more.length > 0) return null;
  const home = homeCurrency(pages, language) ?? '';
  return IN_THOUSANDTHS.has(home) || texts.some((text) => CODE_IN_THOUSANDTHS.test(text) || namesThousandths(text)) ? only : null;
}

/** `المبالغ بالدينار الأردني`. */
function namesThousandths(text: string): boolean {
  if (!/\p{Script=Arabic}/u.test(text)) return false;
  const words = text.split(' ');
  return words.some((word, at) => IN_THOUSANDTHS.has(namedCurrency(word, words[at + 1]) ?? ''));
}

const ONE_MARK = /(?<![\d.,])\d{1,3}([.,])\d{3}(?![\d.,])/g;

/** The dinars and the rial that CLDR gives three places: of Bahrain, Jordan, Kuwait, Libya, Oman and Tunisia. */
const IN_THOUSANDTHS: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('currency').filter((currency) => {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 3;
  }),
);
const CODE_IN_THOUSANDTHS = new RegExp(`(?<!\\p{L})(?:${[...IN_THOUSANDTHS].join('|')})(?!\\p{L})`, 'u');

/** `184.377` and its like alone, on a paper in a language, or of a country, that parts thousands with points: nothing else tells that they are whole. */
function decimalOfGroups(texts: readonly string[], pages: readonly LaidOutPage[], language: string | undefined): ',' | null {
  if (language === undefined || !holdsGroups(texts)) return null;
  const locale = hasPointSomewhere(language) ? localeAtHome(pages, language) : language;
  const parts = locale === undefined ? [] : new Intl.NumberFormat(locale).formatToParts(EVERY_SIGN);
  return parts.some(({ type, value }) => type === 'group' && value === '.') ? ',' : null;
}

const holdsGroups = (texts: readonly string[]): boolean =>
  new Set(texts.filter((text) => GROUPED.test(text))).size >= DOCUMENT_CONVENTION.grouped;

/** The language as it is written in the country that the paper is of, where one country alone has that money. */
function localeAtHome(pages: readonly LaidOutPage[], language: string): string | undefined {
  const home = homeCurrency(pages, language);
  const [first, ...others] = COUNTRIES.filter(([, , currency]) => currency === home);
  return first && others.length === 0 ? `${language}-${first[0]}` : undefined;
}

/** A number that is written with every sign a language has for one. */
const EVERY_SIGN = 1_234_567.8;

const GROUPED = /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.,])/;
