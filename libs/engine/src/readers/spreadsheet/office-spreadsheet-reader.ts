import type { WorkSheet } from '@e965/xlsx';
import { EngineError } from '../../model/engine-error';
import type { Reader } from '../reader';
import { openZip, refuseBombs } from '../zip-archive';
import { packGrid, type SheetCell, type SheetGrid } from './sheet-grid';
import { workbookSource } from './sheet-document';

/** XLS, ODS and whatever else holds sheets: one unit a visible sheet. */
export const readOfficeSpreadsheet: Reader = async (bytes, options) => {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) await refuseBombs(await openZip(bytes));
  const { read } = await import('@e965/xlsx');
  let book;
  try {
    book = read(bytes, { type: 'buffer', cellDates: false, cellFormula: false, cellHTML: false, cellText: true, dense: true });
  } catch (cause) {
    if (cause instanceof Error && /password/i.test(cause.message)) {
      throw new EngineError('encrypted_document', 'The file is encrypted; save it without a password.', { cause });
    }
    throw new EngineError('corrupt_document', 'The spreadsheet is damaged.', { cause });
  }
  const isHidden = (index: number): boolean => (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0;
  const visible = book.SheetNames.filter((_, index) => !isHidden(index));
  const names = visible.length > 0 ? visible : book.SheetNames;
  return workbookSource(
    bytes[0] === 0x50 ? 'ods' : 'xls',
    names.map((name) => toGrid(name, book.Sheets[name]!)),
    options,
  );
};

function toGrid(name: string, sheet: WorkSheet): SheetGrid {
  const rows = sheet['!data'] ?? [];
  const cells: SheetCell[] = [];
  rows.forEach((row, index) => {
    row?.forEach((cell, column) => {
      const text = cell.w ?? (cell.v === undefined ? '' : String(cell.v));
      if (text.trim() !== '') cells.push({ row: index, column, text });
    });
  });
  const merges = (sheet['!merges'] ?? []).map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c }));
  return packGrid(name, cells, merges);
}
