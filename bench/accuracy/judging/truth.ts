/** A table of records as a truth file gives it: columns by what they hold, every cell a string. */
export interface Grid {
  columns: string[];
  rows: string[][];
}

/** A cell of a truth table, with spans. */
export interface TruthCell {
  r: number;
  c: number;
  rs?: number;
  cs?: number;
  t: string;
}

/** What is known of one document, as far as the bench reads it. */
export interface Truth {
  fields?: Record<string, string>;
  /** Other right answers of a field, besides its first. */
  accepted?: Record<string, string[]>;
  lineItems?: Grid;
  /** The document's table is known to the letter: a cell is right where its text is the same but for blanks, and all its columns are judged. */
  isExact?: boolean;
  /** Rows of the table that may be answered or left out. */
  optionalRows?: number[];
  tables?: { page?: number | null; cells?: TruthCell[]; columns?: string[] | null; rows?: string[][] }[];
}
