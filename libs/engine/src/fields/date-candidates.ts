import { placeOf, type Candidate } from './candidate';
import type { PageFindings } from './label-candidates';

/** Less than any labelled date, enough where there is none: the first date of a letter or a receipt is its own. */
const UNLABELLED = 0.34;

/** Dates of the first page that stand by themselves or with a time, as the document's own date. */
export function unlabelledDates({ page, values, isTabular }: PageFindings): Candidate[] {
  if (page.number > 1) return [];
  return values
    .filter((value) => value.kind === 'date' && !isTabular(value.box))
    .map((value) => {
      const alone = value.phrase.words.length - (value.end - value.start) <= 2;
      const score = (UNLABELLED + (alone ? 0.04 : -0.04)) * value.form - (0.04 * value.box.top) / page.height;
      const signals = { labelStrength: 0, position: alone ? 0.5 : 0.3, formatValid: value.form, readScore: value.readScore };
      return {
        key: 'issueDate',
        value: value.value,
        text: value.text,
        box: value.box,
        page,
        place: placeOf(page, value.box),
        score,
        signals,
      };
    });
}
