import { EngineError } from '../../model/engine-error';
import { tableFromCells } from '../native-table';
import { emptyDocument, readySource } from '../ready-source';
import type { Reader } from '../reader';
import { findSheetTables, sheetCells, type SheetTable } from '../sheet-tables';
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
  const tables = joinSections(sections);
  const document = {
    ...emptyDocument('csv'),
    tables: tables.map((table) =>
      tableFromCells(sheetCells(table), { page: 1, reader: 'csv', headerRows: table.headerRows, title: table.title }),
    ),
    lines: [...preamble, ...lines, ...footer],
  };
  return readySource(document, 1, options);
};

/** A delimited file has the columns of its first header throughout: sections with headers of their own are rows below it. */
function joinSections([first, ...others]: readonly SheetTable[]): SheetTable[] {
  return first ? [{ ...first, rows: [...first.rows, ...others.flatMap(({ rows }) => rows)] }] : [];
}
