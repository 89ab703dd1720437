import type { Table } from '../model/table';
import { labelMeanings } from './label-index';
import { compactForm } from './label-words';

/**
 * The rows of a table that the format itself gives which are its header and its data, and so hold no field of the document: all
 * but the lines of its totals. A form has none: its first column holds labels, or its header row does, over the one row of values.
 */
export function dataRows(table: Table): ReadonlySet<number> {
  const texts = textsByRow(table);
  const firstTexts = texts.map(([first]) => first ?? '');
  const body = firstTexts.slice(table.headerRows);
  if (table.headerRows === 0 || table.columnCount < 2 || body.length === 0) return new Set();
  if (areLabels(body) || (body.length === 1 && areLabels(texts[table.headerRows - 1]!))) return new Set();
  return new Set(firstTexts.flatMap((text, row) => (row < table.headerRows || !isLabel(text) ? [row] : [])));
}

/** The printed texts of every row, left to right. */
function textsByRow(table: Table): string[][] {
  const rows = Array.from({ length: table.rowCount }, (): string[] => []);
  const cells = table.cells.filter((cell) => cell.text !== '').sort((a, b) => a.column - b.column);
  for (const cell of cells) rows[cell.row]!.push(cell.text);
  return rows;
}

const areLabels = (texts: readonly string[]): boolean => texts.filter(isLabel).length >= texts.length / 2;

const isLabel = (text: string): boolean => /:$/.test(text.trim()) || labelMeanings(compactForm(text), false).length > 0;
