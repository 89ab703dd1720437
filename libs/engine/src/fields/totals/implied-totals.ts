import { unitsOf } from '../../reckoning/money';
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

/**
 * Printed amounts without a label that are the total less the amount due, as candidates of what was paid, and those without one or with a total's that are
 * the total less what was paid or kept back as tax, as candidates of what is due. What was paid is printed as taken off, too: `– 1 100,00`, `(30,000.00)`.
 */
export function impliedPayments(findings: readonly PageFindings[], { labelled }: Known): Candidate[] {
  const sure = (key: string): number[] =>
    labelled
      .filter((candidate) => candidate.key === key && candidate.score > IMPLIED_TOTALS.sure)
      .map((candidate) => Math.abs(unitsOf(candidate)));
  const lessThanTotal = (...keys: string[]): Set<number> =>
    new Set(sure('grossTotal').flatMap((gross) => keys.flatMap(sure).map((other) => gross - other)));
  const differences = { paid: lessThanTotal('amountDue'), amountDue: lessThanTotal('paid', 'withholdingTax') };
  // `Za plačilo`, `Total to pay`: what is due may be under the label of a total.
  const [totals, others] = [true, false].map(
    (isTotal) => new Set(labelled.filter(({ key }) => (key === 'grossTotal') === isTotal).map((candidate) => candidate.coveredWords)),
  );
  return findings.flatMap(({ page, values }) =>
    values
      .filter(({ kind, form, box }) => kind === 'amount' && form === 1 && !others!.has(coveredWords(page, box)))
      .flatMap((value) => {
        const units = unitsOf(value);
        const isTotal = totals!.has(coveredWords(page, value.box));
        const isTold = { paid: !isTotal && differences.paid.has(Math.abs(units)), amountDue: differences.amountDue.has(units) };
        const read = { paid: { ...value, value: value.value.replace(/^-/, '') }, amountDue: value };
        return (['paid', 'amountDue'] as const)
          .filter((key) => units !== 0 && isTold[key])
          .map((key) =>
            toCandidate(key, read[key], {
              page,
              score: IMPLIED_TOTALS.paid,
              position: IMPLIED_TOTALS.paidPosition,
              formatValid: value.form,
            }),
          );
      }),
  );
}
