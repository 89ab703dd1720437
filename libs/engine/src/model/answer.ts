import type { Field } from './field';
import type { Provenance, Table } from './table';

/** A cell of a table after joining: one place of the grid, spans already resolved. */
export interface AnswerCell {
  text: string;
  provenance: Provenance | null;
  /** Lowest read score of its words; absent for exact formats and blank cells. */
  readScore?: number;
  /** All of it is printed in bold letters. */
  bold?: true;
}

/** What a body row is for: items carry the data; sections and subtotals structure it. */
export type RowKind = 'item' | 'section' | 'subtotal';

export interface AnswerRow {
  kind: RowKind;
  /** As many as there are columns. */
  cells: AnswerCell[];
}

/** A table as a person understands it: joined over pages, header rows folded into one label per column, repeated headers gone. */
export interface LogicalTable {
  /** The regions it was joined from, in reading order. */
  parts: Table[];
  columns: AnswerCell[];
  rows: AnswerRow[];
  title?: string;
}

/** The one table and the fields that answer for the document. */
export interface Answer {
  columns: AnswerCell[];
  rows: AnswerRow[];
  fields: Field[];
  /** The table it was shaped from; absent where the document has none and the fields are the rows. */
  source?: LogicalTable;
}
