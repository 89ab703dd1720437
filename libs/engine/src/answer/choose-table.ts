import { isAmount } from '../reckoning/read-amount';
import type { DocType } from '../model/document';
import type { LogicalTable } from '../model/answer';
import { carryingRoles } from '../tables/join/table-roles';
import { CHOOSE_TABLE } from './weights';

/** Types whose table is a list of items or movements, with known columns: totals are left out of it. In a report one label of them may stand anywhere. */
export const LISTS: ReadonlySet<DocType> = new Set(['Invoice', 'Credit Note', 'Receipt', 'Bank Statement', 'Purchase Order', 'Quote', 'Delivery Note']); // prettier-ignore

/** The table that carries the document: by the roles its header names, then by the size of its body. Undefined where none is a table of data. */
export function chooseTable(docType: DocType, tables: readonly LogicalTable[]): LogicalTable | undefined {
  const scored = tables.map((table) => ({ table, score: tableScore(docType, table) })).filter(({ score }) => score > 0);
  scored.sort((a, b) => b.score - a.score);
  return scored[0]?.table;
}

function tableScore(docType: DocType, table: LogicalTable): number {
  const items = table.rows.filter((row) => row.kind === 'item');
  const isReady = table.parts.length > 0 && table.parts.every(({ method }) => method === 'native');
  // What the file itself gives as a table is never lost: not where it is a header alone, nor where the type would have other columns.
  if (isReady && items.length === 0) return table.columns.length > 1 ? CHOOSE_TABLE.headerAlone : 0;
  if (items.length === 0 || (table.columns.length < 2 && !isReady)) return 0;
  if (table.parts.length > 0 && table.parts.every(({ reader }) => reader === 'einvoice-xml')) return CHOOSE_TABLE.sure;
  const filled = items.reduce((sum, row) => sum + row.cells.filter((cell) => cell.text !== '').length, 0);
  const roles = carryingRoles(table, docType === 'Bank Statement' ? 'movements' : 'items');
  const needsRoles = docType === 'Invoice' || docType === 'Credit Note' || docType === 'Receipt' || docType === 'Bank Statement';
  if (needsRoles && roles < CHOOSE_TABLE.fewestRoles) {
    const isWide = isReady || table.columns.length >= CHOOSE_TABLE.fewestColumns;
    return hasAmounts(table) && isWide ? Math.min(1, filled / CHOOSE_TABLE.filledCells) : 0;
  }
  return roles * roleWeight(docType) + Math.log2(1 + filled);
}

/** How much a label of an item's columns tells; those of a price list are of its trade (sizes, grades), and what is longest is the list. */
function roleWeight(docType: DocType): number {
  if (docType === 'Price List') return CHOOSE_TABLE.roleOfPrices;
  return LISTS.has(docType) ? CHOOSE_TABLE.roleOfList : 1;
}

const hasAmounts = (table: LogicalTable): boolean => table.rows.some((row) => row.cells.some((cell) => isAmount(cell.text)));
