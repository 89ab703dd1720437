import { isPlaceOfLetter, tellsPeriod } from '../../lexicon/lexicon';
import { toCandidate, type Candidate } from './candidate';
import type { PrintedValue } from '../values/find-values';
import type { PageFindings } from './page-findings';
import type { LaidOutPage } from '../../layout/laid-out-page';
import { DATE_CANDIDATES } from './weights';

/** Dates of the first page that stand by themselves or with a time, as the document's own date. */
export function unlabelledDates({ page, values, isTabular }: PageFindings): Candidate[] {
  if (page.number > 1) return [];
  return values
    .filter((value) => value.kind === 'date' && !isTabular(value.box))
    .map((value) => {
      const alone = value.phrase.words.length - (value.end - value.start) <= DATE_CANDIDATES.mostBeside;
      const score =
        (DATE_CANDIDATES.unlabelled + (alone ? DATE_CANDIDATES.alone : -DATE_CANDIDATES.alone)) * value.form -
        (DATE_CANDIDATES.perPage * value.box.top) / page.height;
      return toCandidate('issueDate', value, {
        page,
        score,
        position: alone ? DATE_CANDIDATES.alonePosition : DATE_CANDIDATES.inTextPosition,
        formatValid: value.form,
      });
    });
}

/** `Musterstadt, den 3. März 2026`, `Lyon, le 3 mars 2026`: dates behind the place where a letter is written, on the first page. */
export function letterDates({ page, values, isTabular }: PageFindings): Candidate[] {
  if (page.number > 1) return [];
  return values
    .filter((value) => value.kind === 'date' && !isTabular(value.box) && isPlaceOfLetter(textBefore(value, page)))
    .map((value) => {
      const score = DATE_CANDIDATES.datedLetter * value.form - (DATE_CANDIDATES.letterPerPage * value.box.top) / page.height;
      return toCandidate('issueDate', value, {
        page,
        score,
        labelStrength: DATE_CANDIDATES.datedLetter,
        position: DATE_CANDIDATES.behindPlace,
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
      toCandidate(key, date, {
        page,
        score: DATE_CANDIDATES.unlabelledPeriod,
        position: DATE_CANDIDATES.spokenPeriod,
        formatValid: date.form,
      });
    return [bound('periodFrom', from), bound('periodTo', to)];
  });
}
