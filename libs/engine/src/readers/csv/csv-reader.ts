import { EngineError } from '../../model/engine-error';
import { emptyDocument, readySource } from '../ready-source';
import type { Reader } from '../reader';
import { findSheetTables, tableOfSheet, type SheetTable } from '../sheet-tables';
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
    tables: tables.map((table) => tableOfSheet(table, 1, 'csv')),
    lines: [...preamble, ...lines, ...footer],
  };
  return readySource(document, 1, options);
};

/** A delimited file has the columns of its first header throughout: sections with headers of their own are rows below it. */
function joinSections([first, ...others]: readonly SheetTable[]): SheetTable[] {
  if (!first || others.length === 0) return first ? [first] : [];
  return [{ ...first, rows: first.rows.concat(...others.map(({ rows }) => rows)) }];
}
