import { boxHeight, overlapX, overlapY } from '../../model/box';
import { unitsOf } from '../../reckoning/money';
import { makesSum } from '../../reckoning/sums';
import { toCandidate, type Candidate } from '../candidates/candidate';
import type { FoundLabel } from '../labels/find-labels';
import type { PrintedValue } from '../values/printed-value';
import type { PageFindings } from '../candidates/page-findings';
import { GRID_TOTALS } from './weights';

/** Columns of a totals row that say which total stands in them. */
const COLUMN_KEYS: ReadonlySet<string> = new Set(['netTotal', 'taxTotal', 'grossTotal', 'amountDue']);

/** Totals printed as a row under column labels: the row says that it is the sum, the column says of what (`Totals | Gross Amount | Net Amount`). */
export function gridTotals(findings: PageFindings): Candidate[] {
  const sums = findings.labels.flatMap((label) => sumBelow(label, findings));
  const rows = findings.labels.filter(
    (label) =>
      label.start === 0 && label.sureness >= GRID_TOTALS.rowSureness && label.meanings.some((meaning) => meaning.key === 'grossTotal'),
  );
  return [...sums, ...rows.flatMap((row) => amountsBeside(row, findings).flatMap((value) => candidateUnder(value, row, findings)))];
}

function amountsBeside(row: FoundLabel, { values }: PageFindings): PrintedValue[] {
  const amounts = values.filter(
    (value) =>
      value.kind === 'amount' && overlapY(value.box, row.box) > GRID_TOTALS.sameLine * boxHeight(row.box) && value.box.left > row.box.right,
  );
  return amounts.length >= 2 ? amounts : [];
}

function candidateUnder(value: PrintedValue, row: FoundLabel, { page, labels }: PageFindings): Candidate[] {
  const heads = labels.filter(
    (label) =>
      label !== row && label.box.bottom <= value.box.top && overlapX(label.box, value.box) > 0 && overlapY(label.box, row.box) === 0,
  );
  const head = heads.sort((a, b) => b.box.bottom - a.box.bottom)[0];
  const meaning = head?.meanings.find(({ key }) => COLUMN_KEYS.has(key));
  if (!meaning) return [];
  const labelStrength = GRID_TOTALS.gridWeight * Math.max(meaning.weight, GRID_TOTALS.columnWeight);
  const score = labelStrength * value.form;
  return [toCandidate(meaning.key, value, { page, score, labelStrength, position: GRID_TOTALS.inColumn, formatValid: value.form })];
}

/** A label that heads a column of amounts by tax rate, of which the last is the sum: that one is the document's. */
function sumBelow(label: FoundLabel, { page, values }: PageFindings): Candidate[] {
  const meaning = label.meanings.find(({ key }) => COLUMN_KEYS.has(key));
  if (!meaning) return [];
  const column = columnBelow(label, values);
  const sum = column.at(-1);
  const parts = column.slice(0, -1);
  if (!sum || parts.length < 2 || unitsOf(sum) === 0 || !makesSum(parts.map(unitsOf), unitsOf(sum))) return [];
  return [
    toCandidate(meaning.key, sum, {
      page,
      label,
      score: 1,
      labelStrength: GRID_TOTALS.gridWeight,
      position: GRID_TOTALS.inColumn,
      formatValid: sum.form,
    }),
  ];
}

/** The amounts under a label, line by line as far as they follow one another. */
function columnBelow(label: FoundLabel, values: readonly PrintedValue[]): PrintedValue[] {
  const below = values
    .filter(({ kind, form, box }) => kind === 'amount' && form === 1 && box.top >= label.box.bottom - 1 && overlapX(box, label.box) > 0)
    .sort((a, b) => a.box.top - b.box.top);
  const end = below.findIndex(({ box }, index) => box.top - (below[index - 1] ?? label).box.bottom > GRID_TOTALS.nextLine * boxHeight(box));
  return end < 0 ? below : below.slice(0, end);
}
