/** Rows that tell how a column looks; more change nothing that anyone would see. */
const SAMPLE_ROWS = 200;

/** In characters. */
const NARROWEST = 5;
const WIDEST = 44;

/** Amounts, counts, shares; with a sign or currency, or in brackets. */
const NUMBER = /^[-+(]?\s*\p{Sc}?\s*[-+]?\d[\d.,'\s]*\s*(?:%|\p{Sc}|[A-Z]{3})?\)?-?$/u;

/** How one column is laid out. */
export interface ColumnLayout {
  /** In characters. */
  width: number;
  /** Numbers stand to the right, so that their digits do. */
  isNumeric: boolean;
}

/** Widths and sides from the header and the first rows. */
export function layOutColumns(columns: readonly string[], rows: readonly (readonly string[])[]): ColumnLayout[] {
  const sample = rows.slice(0, SAMPLE_ROWS);
  return columns.map((header, column) => {
    const cells = sample.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    const longest = Math.max(header.length, ...cells.map((cell) => cell.length));
    const numbers = cells.filter((cell) => NUMBER.test(cell)).length;
    return { width: Math.min(WIDEST, Math.max(NARROWEST, longest)), isNumeric: cells.length > 0 && numbers / cells.length > 0.6 };
  });
}

/** A cell that is worth a look. */
export interface DoubtfulCell {
  row: number;
  column: number;
}

/** Every filled cell below a confidence, row by row. */
export function findDoubtful(
  rows: readonly (readonly string[])[],
  confidences: readonly (readonly number[])[],
  below: number,
): DoubtfulCell[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => (cell !== '' && (confidences[row]?.[column] ?? 1) < below ? [{ row, column }] : [])),
  );
}
