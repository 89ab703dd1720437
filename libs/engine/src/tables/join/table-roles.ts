import type { LogicalTable } from '../../model/answer';
import { columnRole } from '../../lexicon/lexicon';
import type { ColumnRole } from '../../lexicon/column-role';

/** Roles that tell a table of items or movements from any other table. */
const CARRYING_ROLES: Readonly<Record<'items' | 'movements', ReadonlySet<ColumnRole>>> = {
  items: new Set(['description', 'quantity', 'unitPrice', 'lineTotal', 'taxRate', 'articleNumber', 'position', 'discount', 'unit']),
  movements: new Set(['date', 'description', 'debit', 'credit', 'balance', 'lineTotal']),
};

/** The role of every column of a table, null where the header does not say: `New balance $2,565.52` is a value with its label. */
export const columnRoles = (table: LogicalTable): (ColumnRole | null)[] =>
  table.columns.map(({ text }) => (HOLDS_MONEY.test(text) ? null : columnRole(text)));

const HOLDS_MONEY = /\p{Sc} ?\d|\d{3}[.,]\d{2}(?!\d)/u;

/** How many different roles of a table of items (or movements) its header names. */
export function carryingRoles(table: LogicalTable, kind: 'items' | 'movements' = 'items'): number {
  return new Set(columnRoles(table).filter((role) => role !== null && CARRYING_ROLES[kind].has(role))).size;
}
