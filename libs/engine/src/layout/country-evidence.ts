import { findVatIds } from '@gridline/values';
import { COUNTRIES } from '../lexicon/countries.data';
import { UNSPACED_LETTER } from '../lexicon/label-words';
import { wholeWord } from '../lexicon/language-lexicon';
import { isOfManyCountries } from '../lexicon/lexicon';
import { textsOn, type LaidOutPage } from './laid-out-page';
import { COUNTRY_EVIDENCE } from './weights';

/** How much on the pages says that they are of a country with this currency; 0 where nothing does. */
export type CountryEvidence = (currency: string) => number;

/** Names of cities and authorities, numbers to call, addresses in the web, accounts and the country's name, counted once each. */
export function countryEvidence(pages: readonly LaidOutPage[], language: string | undefined): CountryEvidence {
  const known = new Map<string, number>();
  let facts: Facts | undefined;
  return (currency) => {
    if (currency === '') return 0;
    facts ??= factsOf(pages, language);
    if (!known.has(currency)) known.set(currency, evidenceFor(currency, facts));
    return known.get(currency)!;
  };
}

/** The currency of the one country that most on the pages speaks for; undefined where nothing does, or two are told alike. */
export function homeCurrency(pages: readonly LaidOutPage[], language: string | undefined): string | undefined {
  const evidence = countryEvidence(pages, language);
  const currencies = [...new Set(COUNTRIES.map(([, , currency]) => currency))];
  const [best, second] = currencies.map((code) => ({ code, weight: evidence(code) })).sort((a, b) => b.weight - a.weight);
  return best!.weight > second!.weight ? best!.code : undefined;
}

/** What is looked for once, whatever the country. */
interface Facts {
  text: string;
  /** What the head of the first page says, where the sender's address stands. */
  head: string;
  /** Digits of numbers to call from abroad, with that country's own. */
  phones: readonly string[];
  /** Ends of addresses in the web, in small letters. */
  sites: ReadonlySet<string>;
  accounts: ReadonlySet<string>;
  /** Countries whose tax numbers are printed. */
  taxed: ReadonlySet<string>;
  home: string;
}

function factsOf(pages: readonly LaidOutPage[], language: string | undefined): Facts {
  const text = textsOn(pages).join(' ').slice(0, COUNTRY_EVIDENCE.letters);
  const all = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found!);
  return {
    text,
    head: pages
      .slice(0, 1)
      .flatMap(({ segments, height }) => segments.filter(({ box }) => box.top < COUNTRY_EVIDENCE.head * height))
      .map((segment) => segment.text)
      .join(' '),
    phones: all(/(?:\+ ?\(?|(?<![\d.,:])00 ?(?=\d{1,3}[ ()./-]))(\d[\d ()./-]{6,})/g).map((number) => number.replace(/\D/g, '')),
    sites: new Set(
      all(/[a-z\d-]\.((?:(?:com|org|net|gov|gob|gouv|edu|co|ac|go|or|ne)\.)?[a-z]{2})(?![\w.-])/gi).map((site) => site.toLowerCase()),
    ),
    accounts: new Set(all(/(?<![A-Z\d])([A-Z]{2})\d\d ?[A-Z\d]{4} ?\d{3}/g)),
    taxed: new Set(findVatIds(text).flatMap(({ country, valid }) => (valid === false ? [] : [country === 'EL' ? 'GR' : country]))),
    home: homeOf(language),
  };
}

function evidenceFor(currency: string, facts: Facts): number {
  const countries = COUNTRIES.filter((country) => country[2] === currency);
  return Math.max(
    0,
    ...(countries.length > 0 ? countries : [[currency.slice(0, 2), '', currency, ''] as const]).map((each) => evidenceOf(each, facts)),
  );
}

function evidenceOf(
  [country, calling, , marks]: (typeof COUNTRIES)[number],
  { text, head, phones, sites, accounts, taxed, home }: Facts,
): number {
  const { holdsMark, holdsName } = namesOf(country, marks);
  const strong = [
    holdsMark(text),
    calling.split(' ').some((code) => code !== '' && phones.some((phone) => phone.startsWith(code))),
    isOnSite(country, sites),
    accounts.has(country),
    taxed.has(country),
  ].filter(Boolean).length;
  return (
    strong * COUNTRY_EVIDENCE.strong +
    (holdsMark(head) ? COUNTRY_EVIDENCE.atHead : 0) +
    (holdsName(text) ? COUNTRY_EVIDENCE.named : 0) +
    (home === country ? COUNTRY_EVIDENCE.language : 0)
  );
}

function isOnSite(country: string, sites: ReadonlySet<string>): boolean {
  const end = country === 'GB' ? 'uk' : country.toLowerCase();
  return [...sites].some((site) => (SOLD.has(country) ? site.endsWith(`.${end}`) : site === end || site.endsWith(`.${end}`)));
}

/** Where a language of one country is spoken; one of many says nothing. */
const homeOf = (language: string | undefined): string =>
  language && !isOfManyCountries(language) ? (new Intl.Locale(language).maximize().region ?? '') : '';

/** Ends of web addresses that anyone may have: only behind a national second level do they say where. */
const SOLD: ReadonlySet<string> = new Set([
  'CO',
  'LA',
  'BZ',
  'SO',
  'MN',
  'LC',
  'CD',
  'CI',
  'GG',
  'IS',
  'MU',
  'SC',
  'ML',
  'CF',
  'GA',
  'GQ',
  'DJ',
]);

/** What a country is told by in running text. */
interface CountryNames {
  holdsMark: (text: string) => boolean;
  holdsName: (text: string) => boolean;
}
const compiled = new Map<string, CountryNames>();

function namesOf(country: string, marks: string): CountryNames {
  const known = compiled.get(country);
  if (known) return known;
  const names = namesOfCountry(country);
  const wholeName = onceCompiled(wholeWord(names));
  const toldBy: CountryNames = {
    holdsMark: marks ? holdsWhole(marks) : () => false,
    holdsName: (text) => names.some((name) => text.includes(name)) && wholeName().test(text),
  };
  compiled.set(country, toldBy);
  return toldBy;
}

/**
 * Most papers have the letters of few countries' marks and names: these alone are found, and their expression made, many times faster than whole
 * words. Between letters of scripts without blanks every mark is whole.
 */
function holdsWhole(marks: string): (text: string) => boolean {
  const letters = new RegExp(marks, 'u');
  const whole = onceCompiled(`(?:(?<![\\p{L}\\p{N}])|(?=${UNSPACED_LETTER}))(?:${marks})(?:(?![\\p{L}\\p{N}])|(?<=${UNSPACED_LETTER}))`);
  return (text) => letters.test(text) && whole().test(text);
}

function onceCompiled(source: string): () => RegExp {
  let pattern: RegExp | undefined;
  return () => (pattern ??= new RegExp(source, 'u'));
}

/** In English and in its own first language. */
function namesOfCountry(country: string): string[] {
  const own = new Intl.Locale(`und-${country}`).maximize().language;
  return ['en', own].map((language) => regionNames(language).of(country)!);
}

/** Making one takes a hundred times as long as asking it. */
const namers = new Map<string, Intl.DisplayNames>();

function regionNames(language: string): Intl.DisplayNames {
  let namer = namers.get(language);
  if (!namer) namers.set(language, (namer = new Intl.DisplayNames(language, { type: 'region' })));
  return namer;
}
