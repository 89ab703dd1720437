/** What a row of a table is. */
export type RowKind = 'item' | 'section' | 'subtotal' | 'total' | 'carried';

export interface TruthTable {
  columns: string[];
  rows: { kind: RowKind; cells: string[] }[];
}

/** A printed line of marked text: what it is, and where it stands, in points from the page's top left. */
export interface Mark {
  role: 'head' | 'cell' | 'sum' | 'label' | 'value' | 'title' | 'text';
  /** Of a table: which, and of its cells the row and the column. */
  table?: number;
  row?: number;
  column?: number;
  /** Of a cell: what its row is. */
  kind?: RowKind;
  /** Of a label, a value or a sum: the field it belongs to. */
  key?: string;
  text: string;
  /** Left, top, right, bottom. */
  box: [number, number, number, number];
}

/** One page of a printed PDF, with what stands on it. */
export interface PageTruth {
  /** Counted from 1, in the PDF. */
  page: number;
  language: string;
  content: string;
  skin: string;
  docType: string;
  /** Each field with every text or value that counts as right. */
  fields: Record<string, string[]>;
  tables: TruthTable[];
  marks: Mark[];
}
