/** In pixels. */
const NARROWEST = 56;
const WIDEST = 340;
/** A column of texts gives way to the others down to this. */
const NARROWEST_TEXT = 110;
/** Both sides of a cell and its border. */
const PADDING = 26;

/** Amounts, counts, shares; with a sign or currency, or in brackets. */
const NUMBER = /^[-+(]?\s*\p{Sc}?\s*[-+]?\d[\d.,'\s]*\s*(?:%|\p{Sc}|[A-Z]{3})?\)?-?$/u;

/** A column of which more than this are numbers is one of numbers. */
const NUMERIC_SHARE = 0.6;

/** How one column is laid out. */
export interface ColumnLayout {
  /** In pixels, of the header and of every cell below it. */
  width: number;
  /** Numbers stand to the right, so that their digits do. */
  isNumeric: boolean;
}

/** Measures a text in pixels. */
export type Measure = (text: string) => number;

/** Widths and sides from the header and some rows; texts give way where the columns are wider than the room for them. */
export function layOutColumns(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  measure: Measure,
  room: number,
): ColumnLayout[] {
  const wanted = columns.map((header, column): ColumnLayout => {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    const isNumeric = cells.length > 0 && cells.filter((cell) => NUMBER.test(cell)).length / cells.length > NUMERIC_SHARE;
    const longest = Math.max(measure(header) * HEADER_WEIGHT, ...cells.map(measure));
    return { isNumeric, width: Math.min(WIDEST, Math.max(NARROWEST, Math.ceil(longest) + PADDING)) };
  });
  return fit(wanted, room);
}

/** Headers are printed in semibold, which is wider by so much. */
const HEADER_WEIGHT = 1.06;

/** The widest texts shrink first, until all are as wide as the next; what room is left goes to the widest. */
function fit(layout: ColumnLayout[], room: number): ColumnLayout[] {
  const texts = layout.filter(({ isNumeric, width }) => !isNumeric && width > NARROWEST_TEXT);
  let excess = layout.reduce((sum, { width }) => sum + width, 0) - room;
  while (excess > 0 && texts.some(({ width }) => width > NARROWEST_TEXT)) {
    const widest = Math.max(...texts.map(({ width }) => width));
    const among = texts.filter(({ width }) => width === widest);
    const next = Math.max(NARROWEST_TEXT, ...texts.map(({ width }) => width).filter((width) => width < widest));
    const by = Math.min(widest - next, Math.max(1, Math.floor(excess / among.length)));
    for (const column of among) column.width -= by;
    excess -= by * among.length;
  }
  if (excess < 0 && layout.length > 0) {
    const widest = layout.reduce((best, column) => (!column.isNumeric && (best.isNumeric || column.width > best.width) ? column : best));
    widest.width += Math.floor(-excess);
  }
  return layout;
}

/** Measures as the page's tables are printed. */
export function measureOnCanvas(font: string): Measure {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = font;
  return (text) => context.measureText(text.slice(0, 80)).width;
}
