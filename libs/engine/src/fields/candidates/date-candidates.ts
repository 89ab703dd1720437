import { foldedText } from '@gridline/values';
import { placeOf, type Candidate } from './candidate';
import type { PrintedValue } from '../values/find-values';
import type { PageFindings } from './label-candidates';
import type { PageText } from '../../layout/page-text';

/** Less than any labelled date, enough where there is none: the first date of a letter or a receipt is its own. */
const UNLABELLED = 0.4;

/** Dates of the first page that stand by themselves or with a time, as the document's own date. */
export function unlabelledDates({ page, values, isTabular }: PageFindings): Candidate[] {
  if (page.number > 1) return [];
  return values
    .filter((value) => value.kind === 'date' && !isTabular(value.box))
    .map((value) => {
      const alone = value.phrase.words.length - (value.end - value.start) <= 2;
      const score = (UNLABELLED + (alone ? 0.04 : -0.04)) * value.form - (0.04 * value.box.top) / page.height;
      const signals = { labelStrength: 0, position: alone ? 0.5 : 0.3, formatValid: value.form, readScore: value.readScore };
      return issueDate(page, value, score, signals);
    });
}

function issueDate(page: PageText, { value, text, box }: PrintedValue, score: number, signals: Candidate['signals']): Candidate {
  return { key: 'issueDate', value, text, box, page, place: placeOf(page, box), score, signals };
}

/** `Musterstadt, den 3. März 2026`, `Lyon, le 3 mars 2026`, `Warszawa, dnia 3 marca 2026`: a letter is dated where it is written. */
const PLACE_OF_LETTER =
  /^(?:(?:Fait|Fatto|Hecho|Feito|Gedaan) (?:à|a|te|em) )?\p{Lu}[\p{L}.'-]+(?: [\p{L}.'-]+){0,3}(?:, ?(?:den|der|le|lì|il|el|a|op|em|dnia)?| den| dnia)$/u;
/** Below a label that names the date, above a mere `Date`. */
const DATED_LETTER = 0.7;

/** Dates behind the place where a letter is written, on the first page. */
export function letterDates({ page, values, isTabular }: PageFindings): Candidate[] {
  if (page.number > 1) return [];
  return values
    .filter((value) => value.kind === 'date' && !isTabular(value.box) && PLACE_OF_LETTER.test(textBefore(value, page)))
    .map((value) => {
      const score = DATED_LETTER * value.form - (0.1 * value.box.top) / page.height;
      return issueDate(page, value, score, {
        labelStrength: DATED_LETTER,
        position: 0.9,
        formatValid: value.form,
        readScore: value.readScore,
      });
    });
}

/** The words before a value in its phrase, or the phrase before it on its line. */
function textBefore({ phrase, start }: PrintedValue, page: PageText): string {
  const line = page.lines[phrase.line]!;
  const words = start > 0 ? phrase.words.slice(0, start) : (line[line.indexOf(phrase) - 1]?.words ?? []);
  return words.map((word) => word.text).join(' ');
}

const PERIOD_WORDS = /\b(?:from|period|statement|zeitraum|von|vom|du|periode|dal|periodo|del|desde|van|od|okres|entre|between)\b/;
/** Above a mere date, below a label. */
const UNLABELLED_PERIOD = 0.4;

/** A sentence with two dates and a word that says from when to when: `Statement for account from 7 May to 7 August`. */
export function unlabelledPeriods({ page, values }: PageFindings): Candidate[] {
  return values.flatMap((from, index) => {
    const to = values[index + 1];
    if (from.kind !== 'date' || to?.kind !== 'date' || to.phrase !== from.phrase || to.start > from.end + 2 || from.value > to.value)
      return [];
    const before = foldedText(
      from.phrase.words
        .slice(0, from.start)
        .map((word) => word.text)
        .join(' '),
    );
    if (!PERIOD_WORDS.test(before)) return [];
    const toCandidate = (key: string, date: PrintedValue): Candidate => ({
      key,
      value: date.value,
      text: date.text,
      box: date.box,
      page,
      place: placeOf(page, date.box),
      score: UNLABELLED_PERIOD,
      signals: { labelStrength: 0, position: 0.7, formatValid: date.form, readScore: date.readScore },
    });
    return [toCandidate('periodFrom', from), toCandidate('periodTo', to)];
  });
}
