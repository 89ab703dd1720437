import { isNumberWord, isPlaceOfLetter, periodJoiners, tellsPeriod, titleType } from '../../lexicon/lexicon';
import { compactForm } from '../../lexicon/label-words';
import type { Segment } from '../../layout/segments';
import { textOf } from '../../model/page';
import { toCandidate, type Candidate } from './candidate';
import type { PrintedValue } from '../values/printed-value';
import type { PageFindings } from './page-findings';
import type { LaidOutPage } from '../../layout/laid-out-page';
import { DATE_CANDIDATES } from './weights';

/** Dates of the first page that stand by themselves or with a time, as the document's own date. */
export function unlabelledDates(findings: PageFindings): Candidate[] {
  const { page, values } = findings;
  return datesOfText(findings)
    .filter(
      ({ value, before, behind }) =>
        !isLongPast(value, values) && !isOfReference(value) && !isRange(before, value, page) && !isRange(value, behind, page),
    )
    .map(({ value }) => {
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

/** Dates of the first page that no table has, each with the values before and behind it. */
function datesOfText({ page, values, isTabular }: PageFindings): { value: PrintedValue; before?: PrintedValue; behind?: PrintedValue }[] {
  if (!page.isFirst) return [];
  return values.flatMap((value, index) =>
    value.kind === 'date' && !isTabular(value.box) ? [{ value, before: values[index - 1], behind: values[index + 1] }] : [],
  );
}

/** A day of birth or of a licence lies years before the others. */
export const isLongPast = (value: PrintedValue, values: readonly PrintedValue[], years: number = DATE_CANDIDATES.longPast): boolean =>
  values.some((other) => other.kind === 'date' && yearOf(other) - yearOf(value) >= years);

const yearOf = ({ value }: PrintedValue): number => Number(/^\d{4}/.exec(value)?.[0] ?? NaN);

/** `Your quotation RPT/Q/5520 dated 24-Jan-25`, `z dnia` behind the number of another paper: its day, unless a title or a label opens what stands before. */
export function isOfReference({ segment, start }: Pick<PrintedValue, 'segment' | 'start'>): boolean {
  const before = textOf(segment.words.slice(0, start));
  return NUMBERED_BEFORE.test(before) && titleType(before) === undefined && !isOwnNumber(segment, start);
}

/** `Nr. 1042 din 05.11.2026` at the beginning of a line: the number of this paper, and its day. */
const isOwnNumber = ({ words }: Segment, start: number): boolean =>
  start === NUMBER_AND_LEAD && isNumberWord(compactForm(words[0]!.text)) && /\d/.test(words[1]!.text);
/** The word for a number, the number, and the word that leads to the day. */
const NUMBER_AND_LEAD = 3;

/** A code of letters and digits or of many digits, and a word or two that lead over to its day. */
const NUMBERED_BEFORE = /(?:^|\s)(?=\S*\d)(?:\S*[\p{L}/-]\S*|\d{4,}),?\s+(?:\p{L}{1,8}\.?\s?){1,2}$/u;

/** `geb. 04.11.1958`, `Eingang: 11.02.2026`: the word before it says what else it is the day of. */
function isOfOthers(value: PrintedValue, page: LaidOutPage): boolean {
  const before = textBefore(value, page);
  return value.start > 0 ? /(?:\p{L}{3,}[.:]|:)$/u.test(before) : /:$/.test(before);
}

/** `Musterstadt, den 3. März 2026`, `Lyon, le 3 mars 2026`: dates behind the place where a letter is written, on the first page; a sentence goes on. */
export function letterDates(findings: PageFindings): Candidate[] {
  const { page } = findings;
  return datesOfText(findings)
    .filter(
      ({ value, behind }) =>
        isPlaceOfLetter(textBefore(value, page)) &&
        value.segment.words.length - value.end <= DATE_CANDIDATES.mostBeside &&
        !isRange(value, behind, page),
    )
    .map(({ value }) => {
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
  return textOf(words);
}

/** What stands between the first and the last day of a period: a dash, or `to`. */
const JOINER = new RegExp(`^(?:[-–—~～]|${periodJoiners})$`, 'iu');

/** Whether two days of one line stand with nothing but that between them. */
const isRange = (from: PrintedValue | undefined, to: PrintedValue | undefined, page: LaidOutPage): boolean =>
  from?.kind === 'date' && to?.kind === 'date' && from.segment.line === to.segment.line && JOINER.test(between(from, to, page));

/** Two dates of one line behind a word that says from when to when (`Statement for account from 7 May to 7 August`), or with a joiner alone between them. */
export function unlabelledPeriods({ page, values, isTabular }: PageFindings): Candidate[] {
  return values.flatMap((from, index) => {
    const to = values[index + 1];
    if (from.kind !== 'date' || to?.kind !== 'date' || from.value > to.value || !followsOn(from, to, page)) return [];
    const before = textBefore(from, page);
    const opens =
      page.isFirst &&
      ((from.segment === to.segment && isRange(from, to, page)) || (from.start === 0 && from.form < 1)) &&
      !isTabular(from.box);
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

/** Whether a date stands right behind another in its segment; in another segment of its line behind a joiner: `Από | 01/02/2025 | Έως | 28/02/2025`. */
const followsOn = (from: PrintedValue, to: PrintedValue, page: LaidOutPage): boolean =>
  to.segment === from.segment ? to.start <= from.end + 2 : isRange(from, to, page);

/** What stands between two values of one line; a colon at its end is left out. */
function between(from: PrintedValue, to: PrintedValue, { lines }: LaidOutPage): string {
  if (from.segment === to.segment) return textOf(from.segment.words.slice(from.end, to.start));
  const { segments } = lines[from.segment.line]!;
  const others = segments.slice(segments.indexOf(from.segment) + 1, segments.indexOf(to.segment)).flatMap(({ words }) => words);
  return textOf([...from.segment.words.slice(from.end), ...others, ...to.segment.words.slice(0, to.start)]).replace(/[:：]$/, '');
}
