import { findDates, plainText, type Convention } from '@gridline/values';
import { AMERICAN_STATES, AMERICAN_TAX, DAY_FIRST_IN_ENGLISH } from '../lexicon/countries.data';
import { dayFirstLetters } from '../lexicon/lexicon';
import { homeCurrency } from './country-evidence';
import type { LaidOutPage } from './laid-out-page';
import { DOCUMENT_CONVENTION } from './weights';

/** Whether the month or the day comes first on a document whose days do not settle it: what else it prints says where it is from; null where nothing does. */
export function dateOrder(
  printed: readonly string[],
  pages: readonly LaidOutPage[],
  language: string | undefined,
): Convention['dateOrder'] {
  const isAmerican = pages.some(({ segments }) => segments.some(({ text }) => isAmericanPlace(text)));
  if (isAmerican || isTaxedInAmerica(printed)) return 'mdy';
  const isElsewhere = isDayFirst(printed) || isOfElsewhere(printed) || isOfAnotherLanguage(language);
  return isElsewhere || isOfDayFirstCountry(pages, language, printed) ? 'dmy' : null;
}

/** Two letters are enough of the town: where it may have any number of them, a long word is looked through from each of its letters. */
const AMERICAN_PLACE = new RegExp(`\\p{L}{2},? (?:${AMERICAN_STATES}),? \\d{5}(?:-\\d{4})?$`, 'u');

/** Whether a line ends in a place of the United States: `Asheville, NC 28805`. */
const isAmericanPlace = (text: string): boolean => AMERICAN_PLACE.test(text.trim());

/** Whether a number to call as North America writes it stands beside a tax that only the United States call so. */
const isTaxedInAmerica = (texts: readonly string[]): boolean =>
  texts.some((text) => AMERICAN_PHONE.test(text)) && texts.some((text) => SALES_TAX.test(text));

const SALES_TAX = new RegExp(`\\b${AMERICAN_TAX}\\b`, 'i');
const AMERICAN_PHONE = /(?<![\d+])\([2-9]\d\d\) ?\d{3}-\d{4}(?!\d)/;

/** Money of countries whose papers put the month first, or now one and now the other, by CLDR's short dates and what Canada and the Philippines print. */
const MONTH_MAY_BE_FIRST: ReadonlySet<string> = new Set(['USD', 'CAD', 'PHP']);

/** What the paper says of its country (cities, authorities, numbers to call) settles its days where nothing else does; asked only where it has a day in doubt. */
function isOfDayFirstCountry(pages: readonly LaidOutPage[], language: string | undefined, printed: readonly string[]): boolean {
  if (!printed.some((text) => findDates(plainText(text)).some(({ ambiguous }) => ambiguous))) return false;
  const home = homeCurrency(pages, language);
  return home !== undefined && !MONTH_MAY_BE_FIRST.has(home);
}

/** No country that writes Hebrew, Arabic, Devanagari, Thai and others puts the month first. */
function isDayFirst(texts: readonly string[]): boolean {
  const text = texts.join('');
  const own = text.match(dayFirstLetters)?.length ?? 0;
  return own > 0 && own > DOCUMENT_CONVENTION.dayFirstShare * (text.match(/\p{L}/gu)?.length ?? 0);
}

/** A paper in another language than English is not of the United States. */
const isOfAnotherLanguage = (language: string | undefined): boolean => language !== undefined && language !== 'en';

/** Only the United States put the month first: not who counts in other money than dollars, whose postal code is Britain's or whose tax is none of theirs, or who writes letters that English has not. */
function isOfElsewhere(texts: readonly string[]): boolean {
  let letters = 0;
  for (const text of texts) {
    if (ELSEWHERE.test(text)) return true;
    letters += text.match(FOREIGN_LETTER)?.length ?? 0;
  }
  return letters >= DOCUMENT_CONVENTION.foreignLetters;
}

const ELSEWHERE = new RegExp(DAY_FIRST_IN_ENGLISH);

const FOREIGN_LETTER = /[^\P{L}a-zA-ZªºµﬁﬂﬀﬃﬄΩ]/gu;
