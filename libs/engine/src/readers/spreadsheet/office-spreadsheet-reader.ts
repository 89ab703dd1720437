import type { WorkBook, WorkSheet } from '@e965/xlsx';
import { EngineError } from '../../model/engine-error';
import { TextBudget } from '../../model/text-budget';
import { choosePages } from '../source/choose-pages';
import type { Reader } from '../source/reader';
import { openZip, refuseBombs, type ZipArchive } from '../source/zip-archive';
import { inspectSheets } from './inspect-sheets';
import { workbookSource } from './sheet-document';
import { packGrid, SheetCells, type SheetGrid } from './sheet-grid';

/** XLS, ODS and whatever else holds sheets: one unit a visible sheet. */
export const readOfficeSpreadsheet: Reader = async (bytes, options) => {
  const isPackage = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const hidden = isPackage ? await inspectPackage(await openZip(bytes)) : new Set<string>();
  const sheets = visibleSheets(await readBook(bytes), hidden);
  if (sheets.length === 0) throw new EngineError('corrupt_document', 'The spreadsheet is damaged: none of its sheets can be read.');
  const budget = new TextBudget();
  const grids = choosePages(sheets.length, options).map((number) => ({ grid: toGrid(sheets[number - 1]!, budget), number }));
  return workbookSource(isPackage ? 'ods' : 'xls', grids, options);
};

/** The names of hidden sheets; refuses a package that would inflate without end. */
async function inspectPackage(zip: ZipArchive): Promise<ReadonlySet<string>> {
  await refuseBombs(zip);
  return inspectSheets(zip);
}

async function readBook(bytes: Uint8Array): Promise<WorkBook> {
  const { read } = await import('@e965/xlsx');
  try {
    return read(bytes, { type: 'buffer', cellDates: false, cellFormula: false, cellHTML: false, cellText: true, dense: true });
  } catch (cause) {
    if (cause instanceof Error && /password/i.test(cause.message)) {
      throw new EngineError('encrypted_document', 'The file is encrypted; save it without a password.', { cause });
    }
    throw new EngineError('corrupt_document', 'The spreadsheet is damaged.', { cause });
  }
}

interface NamedSheet {
  name: string;
  sheet: WorkSheet;
}

/** The sheets that show; where all are hidden, all of them. A damaged book may name sheets that it does not have. */
function visibleSheets({ SheetNames, Sheets, Workbook }: WorkBook, hidden: ReadonlySet<string>): NamedSheet[] {
  const sheets = SheetNames.flatMap((name, index) => {
    const sheet: WorkSheet | undefined = Sheets[name];
    return sheet ? [{ name, sheet, isHidden: hidden.has(name) || (Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0 }] : [];
  });
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  return visible.length > 0 ? visible : sheets;
}

function toGrid({ name, sheet }: NamedSheet, budget: TextBudget): SheetGrid {
  const cells = new SheetCells(budget);
  (sheet['!data'] ?? []).forEach((row, index) => {
    row?.forEach((cell, column) => {
      const text = cell.w ?? (cell.v === undefined ? '' : String(cell.v));
      if (text.trim() !== '') cells.add(index, column, text);
    });
  });
  const merges = (sheet['!merges'] ?? []).map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c }));
  return packGrid(name, cells, merges);
}
