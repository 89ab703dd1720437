import { EngineError } from '../../model/engine-error';
import { isDatum } from '../source/header-rows';
import { emptyDocument, readySource } from '../source/ready-source';
import type { Reader } from '../source/reader';
import { filledCells, filledCount, findSheetTables, tableOfSheet, type SheetTable } from '../source/sheet-tables';
import { decodeText } from '../text/decode-text';
import { detectDialect } from './detect-dialect';
import { shapeRecords } from './shape-records';
import { splitRecords } from './split-records';

/** CSV and its relatives: one sheet, in whatever dialect and charset, with its titles and notes told from its tables. */
export const readCsv: Reader = async (bytes, options) => {
  const text = decodeText(bytes);
  if (text.trim() === '') throw new EngineError('no_content', 'The file holds no text.');
  const { rows, preamble, footer } = shapeRecords(splitRecords(text, detectDialect(text)));
  const { tables: sections, lines } = findSheetTables(rows);
  const start = mainSection(sections);
  const tables = joinSections(sections.slice(start)).map(asHeader);
  const document = {
    ...emptyDocument('csv'),
    tables: tables.map((table) => tableOfSheet(table, 1, 'csv')),
    lines: [...preamble, ...lines, ...sections.slice(0, start).flatMap(linesOf), ...footer],
  };
  return readySource(document, 1, options);
};

/** A file of one row of different words is a header whose records are still to come. */
function asHeader(table: SheetTable): SheetTable {
  const [row, ...others] = table.rows;
  const isHeader = row && others.length === 0 && row.length > 1 && row.every((text) => text.trim() !== '' && !isDatum(text));
  return isHeader && new Set(row).size === row.length ? { ...table, headerRows: 1 } : table;
}

/** The cells of a row keep apart: they are labels and their values. */
const linesOf = ({ rows }: SheetTable): string[] => rows.map((row) => filledCells(row).join('\t'));

/** Labels and values above the table (an invoice's number and date, a statement's account) head nothing, or fill two columns, and fill fewer than its header names. */
function mainSection(sections: readonly SheetTable[]): number {
  let fullest = 2;
  for (const [index, { rows, headerRows }] of sections.entries()) {
    if (index > 0 && headerRows > 0 && rows.length > headerRows && filledCount(rows[headerRows - 1]!) > fullest) return index;
    fullest = rows.reduce((most, row) => Math.max(most, filledCount(row)), fullest);
    if (headerRows > 0 && fullest > 2) return 0;
  }
  return 0;
}

/** A delimited file has the columns of its first header throughout: sections with headers of their own are rows below it. */
function joinSections([first, ...others]: readonly SheetTable[]): SheetTable[] {
  if (!first || others.length === 0) return first ? [first] : [];
  return [{ ...first, rows: first.rows.concat(...others.map(({ rows }) => rows)) }];
}
