import { containsCentre, type Box } from '../../model/box';
import type { AnswerCell, LogicalTable } from '../../model/answer';
import { carryingRoles, columnRoles } from '../../tables/join/table-roles';
import type { ColumnRole } from '../../lexicon/column-role';
import { isTotalRow } from '../../tables/join/total-rows';
import type { LaidOutPage } from '../../layout/laid-out-page';

/** Tells, for each page, whether a place on it lies in the header or an item row of a table of items, where labels head columns and not fields. */
export function insideTables(tables: readonly LogicalTable[]): (page: LaidOutPage) => (box: Box) => boolean {
  const byPage = new Map<number, Box[]>();
  for (const table of tables) {
    if (!table.parts.some(({ box }) => box) || !isItemTable(table)) continue;
    addBoxes(byPage, table.columns);
    for (const row of table.rows) if (row.kind === 'item' && !isTotalRow(row)) addBoxes(byPage, row.cells);
  }
  return ({ number }) => {
    const here = byPage.get(number) ?? [];
    return here.length === 0 ? () => false : (box) => here.some((cell) => containsCentre(cell, box));
  };
}

function addBoxes(byPage: Map<number, Box[]>, cells: readonly AnswerCell[]): void {
  for (const { provenance } of cells) {
    if (!provenance?.box) continue;
    const boxes = byPage.get(provenance.page);
    if (boxes) boxes.push(provenance.box);
    else byPage.set(provenance.page, [provenance.box]);
  }
}

const THINGS: ReadonlySet<ColumnRole> = new Set(['description', 'articleNumber', 'quantity', 'unitPrice', 'date']);
const MONEY: ReadonlySet<ColumnRole> = new Set(['lineTotal', 'unitPrice', 'balance', 'debit', 'credit']);

/** A header block of labels over values also looks like a table, and so does a breakdown of taxes; one with things and their money is a real one. */
function isItemTable(table: LogicalTable): boolean {
  const roles = columnRoles(table).filter((role) => role !== null);
  const has = (kind: ReadonlySet<ColumnRole>): boolean => roles.some((role) => kind.has(role));
  return has(THINGS) && has(MONEY) && carryingRoles(table) + carryingRoles(table, 'movements') >= 3;
}
