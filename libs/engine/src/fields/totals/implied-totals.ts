import type { Candidate } from '../candidates/candidate';
import { placeOf } from '../candidates/candidate';
import type { PageFindings } from '../candidates/label-candidates';

/** An amount whose label nobody knows may still be the one that the sum lacks. It needs the sum to be chosen. */
const UNLABELLED = 0.1;

/** The amounts that stand below the last item row, as candidates of every total: arithmetic alone decides about them. */
export function impliedTotals(findings: readonly PageFindings[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const { page, values, isTabular } of findings) {
    for (const value of values) {
      if (value.kind !== 'amount' || value.form < 1 || isTabular(value.box)) continue;
      for (const key of ['netTotal', 'taxTotal', 'grossTotal']) {
        candidates.push({
          key,
          value: value.value,
          text: value.text,
          box: value.box,
          page,
          place: placeOf(page, value.box),
          score: UNLABELLED,
          signals: { labelStrength: 0, position: 0, formatValid: value.form, readScore: value.readScore },
        });
      }
    }
  }
  return candidates;
}

/** The total and what is left of it, each by its label, say what was paid; a table of payments prints it under no label of its own. */
const PAID = 0.3;
/** Above what an amount beside a word that also means other things scores. */
const SURE = 0.5;

/** Printed amounts without a label that are the total less the amount due, as candidates of what was paid. */
export function impliedPayments(findings: readonly PageFindings[], labelled: readonly Candidate[]): Candidate[] {
  const sure = (key: string): Candidate[] => labelled.filter((candidate) => candidate.key === key && candidate.score > SURE);
  const differences = new Set(
    sure('grossTotal').flatMap((gross) => sure('amountDue').map((due) => (Number(gross.value) - Number(due.value)).toFixed(2))),
  );
  const taken = new Set(labelled.map(({ place }) => place));
  return findings.flatMap(({ page, values }) =>
    values
      .filter(({ kind, form, value }) => kind === 'amount' && form === 1 && Number(value) > 0 && differences.has(Number(value).toFixed(2)))
      .map((value) => ({ value, place: placeOf(page, value.box) }))
      .filter(({ place }) => !taken.has(place))
      .map(({ value: { value, text, box, form, readScore }, place }) => ({
        ...{ key: 'paid', value, text, box, page, place, score: PAID },
        signals: { labelStrength: 0, position: 0.5, formatValid: form, readScore },
      })),
  );
}
