import { withoutCovered, type Table } from '../model/table';
import { labelMeanings } from '../lexicon/lexicon';
import { bareLabelForm } from '../lexicon/label-words';
import { DATA_ROWS } from './weights';

/**
 * The rows of a ready table that are header and data, and so hold no field: all but the lines of its totals, and those of a form, whose first column
 * or header row holds labels. Rows below the first `most` are not told.
 */
export function dataRows(table: Table, most = Infinity): ReadonlySet<number> {
  const grid = ownTexts(table);
  const { headerRows, rowCount, columnCount } = table;
  if (headerRows === 0 || columnCount < 2 || rowCount <= headerRows) return new Set();
  const step = Math.ceil((rowCount - headerRows) / DATA_ROWS.mostJudged);
  const judged = grid.filter((_, row) => row >= headerRows && (row - headerRows) % step === 0).map(firstText);
  if (areLabels(judged) || (rowCount === headerRows + 1 && areLabels(textsOf(grid[headerRows - 1]!)))) return new Set();
  return new Set(grid.slice(0, most).flatMap((row, index) => (index < headerRows || !isLabel(firstText(row)) ? [index] : [])));
}

/** The texts of every row, left to right, each merged one in the row it begins in. */
function ownTexts(table: Table): readonly Texts[] {
  if (table.rows) return withoutCovered(table.rows, table.spans ?? []);
  const texts = Array.from({ length: table.rowCount }, (): string[] => []);
  for (const { row, text } of [...table.cells].sort((a, b) => a.column - b.column)) texts[row]!.push(text);
  return texts;
}

type Texts = readonly (string | undefined)[];
const firstText = (row: Texts): string => row.find((text) => text) ?? '';
const textsOf = (row: Texts): string[] => row.flatMap((text) => text || []);

const areLabels = (texts: readonly string[]): boolean => texts.filter(isLabel).length >= texts.length / 2;

const isLabel = (text: string): boolean => /:$/.test(text.trim()) || labelMeanings(bareLabelForm(text), false).length > 0;
