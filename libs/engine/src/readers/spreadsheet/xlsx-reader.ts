import { TextBudget } from '../../model/text-budget';
import { choosePages } from '../source/choose-pages';
import type { Reader } from '../source/reader';
import { openZip } from '../source/zip-archive';
import { numberFormatter } from './format-number';
import { readOfficeSpreadsheet } from './office-spreadsheet-reader';
import { readSharedStrings } from './read-shared-strings';
import { readSheet } from './read-sheet';
import { workbookSource, type NumberedSheet } from './sheet-document';
import { packGrid } from './sheet-grid';
import { readWorkbookParts } from './workbook-parts';

/** XLSX and XLSM: one unit a visible sheet, cells as they show, read as a stream. A binary workbook (XLSB) goes the way of XLS. */
export const readXlsx: Reader = async (bytes, options) => {
  const zip = await openZip(bytes);
  const parts = await readWorkbookParts(zip);
  if (!parts || parts.sheets.length === 0) return readOfficeSpreadsheet(bytes, options);
  const chosen = choosePages(parts.sheets.length, options);
  const strings = await readSharedStrings(zip);
  const formatNumber = await numberFormatter(parts.formats, parts.date1904);
  const budget = new TextBudget();
  const sheets: NumberedSheet[] = [];
  for (const number of chosen) {
    const { name, path } = parts.sheets[number - 1]!;
    options.onProgress?.({ phase: 'reading', page: sheets.length + 1, pageCount: chosen.length });
    const { cells, merges } = await readSheet(await zip.stream(path), strings, formatNumber, budget);
    sheets.push({ grid: packGrid(name, cells, merges), number });
  }
  return workbookSource('xlsx', sheets, options);
};
