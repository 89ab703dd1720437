import type { BatchView } from '@gridline/contracts';
import type { ExtractionHead, RowChunks } from '../table/extraction-table';

/** The column that says which document a row is from. */
const SOURCE_COLUMN = 'Source';

/** A document's table in a batch. */
export interface BatchPart {
  head: ExtractionHead;
  rows(): RowChunks;
}

/** One table of many: every label once, in the order in which they first come; a document's columns of one label go by their order. */
export function combine(batch: BatchView, parts: readonly BatchPart[]): { head: ExtractionHead; chunks: RowChunks } {
  const columns = [SOURCE_COLUMN];
  const positions = parts.map(({ head }) => positionsIn(columns, head.columns));
  const head: ExtractionHead = {
    id: batch.id,
    fileId: '',
    fileName: 'batch',
    docType: [...new Set(parts.map((part) => part.head.docType))].join(', '),
    label: '',
    columns,
    metadata: {},
    confidence: mean(parts.map((part) => part.head.confidence)),
    fieldConfidence: {},
    summary: `${batch.completed} of ${batch.total} documents.`,
    createdAt: batch.createdAt,
    rowCount: parts.reduce((sum, part) => sum + part.head.rowCount, 0),
  };
  return { head, chunks: combinedRows(columns.length, parts, positions) };
}

/** Where each column of a document stands in the whole; labels that are new are added. */
function positionsIn(columns: string[], labels: readonly string[]): number[] {
  const used = new Set<number>([0]);
  return labels.map((label) => {
    const known = columns.findIndex((other, index) => other === label && !used.has(index));
    const position = known >= 0 ? known : columns.push(label) - 1;
    used.add(position);
    return position;
  });
}

async function* combinedRows(width: number, parts: readonly BatchPart[], positions: readonly number[][]): RowChunks {
  for (const [index, { head, rows }] of parts.entries()) {
    for await (const chunk of rows()) {
      yield chunk.map((row) => {
        const whole = new Array<string>(width).fill('');
        whole[0] = head.fileName;
        positions[index]!.forEach((position, column) => (whole[position] = row[column] ?? ''));
        return whole;
      });
    }
  }
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
