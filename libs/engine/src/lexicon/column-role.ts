/** What a column holds, as far as its header says. */
export type ColumnRole =
  | 'position'
  | 'articleNumber'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'discount'
  | 'taxRate'
  | 'taxAmount'
  | 'lineTotal'
  | 'date'
  | 'debit'
  | 'credit'
  | 'balance';

/** Columns that hold what an item or a movement comes to. */
export const SUM_ROLES: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>(['lineTotal', 'debit', 'credit', 'balance']);

/** All columns that hold an item's amounts: those, its price and its quantity. */
export const AMOUNT_ROLES: ReadonlySet<ColumnRole | null> = new Set<ColumnRole | null>([...SUM_ROLES, 'unitPrice', 'quantity']);
