import { Readable } from 'node:stream';
import type { ExtractionExport } from '@gridline/contracts';
import { rowParts, type ExtractionHead, type RowChunks } from '../exports/extraction-table';

/** The members of the specification's export (2.1) in its order, `rows` streamed. Nothing is altered. */
export const writeJson = (head: ExtractionHead, chunks: RowChunks): Readable =>
  Readable.from(jsonParts(head, chunks), { objectMode: false });

async function* jsonParts(head: ExtractionHead, chunks: RowChunks): AsyncGenerator<Buffer> {
  const { id, fileId, fileName, docType, label, columns } = head;
  const before: Partial<ExtractionExport> = { id, fileId, fileName, docType, label, columns };
  yield Buffer.from(`${JSON.stringify(before).slice(0, -1)},"rows":[`);
  let separator = '';
  for await (const rows of rowParts(chunks)) {
    yield Buffer.from(separator + rows.map((row) => JSON.stringify(row)).join(','));
    separator = ',';
  }
  const { metadata, confidence, fieldConfidence, summary, createdAt } = head;
  const behind: Partial<ExtractionExport> = { metadata, confidence, fieldConfidence, summary, createdAt };
  yield Buffer.from(`],${JSON.stringify(behind).slice(1)}`);
}
