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
  lineItems?: Grid;
  tables?: { page?: number | null; cells?: TruthCell[]; columns?: string[] | null; rows?: string[][] }[];
}
