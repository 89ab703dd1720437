import type { Candidate } from './candidate';
import { placeOf } from './candidate';
import type { PageFindings } from './label-candidates';

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
