import { isPlaceOfLetter, tellsPeriod } from '../../lexicon/lexicon';
import { toCandidate, type Candidate } from './candidate';
import type { PrintedValue } from '../values/find-values';
import type { PageFindings } from './page-findings';
import type { LaidOutPage } from '../../layout/laid-out-page';

/**
 * Less than any labelled date, enough where there is none: the first date of a letter or a receipt is its own. One that stands alone is
 * that much surer, one in a sentence less, and so is one at the foot of the page. An estimate.
 */
const UNLABELLED = 0.4;
const ALONE = 0.04;
const PER_PAGE = 0.04;
/** A time may stand beside it. */
const MOST_BESIDE = 2;
/** How far the place of either speaks for it. An estimate. */
const ALONE_POSITION = 0.5;
const IN_TEXT_POSITION = 0.3;

/** Dates of the first page that stand by themselves or with a time, as the document's own date. */
export function unlabelledDates({ page, values, isTabular }: PageFindings): Candidate[] {
  if (page.number > 1) return [];
  return values
    .filter((value) => value.kind === 'date' && !isTabular(value.box))
    .map((value) => {
      const alone = value.phrase.words.length - (value.end - value.start) <= MOST_BESIDE;
      const score = (UNLABELLED + (alone ? ALONE : -ALONE)) * value.form - (PER_PAGE * value.box.top) / page.height;
      return toCandidate('issueDate', value, {
        page,
        score,
        position: alone ? ALONE_POSITION : IN_TEXT_POSITION,
        formatValid: value.form,
      });
    });
}

/** Below a label that names the date, above a mere `Date`; less so much from the top of the page to its bottom. An estimate. */
const DATED_LETTER = 0.7;
const LETTER_PER_PAGE = 0.1;
const BEHIND_PLACE = 0.9;

/** `Musterstadt, den 3. März 2026`, `Lyon, le 3 mars 2026`: dates behind the place where a letter is written, on the first page. */
export function letterDates({ page, values, isTabular }: PageFindings): Candidate[] {
  if (page.number > 1) return [];
  return values
    .filter((value) => value.kind === 'date' && !isTabular(value.box) && isPlaceOfLetter(textBefore(value, page)))
    .map((value) => {
      const score = DATED_LETTER * value.form - (LETTER_PER_PAGE * value.box.top) / page.height;
      return toCandidate('issueDate', value, {
        page,
        score,
        labelStrength: DATED_LETTER,
        position: BEHIND_PLACE,
        formatValid: value.form,
      });
    });
}

/** The words before a value in its phrase, or the phrase before it on its line. */
function textBefore({ phrase, start }: PrintedValue, page: LaidOutPage): string {
  const line = page.lines[phrase.line]!.segments;
  const words = start > 0 ? phrase.words.slice(0, start) : (line[line.indexOf(phrase) - 1]?.words ?? []);
  return words.map((word) => word.text).join(' ');
}

/** Above a mere date, below a label. An estimate. */
const UNLABELLED_PERIOD = 0.4;
const SPOKEN_PERIOD = 0.7;

/** A sentence with two dates and a word that says from when to when: `Statement for account from 7 May to 7 August`. */
export function unlabelledPeriods({ page, values }: PageFindings): Candidate[] {
  return values.flatMap((from, index) => {
    const to = values[index + 1];
    if (from.kind !== 'date' || to?.kind !== 'date' || to.phrase !== from.phrase || to.start > from.end + 2 || from.value > to.value)
      return [];
    const before = from.phrase.words
      .slice(0, from.start)
      .map((word) => word.text)
      .join(' ');
    if (!tellsPeriod(before)) return [];
    const bound = (key: string, date: PrintedValue): Candidate =>
      toCandidate(key, date, { page, score: UNLABELLED_PERIOD, position: SPOKEN_PERIOD, formatValid: date.form });
    return [bound('periodFrom', from), bound('periodTo', to)];
  });
}
