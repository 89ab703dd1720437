import { EngineError } from '../../model/engine-error';
import { countHeaderRows } from '../header-rows';
import { foldBlanks, refuseHugeGrid, tableFromRows } from '../native-table';
import { emptyDocument, readySource } from '../ready-source';
import type { Reader } from '../reader';

/** XLS, ODS and whatever else holds sheets: one unit a sheet. */
export const readOfficeSpreadsheet: Reader = async (bytes, options) => {
  const { read, utils } = await import('@e965/xlsx');
  let book;
  try {
    book = read(bytes, { type: 'buffer', cellDates: false, cellFormula: false, cellHTML: false, dense: true });
  } catch (cause) {
    throw new EngineError('corrupt_document', 'The spreadsheet is damaged.', { cause });
  }
  const document = emptyDocument('xls');
  book.SheetNames.forEach((name, index) => {
    const sheet = book.Sheets[name]!;
    const range = sheet['!ref'] ? utils.decode_range(sheet['!ref']) : undefined;
    if (!range) return;
    refuseHugeGrid(range.e.r - range.s.r + 1, range.e.c - range.s.c + 1);
    const rows = utils
      .sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '', blankrows: false })
      .map((row) => row.map(foldBlanks));
    if (rows.length === 0) return;
    document.tables.push(tableFromRows(rows, { page: index + 1, reader: 'spreadsheet', headerRows: countHeaderRows(rows), title: name }));
  });
  return readySource(document, Math.max(1, book.SheetNames.length), options);
};
