import { toUnits } from '../../reckoning/money';
import { coveredWords, toCandidate, type Candidate } from '../candidates/candidate';
import type { Known } from '../candidates/candidate-finder';
import type { PageFindings } from '../candidates/page-findings';
import { IMPLIED_TOTALS } from './weights';

/** The amounts that stand below the last item row, as candidates of every total: arithmetic alone decides about them. Yen and won have no cents. */
export function impliedTotals(findings: readonly PageFindings[]): Candidate[] {
  const candidates: Candidate[] = [];
  const exact = findings.flatMap(({ values, isTabular }) =>
    values.filter(({ kind, form, box }) => kind === 'amount' && form === 1 && !isTabular(box)),
  );
  const least = exact.length > 0 ? 1 : IMPLIED_TOTALS.wholeForm;
  for (const { page, values, isTabular } of findings) {
    for (const value of values) {
      if (value.kind !== 'amount' || value.form < least || isTabular(value.box)) continue;
      for (const key of ['netTotal', 'taxTotal', 'grossTotal']) {
        candidates.push(toCandidate(key, value, { page, score: IMPLIED_TOTALS.unlabelled, position: 0, formatValid: value.form }));
      }
    }
  }
  return candidates;
}

/** Printed amounts without a label that are the total less the amount due, as candidates of what was paid. */
export function impliedPayments(findings: readonly PageFindings[], { labelled }: Known): Candidate[] {
  const sure = (key: string): Candidate[] => labelled.filter((candidate) => candidate.key === key && candidate.score > IMPLIED_TOTALS.sure);
  const differences = new Set(
    sure('grossTotal').flatMap((gross) => sure('amountDue').map((due) => toUnits(gross.value) - toUnits(due.value))),
  );
  const taken = new Set(labelled.map((candidate) => candidate.coveredWords));
  return findings.flatMap(({ page, values }) =>
    values
      .filter(({ kind, form, value }) => kind === 'amount' && form === 1 && toUnits(value) > 0 && differences.has(toUnits(value)))
      .filter(({ box }) => !taken.has(coveredWords(page, box)))
      .map((value) =>
        toCandidate('paid', value, { page, score: IMPLIED_TOTALS.paid, position: IMPLIED_TOTALS.paidPosition, formatValid: value.form }),
      ),
  );
}
