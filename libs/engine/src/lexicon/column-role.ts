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
