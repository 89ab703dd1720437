import { EngineError } from '../../model/engine-error';
import { countHeaderRows } from '../header-rows';
import { tableFromRows } from '../native-table';
import { emptyDocument, readySource } from '../ready-source';
import type { Reader } from '../reader';
import { decodeText } from '../text/decode-text';
import { detectDialect } from './detect-dialect';
import { splitRecords } from './split-records';

/** CSV and its relatives: one sheet, in whatever dialect and charset. */
export const readCsv: Reader = async (bytes, options) => {
  const text = decodeText(bytes);
  const rows = splitRecords(text, detectDialect(text)).filter((row) => row.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) throw new EngineError('no_content', 'The file holds no text.');
  const table = tableFromRows(rows, { page: 1, reader: 'csv', headerRows: countHeaderRows(rows) });
  return readySource({ ...emptyDocument('csv'), tables: [table] }, 1, options);
};
