import type { Convention } from '@gridline/values';
import type { AnswerCell, AnswerRow, LogicalTable } from '../../model/answer';
import { sumUnits, toUnits, unitsOf } from '../../reckoning/money';
import { readAmount } from '../../reckoning/read-amount';
import { columnRoles } from '../../tables/join/table-roles';
import type { ColumnRole } from '../../lexicon/column-role';
import { toCandidate, type Candidate } from '../candidates/candidate';
import type { PageFindings } from '../candidates/page-findings';
import { RUNNING_BALANCE } from './weights';

/** The last balance of a list of movements, where the opening one and all movements make it: statements of small banks print no other closing balance. */
export function lastBalances(
  tables: readonly LogicalTable[],
  labelled: readonly Candidate[],
  findings: readonly PageFindings[],
  convention: Convention,
): Candidate[] {
  const opened = new Set(labelled.filter(({ key }) => key === 'openingBalance').map(unitsOf));
  return tables.flatMap((table) => {
    const roles = columnRoles(table);
    const balance = roles.indexOf('balance');
    const last = table.rows.findLast((row) => row.kind === 'item' && unitsAt(row, balance, convention) !== undefined);
    const units = last && unitsAt(last, balance, convention);
    const cell = last?.cells[balance];
    const page = findings.find((each) => each.page.number === cell?.provenance?.page)?.page;
    const moved = sumUnits(table.rows.map((row) => movedBy(row, roles, convention)));
    if (units === undefined || moved === 0 || !cell?.provenance?.box || !page || !opened.has(units - moved)) return [];
    const { value } = readAmount(cell.text, convention)!;
    const read = { value, text: cell.text, box: cell.provenance.box, readScore: cell.readScore ?? 1 };
    return [toCandidate('closingBalance', read, { page, ...RUNNING_BALANCE, beside: 'sum' })];
  });
}

/** What a row adds to the account: what came in less what went out. */
function movedBy(row: AnswerRow, roles: readonly (ColumnRole | null)[], convention: Convention): number {
  const of = (role: ColumnRole): number => Math.abs(unitsAt(row, roles.indexOf(role), convention) ?? 0);
  return row.kind === 'item' ? of('credit') - of('debit') : 0;
}

function unitsAt({ cells }: AnswerRow, column: number, convention: Convention): number | undefined {
  const cell: AnswerCell | undefined = cells[column];
  const amount = cell && readAmount(cell.text, convention);
  return amount ? toUnits(amount.value) : undefined;
}
