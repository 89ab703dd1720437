import { Readable } from 'node:stream';
import { ServiceError } from '@gridline/contracts';
import { ZipFile } from 'yazl';
import type { ExtractionHead, RowChunks } from '../exports/extraction-table';
import { CellStyles } from './cell-styles';
import { DataSheetWriter } from './data-sheet';
import { detailsSheet } from './details-sheet';
import { RowQueue } from './row-queue';
import { SHEET_COLUMNS_MAX, SHEET_ROWS_MAX, columnLetters } from './sheet-xml';
import { sampleTable } from './table-sample';
import { workbookParts, type SheetEntry } from './workbook-parts';

/** Deflate's fastest: half the processor time of the default for a fifth more bytes (bench/export, a million rows). */
const COMPRESSION = { compressionLevel: 1 };

/** Rows of a sheet besides its header. */
const DATA_ROWS_MAX = SHEET_ROWS_MAX - 1;

/**
 * A workbook whose sheet `Data` has the table and whose sheet `Details` has everything else; what a sheet cannot hold goes on in
 * `Data 2` and so on. One part of the archive is written after the other, as fast as it is read.
 */
export function writeWorkbook(head: ExtractionHead, chunks: RowChunks): Readable {
  if (head.columns.length > SHEET_COLUMNS_MAX) throw tooManyColumns();
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  addParts(zip, head, chunks).catch((error: Error) => output.destroy(error));
  return output;
}

async function addParts(zip: ZipFile, head: ExtractionHead, chunks: RowChunks): Promise<void> {
  const { convention, widths, rows } = await sampleTable(head, chunks);
  const styles = new CellStyles();
  const sheets = dataSheets(head);
  const writer = new DataSheetWriter({ columns: head.columns, widths, convention, styles });
  const queue = new RowQueue(rows);
  const details: SheetEntry = { name: 'Details', file: 'details.xml' };
  for (const [path, xml] of workbookParts([...sheets, details])) zip.addBuffer(Buffer.from(xml), path, COMPRESSION);
  for (const { file } of sheets) addLazily(zip, `xl/worksheets/${file}`, () => Readable.from(writer.write(queue.take(DATA_ROWS_MAX))));
  addLazily(zip, `xl/worksheets/${details.file}`, () => Readable.from([Buffer.from(detailsSheet(head, writer.cutCells, styles))]));
  addLazily(zip, 'xl/styles.xml', () => Readable.from([Buffer.from(styles.toXml())]));
  zip.end();
}

/** Asked for its content only when it is its turn: the later parts tell what the earlier ones came to. */
const addLazily = (zip: ZipFile, path: string, open: () => Readable): void =>
  zip.addReadStreamLazy(path, COMPRESSION, (use) => use(null, open()));

function dataSheets({ columns, rowCount }: ExtractionHead): SheetEntry[] {
  const count = Math.max(1, Math.ceil(rowCount / DATA_ROWS_MAX));
  return Array.from({ length: count }, (_, index) => {
    const rows = Math.min(rowCount - index * DATA_ROWS_MAX, DATA_ROWS_MAX);
    const filterArea = columns.length > 0 ? `$A$1:$${columnLetters(columns.length - 1)}$${rows + 1}` : undefined;
    return { name: index === 0 ? 'Data' : `Data ${index + 1}`, file: `data${index + 1}.xml`, filterArea };
  });
}

function tooManyColumns(): ServiceError {
  const message = `A sheet takes at most ${SHEET_COLUMNS_MAX.toLocaleString('en')} columns; export this table as CSV or JSON.`;
  return new ServiceError('invalid_parameter', message, { errors: [{ location: 'query.format', message }] });
}
