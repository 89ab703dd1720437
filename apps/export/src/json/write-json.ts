import { Readable } from 'node:stream';
import type { ExtractionExport } from '@gridline/contracts';
import { rowParts, type ExportedTable, type ExtractionHead, type RowChunks, type WriteExport } from '../table/extraction-table';

/** The members of the JSON export in the order of the contract, `rows` streamed. Nothing is altered. */
export const writeJson: WriteExport = (head, chunks, tables) => Readable.from(jsonParts(head, chunks, tables), { objectMode: false });

async function* jsonParts(head: ExtractionHead, chunks: RowChunks, tables?: readonly ExportedTable[]): AsyncGenerator<Buffer> {
  const { id, fileId, fileName, docType, label, columns } = head;
  const before: Partial<ExtractionExport> = { id, fileId, fileName, docType, label, columns };
  yield Buffer.from(`${JSON.stringify(before).slice(0, -1)},"rows":[`);
  yield* rowTexts(chunks);
  const { metadata, confidence, fieldConfidence, summary, createdAt } = head;
  const behind: Partial<ExtractionExport> = { metadata, confidence, fieldConfidence, summary, createdAt };
  yield Buffer.from(`],${JSON.stringify(behind).slice(1, -1)}`);
  if (tables) yield* tableTexts(tables);
  yield Buffer.from('}');
}

async function* tableTexts(tables: readonly ExportedTable[]): AsyncGenerator<Buffer> {
  yield Buffer.from(',"tables":[');
  for (const [index, { head, chunks }] of tables.entries()) {
    const { rowCount: _, ...shown } = head;
    yield Buffer.from(`${index === 0 ? '' : ','}${JSON.stringify(shown).slice(0, -1)},"rows":[`);
    yield* rowTexts(chunks);
    yield Buffer.from(']}');
  }
  yield Buffer.from(']');
}

async function* rowTexts(chunks: RowChunks): AsyncGenerator<Buffer> {
  let separator = '';
  for await (const rows of rowParts(chunks)) {
    yield Buffer.from(separator + rows.map((row) => JSON.stringify(row)).join(','));
    separator = ',';
  }
}
