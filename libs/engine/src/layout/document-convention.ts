import { findDates, inferConvention, plainText, type Convention } from '@gridline/values';
import type { Document } from '../model/document';
import { AMERICAN_STATES, AMERICAN_TAX, DAY_FIRST_IN_ENGLISH } from '../lexicon/countries.data';
import { toGrid } from '../model/table';
import { homeCurrency } from './country-evidence';
import { withoutDataLines } from './laid-out-page';
import type { LaidOutDocument } from './lay-out';
import { DOCUMENT_CONVENTION } from './weights';

/**
 * How the document writes its numbers and dates, inferred once for every step that reads any: what they themselves settle, in its text
 * and in all of its ready tables. An address of the United States puts the month first where they do not.
 */
export function documentConvention(document: Document, { fieldPages, language }: LaidOutDocument): Convention {
  const printed = fieldPages.flatMap((page) => withoutDataLines(page).segments.map(({ text }) => text));
  const texts = [...printed, ...sampleCells(document)];
  const inferred = inferConvention(texts);
  const decimal = inferred.decimal ?? decimalOfThousandths(texts, fieldPages, language) ?? decimalOf(texts, language);
  const convention = { ...inferred, decimal };
  if (convention.dateOrder || convention.decimal === ',') return convention;
  const isAmerican = fieldPages.some(({ segments }) => segments.some(({ text }) => isAmericanPlace(text)));
  if (isAmerican || isTaxedInAmerica(printed)) return { ...convention, dateOrder: 'mdy' };
  return isDayFirst(printed) ||
    isOfElsewhere(printed) ||
    isOfAnotherLanguage(language) ||
    isOfDayFirstCountry(fieldPages, language, printed)
    ? { ...convention, dateOrder: 'dmy' }
    : convention;
}

/** `365.000` of Jordan and its like alone, in money that is counted in thousandths: the mark before the three places is that of decimals. */
function decimalOfThousandths(
  texts: readonly string[],
  pages: LaidOutDocument['fieldPages'],
  language: string | undefined,
): '.' | ',' | null {
  const marks = new Set(texts.flatMap((text) => [...text.matchAll(ONE_MARK)].map(([, mark]) => mark as '.' | ',')));
  const [only, ...more] = marks;
  if (!only || more.length > 0) return null;
  const home = homeCurrency(pages, language) ?? '';
  return IN_THOUSANDTHS.has(home) || texts.some((text) => CODE_IN_THOUSANDTHS.test(text)) ? only : null;
}

const ONE_MARK = /(?<![\d.,])\d{1,3}([.,])\d{3}(?![\d.,])/g;

/** The dinars and the rial that CLDR gives three places: of Bahrain, Jordan, Kuwait, Libya, Oman and Tunisia. */
const IN_THOUSANDTHS: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('currency').filter((currency) => {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 3;
  }),
);
const CODE_IN_THOUSANDTHS = new RegExp(`(?<!\\p{L})(?:${[...IN_THOUSANDTHS].join('|')})(?!\\p{L})`, 'u');

/** `184.377` and its like alone, on a paper in a language that parts thousands with points everywhere: nothing but its language tells that they are whole. */
function decimalOf(texts: readonly string[], language: string | undefined): ',' | null {
  const grouped = new Set(texts.filter((text) => GROUPED.test(text)));
  if (grouped.size < DOCUMENT_CONVENTION.grouped) return null;
  if (language === undefined || POINT_SOMEWHERE.has(language)) return null;
  const parts = new Intl.NumberFormat(language).formatToParts(EVERY_SIGN);
  return parts.some(({ type, value }) => type === 'group' && value === '.') ? ',' : null;
}

/** A number that is written with every sign a language has for one. */
const EVERY_SIGN = 1_234_567.8;

const GROUPED = /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.,])/;

/** Mexico and Central America write Spanish numbers as English ones, Switzerland German ones with a point before the decimals. */
const POINT_SOMEWHERE: ReadonlySet<string> = new Set(['es', 'de', 'it']);

/** Money of countries whose papers put the month first, or now one and now the other, by CLDR's short dates and what Canada and the Philippines print. */
const MONTH_MAY_BE_FIRST: ReadonlySet<string> = new Set(['USD', 'CAD', 'PHP']);

/** What the paper says of its country (cities, authorities, numbers to call) settles its days where nothing else does; asked only where it has a day in doubt. */
function isOfDayFirstCountry(pages: LaidOutDocument['fieldPages'], language: string | undefined, printed: readonly string[]): boolean {
  if (!printed.some((text) => findDates(plainText(text)).some(({ ambiguous }) => ambiguous))) return false;
  const home = homeCurrency(pages, language);
  return home !== undefined && !MONTH_MAY_BE_FIRST.has(home);
}

const DAY_FIRST_LETTERS = /(?=\p{L})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/gu;

/** No country that writes Hebrew, Arabic, Devanagari or Thai puts the month first. */
function isDayFirst(texts: readonly string[]): boolean {
  const text = texts.join('');
  const own = text.match(DAY_FIRST_LETTERS)?.length ?? 0;
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

/** Texts from everywhere in the ready tables, evenly spaced where there are many. */
function sampleCells({ tables }: Document): string[] {
  const count = tables.reduce((sum, { rowCount, columnCount }) => sum + rowCount * columnCount, 0);
  const step = Math.ceil(count / DOCUMENT_CONVENTION.mostCells);
  const texts: string[] = [];
  let position = 0;
  for (const table of tables) for (const row of toGrid(table)) for (const text of row) if (position++ % step === 0) texts.push(text);
  return texts;
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
