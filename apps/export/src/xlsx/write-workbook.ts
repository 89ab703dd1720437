import { Readable } from 'node:stream';
import { ServiceError } from '@gridline/contracts';
import { ZipFile } from 'yazl';
import type { ExportedTable, ExtractionHead, RowChunks } from '../table/extraction-table';
import { CellStyles } from './cell-styles';
import { DataSheetWriter } from './data-sheet';
import { detailsSheet } from './details-sheet';
import { RowQueue } from './row-queue';
import { SHEET_COLUMNS_MAX, SHEET_ROWS_MAX, columnLetters } from './sheet-xml';
import { SheetNames } from './sheet-names';
import { sampleTable, type SampledTable } from './table-sample';
import { packageParts, type SheetEntry } from './package-parts';

/** Deflate's fastest: a fifth less processor time than its default, for a quarter more bytes (bench/export, 200,000 rows). */
const COMPRESSION = { compressionLevel: 1 };

/** Rows of a sheet besides its header. */
const DATA_ROWS_MAX = SHEET_ROWS_MAX - 1;

/**
 * A workbook whose sheet `Data` has the table (what a sheet cannot hold goes on in `Data 2`), whose sheet `Details` has everything else; of all
 * tables, where they are asked for, each has one behind these. Written part after part, as fast as it is read.
 */
export function writeWorkbook(head: ExtractionHead, chunks: RowChunks, tables: readonly ExportedTable[] = []): Readable {
  if ([head, ...tables.map((table) => table.head)].some(({ columns }) => columns.length > SHEET_COLUMNS_MAX)) throw tooManyColumns();
  return Readable.from(workbookParts(head, chunks, tables), { objectMode: false });
}

/** Nothing is asked for, and nothing can fail, before somebody reads. */
async function* workbookParts(head: ExtractionHead, chunks: RowChunks, tables: readonly ExportedTable[]): AsyncGenerator<Buffer> {
  const table = await sampleTable(head, chunks);
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  addParts(zip, head, table, tables);
  yield* output as AsyncIterable<Buffer>;
}

function addParts(zip: ZipFile, head: ExtractionHead, { convention, widths, rows }: SampledTable, tables: readonly ExportedTable[]): void {
  const styles = new CellStyles();
  const sheets = sheetsOf('Data', head);
  const writer = new DataSheetWriter({ columns: head.columns, widths, convention, styles });
  const queue = new RowQueue(rows);
  const details: SheetEntry = { name: 'Details', file: `sheet${sheets.length + 1}.xml` };
  const others = tableSheets(tables, [...sheets, details]);
  for (const [path, xml] of packageParts([...sheets, details, ...others.flatMap((other) => other.sheets)]))
    zip.addBuffer(Buffer.from(xml), path, COMPRESSION);
  for (const { file } of sheets) addLazily(zip, `xl/worksheets/${file}`, () => writer.write(queue.take(DATA_ROWS_MAX)));
  addLazily(zip, `xl/worksheets/${details.file}`, () => [Buffer.from(detailsSheet(head, writer.cutCells, styles))]);
  for (const other of others) addTable(zip, other, styles);
  addLazily(zip, 'xl/styles.xml', () => [Buffer.from(styles.toXml())]);
  zip.end();
}

/** Asked for its content only when it is its turn: the later parts tell what the earlier ones came to. */
function addLazily(zip: ZipFile, path: string, content: () => Iterable<Buffer> | AsyncIterable<Buffer>): void {
  zip.addReadStreamLazy(path, COMPRESSION, (use) => {
    const stream = Readable.from(content());
    stream.once('error', (error) => zip.emit('error', error));
    use(null, stream);
  });
}

/** A table and the sheets that it has. */
interface SheetedTable extends ExportedTable {
  sheets: SheetEntry[];
}

/** Names are those that the tables have in print, as far as a sheet may bear them. */
function tableSheets(tables: readonly ExportedTable[], before: readonly SheetEntry[]): SheetedTable[] {
  const names = new SheetNames(before.map(({ name }) => name));
  let next = before.length + 1;
  return tables.map((table, index) => {
    const sheets = sheetsOf(names.claim(table.head.title ?? `Table ${index + 1}`), table.head, next);
    for (const sheet of sheets.slice(1)) sheet.name = names.claim(sheet.name);
    next += sheets.length;
    return { ...table, sheets };
  });
}

/** The table is read, and its widths are measured, when its first sheet is written. */
function addTable(zip: ZipFile, { head, chunks, sheets }: SheetedTable, styles: CellStyles): void {
  let begun: Promise<{ writer: DataSheetWriter; queue: RowQueue }> | undefined;
  const begin = async () => {
    const { convention, widths, rows } = await sampleTable(head, chunks);
    return { writer: new DataSheetWriter({ columns: head.columns, widths, convention, styles }), queue: new RowQueue(rows) };
  };
  async function* write(): AsyncGenerator<Buffer> {
    const { writer, queue } = await (begun ??= begin());
    yield* writer.write(queue.take(DATA_ROWS_MAX));
  }
  for (const { file } of sheets) addLazily(zip, `xl/worksheets/${file}`, write);
}

function sheetsOf(title: string, { columns, rowCount }: Pick<ExtractionHead, 'columns' | 'rowCount'>, first = 1): SheetEntry[] {
  const count = Math.max(1, Math.ceil(rowCount / DATA_ROWS_MAX));
  return Array.from({ length: count }, (_, index) => {
    const rows = Math.min(rowCount - index * DATA_ROWS_MAX, DATA_ROWS_MAX);
    const filterArea = columns.length > 0 ? `$A$1:$${columnLetters(columns.length - 1)}$${rows + 1}` : undefined;
    return { name: index === 0 ? title : `${title} ${index + 1}`, file: `sheet${first + index}.xml`, filterArea };
  });
}

function tooManyColumns(): ServiceError {
  const message = `A sheet takes at most ${SHEET_COLUMNS_MAX.toLocaleString('en')} columns; export this table as CSV or JSON.`;
  return new ServiceError('invalid_parameter', message, { errors: [{ location: 'query.format', message }] });
}
