import { isPlaceOfLetter, tellsPeriod, titleType } from '../../lexicon/lexicon';
import { toCandidate, type Candidate } from './candidate';
import type { PrintedValue } from '../values/find-values';
import type { PageFindings } from './page-findings';
import type { LaidOutPage } from '../../layout/laid-out-page';
import { DATE_CANDIDATES } from './weights';

/** Dates of the first page that stand by themselves or with a time, as the document's own date. */
export function unlabelledDates({ page, values, isTabular }: PageFindings): Candidate[] {
  if (!page.isFirst) return [];
  return values
    .filter(
      (value, index) =>
        value.kind === 'date' &&
        !isTabular(value.box) &&
        !isLongPast(value, values) &&
        !isOfReference(value) &&
        !isRange(values[index - 1], value) &&
        !isRange(value, values[index + 1]),
    )
    .map((value) => {
      const alone = value.segment.words.length - (value.end - value.start) <= DATE_CANDIDATES.mostBeside && !isOfOthers(value, page);
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

/** A day of birth or of a licence lies years before the others. */
const isLongPast = (value: PrintedValue, values: readonly PrintedValue[]): boolean =>
  values.some((other) => other.kind === 'date' && yearOf(other) - yearOf(value) >= DATE_CANDIDATES.longPast);

const yearOf = ({ value }: PrintedValue): number => Number(/^\d{4}/.exec(value)?.[0] ?? NaN);

/** `Your quotation RPT/Q/5520 dated 24-Jan-25`, `z dnia` behind the number of another paper: its day, unless a title or a label opens what stands before. */
export function isOfReference({ segment, start }: Pick<PrintedValue, 'segment' | 'start'>): boolean {
  const before = segment.words
    .slice(0, start)
    .map(({ text }) => text)
    .join(' ');
  return NUMBERED_BEFORE.test(before) && titleType(before) === undefined;
}

/** A code of letters and digits or of many digits, and a word or two that lead over to its day. */
const NUMBERED_BEFORE = /(?:^|\s)(?=\S*\d)(?:\S*[\p{L}/-]\S*|\d{4,}),?\s+(?:\p{L}{1,8}\.?\s?){1,2}$/u;

/** `geb. 04.11.1958`, `Eingang: 11.02.2026`: the word before it says what else it is the day of. */
function isOfOthers(value: PrintedValue, page: LaidOutPage): boolean {
  const before = textBefore(value, page);
  return value.start > 0 ? /(?:\p{L}{3,}[.:]|:)$/u.test(before) : /:$/.test(before);
}

/** `Musterstadt, den 3. März 2026`, `Lyon, le 3 mars 2026`: dates behind the place where a letter is written, on the first page; a sentence goes on. */
export function letterDates({ page, values, isTabular }: PageFindings): Candidate[] {
  if (!page.isFirst) return [];
  return values
    .filter(
      (value, index) =>
        value.kind === 'date' &&
        !isTabular(value.box) &&
        isPlaceOfLetter(textBefore(value, page)) &&
        value.segment.words.length - value.end <= DATE_CANDIDATES.mostBeside &&
        !isRange(value, values[index + 1]),
    )
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

/** The words before a value in its segment, or the segment before it on its line. */
function textBefore({ segment, start }: PrintedValue, page: LaidOutPage): string {
  const line = page.lines[segment.line]!.segments;
  const words = start > 0 ? segment.words.slice(0, start) : (line[line.indexOf(segment) - 1]?.words ?? []);
  return words.map((word) => word.text).join(' ');
}

/** What stands between the first and the last day of a period. */
const DASH = /^[-–—]$/;

/** Whether two days stand with nothing but a dash between them. */
const isRange = (from: PrintedValue | undefined, to: PrintedValue | undefined): boolean =>
  from?.kind === 'date' &&
  to?.kind === 'date' &&
  from.segment === to.segment &&
  DASH.test(from.segment.words.slice(from.end, to.start).map((word) => word.text).join(' ')); // prettier-ignore

/** Two dates behind a word that says from when to when (`Statement for account from 7 May to 7 August`), or with a dash between them. */
export function unlabelledPeriods({ page, values, isTabular }: PageFindings): Candidate[] {
  return values.flatMap((from, index) => {
    const to = values[index + 1];
    if (from.kind !== 'date' || to?.kind !== 'date' || to.segment !== from.segment || to.start > from.end + 2 || from.value > to.value)
      return [];
    const before = from.segment.words
      .slice(0, from.start)
      .map((word) => word.text)
      .join(' ');
    const opens = page.isFirst && (isRange(from, to) || (before === '' && from.form < 1)) && !isTabular(from.box);
    if (!tellsPeriod(before) && !opens) return [];
    const bound = (key: string, date: PrintedValue): Candidate =>
      toCandidate(key, date, {
        page,
        score: opens ? DATE_CANDIDATES.openingPeriod : DATE_CANDIDATES.unlabelledPeriod,
        position: DATE_CANDIDATES.spokenPeriod,
        formatValid: date.form,
      });
    return [bound('periodFrom', from), bound('periodTo', to)];
  });
}
