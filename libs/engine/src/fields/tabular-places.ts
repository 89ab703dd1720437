import { containsCentre, type Box } from '../model/box';
import type { LogicalTable } from '../model/answer';
import { carryingRoles, columnRoles } from '../tables/choose-table';
import type { ColumnRole } from '../tables/column-role';
import { isTotalRow } from '../tables/total-rows';
import type { PageText } from './page-text';

/** Tells whether a place on a page lies in the header or an item row of a table of items, where labels head columns and not fields. */
export function tabularPlaces(page: PageText, tables: readonly LogicalTable[]): (box: Box) => boolean {
  const boxes = tables
    .filter((table) => table.parts.some(({ box }) => box) && isItemTable(table))
    .flatMap((table) => [
      ...table.columns,
      ...table.rows.filter((row) => row.kind === 'item' && !isTotalRow(row)).flatMap((row) => row.cells),
    ]);
  const here = boxes.flatMap(({ provenance }) => (provenance?.box && provenance.page === page.number ? [provenance.box] : []));
  return (box) => here.some((cell) => containsCentre(cell, box));
}

const THINGS: ReadonlySet<ColumnRole> = new Set(['description', 'articleNumber', 'quantity', 'unitPrice', 'date']);
const MONEY: ReadonlySet<ColumnRole> = new Set(['lineTotal', 'unitPrice', 'balance', 'debit', 'credit']);

/** A header block of labels over values also looks like a table, and so does a breakdown of taxes; one with things and their money is a real one. */
function isItemTable(table: LogicalTable): boolean {
  const roles = columnRoles(table).filter((role) => role !== null);
  const has = (kind: ReadonlySet<ColumnRole>): boolean => roles.some((role) => kind.has(role));
  return has(THINGS) && has(MONEY) && carryingRoles(table) + carryingRoles(table, 'movements') >= 3;
}
