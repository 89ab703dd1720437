import type { LanguageLexicon } from './language-lexicon';
import { anyScript } from './language-scripts';

/** What languages say of where their papers are from, as data. */
export interface IndexedPlaces {
  ofManyCountries: readonly string[];
  withPointSomewhere: readonly string[];
  /** Scripts in which the day comes before the month, by Unicode's names. */
  dayFirstScripts: string;
}

/** The same as it is asked. */
export interface LanguagePlaces {
  isOfManyCountries: (language: string) => boolean;
  hasPointSomewhere: (language: string) => boolean;
  /** Letters of scripts that no country writes which puts the month first. */
  dayFirstLetters: RegExp;
}

export const indexPlaces = (languages: readonly LanguageLexicon[]): IndexedPlaces => ({
  ofManyCountries: languages.flatMap(({ code, ofManyCountries }) => (ofManyCountries ? [code] : [])),
  withPointSomewhere: languages.flatMap(({ code, pointSomewhere }) => (pointSomewhere ? [code] : [])),
  dayFirstScripts: languages
    .filter(({ code, findingModels }) => findingModels && isDayFirst(code))
    .flatMap(({ findingModels }) => Object.values(findingModels!))
    .join(' '),
});

/** By ICU, in the calendar of invoices. */
const isDayFirst = (code: string): boolean =>
  new Intl.DateTimeFormat(code, { dateStyle: 'short', calendar: 'gregory' }).formatToParts(0).find(({ type }) => PARTS.has(type))?.type === 'day'; // prettier-ignore
const PARTS: ReadonlySet<string> = new Set(['day', 'month', 'year']);

export const makePlaces = ({ ofManyCountries, withPointSomewhere, dayFirstScripts }: IndexedPlaces): LanguagePlaces => ({
  isOfManyCountries: (language) => ofManyCountries.includes(language),
  hasPointSomewhere: (language) => withPointSomewhere.includes(language),
  dayFirstLetters: new RegExp(`(?=\\p{L})${anyScript(dayFirstScripts)}`, 'gu'),
});
