import type { Convention } from '@gridline/values';
import type { LogicalTable } from '../../model/answer';
import { sumUnits, unitsOf } from '../../reckoning/money';
import { cellUnits, cellValue, movementOf, type RoleColumns } from '../../tables/join/cell-amounts';
import { columnRoles } from '../../tables/join/table-roles';
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
    const columns: RoleColumns = new Map(columnRoles(table).flatMap((role, column) => (role ? [[role, column] as const] : [])));
    const balance = columns.get('balance');
    const rows = table.rows.filter(({ kind }) => kind === 'item');
    const last = rows.findLast((row) => cellUnits(row, balance, convention) !== undefined);
    const cell = balance === undefined ? undefined : last?.cells[balance];
    const page = findings.find((each) => each.page.number === cell?.provenance?.page)?.page;
    if (!last || !cell?.provenance?.box || !page) return [];
    const moved = sumUnits(rows.map((row) => movementOf(row, columns, convention)));
    if (moved === 0 || !opened.has(cellUnits(last, balance, convention)! - moved)) return [];
    const { box } = cell.provenance;
    const read = { value: cellValue(last, balance, convention)!, text: cell.text, box, readScore: cell.readScore ?? 1 };
    return [toCandidate('closingBalance', read, { page, ...RUNNING_BALANCE, beside: 'sum' })];
  });
}
