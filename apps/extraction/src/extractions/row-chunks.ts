import type { ProvenanceView } from '@gridline/contracts';
import type { DataSource, EntityManager } from 'typeorm';

/** Rows as they are stored: in chunks, so that neither a list nor an export ever reads more than it needs. */
interface RowChunk {
  index: number;
  firstRow: number;
  rows: string[][];
  provenance: (ProvenanceView | null)[][];
  confidence: number[][];
}

/** A chunk's bounds. 256 KiB of JSON stay well inside a NATS message, whatever the columns. */
export const CHUNK_ROWS = 1_000;
const CHUNK_BYTES = 256 * 1024;

interface TableRows {
  rows: string[][];
  provenance: (ProvenanceView | null)[][];
  confidence: number[][];
}

/** Cuts a table's rows into chunks of bounded size; a single row larger than a chunk is a chunk of its own. */
export const toChunks = (table: TableRows): RowChunk[] =>
  rowRanges(table.rows).map(({ first, end }, index) => ({
    index,
    firstRow: first,
    rows: table.rows.slice(first, end),
    provenance: table.provenance.slice(first, end),
    confidence: table.confidence.slice(first, end),
  }));

/** Rows from `first` up to `end`, which is not one of them. */
interface RowRange {
  first: number;
  end: number;
}

/** Where rows are cut into chunks of bounded size. */
export function rowRanges(rows: readonly (readonly string[])[]): RowRange[] {
  const ranges: RowRange[] = [];
  let first = 0;
  let bytes = 0;
  const cut = (end: number): void => {
    if (end === first) return;
    ranges.push({ first, end });
    first = end;
    bytes = 0;
  };
  rows.forEach((row, index) => {
    const size = row.reduce((sum, cell) => sum + Buffer.byteLength(cell) + 3, 2);
    if (index - first >= CHUNK_ROWS || (bytes > 0 && bytes + size > CHUNK_BYTES)) cut(index);
    bytes += size;
  });
  cut(rows.length);
  return ranges;
}

/** Where the first of some chunks stands. */
interface ChunkStart {
  index: number;
  firstRow: number;
}

/** Stores rows in chunks; answers how many rows they were. */
export async function insertChunks(
  tx: EntityManager,
  extractionId: string,
  table: TableRows,
  from: ChunkStart = { index: 0, firstRow: 0 },
): Promise<number> {
  for (const chunk of toChunks(table)) {
    await tx.query(
      'INSERT INTO extraction.row_chunk (extraction_id, index, first_row, rows, provenance, confidence) VALUES ($1, $2, $3, $4, $5, $6)',
      [
        extractionId,
        from.index + chunk.index,
        from.firstRow + chunk.firstRow,
        JSON.stringify(chunk.rows),
        JSON.stringify(chunk.provenance),
        JSON.stringify(chunk.confidence),
      ],
    );
  }
  return table.rows.length;
}

/** Members of a JSON array as text, chunk by chunk, commas between them included. */
export type RowTexts = AsyncIterable<string>;

/** What of the chunks is read. */
type ChunkColumn = 'rows' | 'provenance' | 'confidence';

/** All rows of an extraction (or their provenance, or confidences) as JSON text that was never parsed here; one chunk is in memory at a time. */
export async function* chunkTexts(dataSource: DataSource, extractionId: string, column: ChunkColumn = 'rows'): AsyncGenerator<string> {
  let between = '';
  for (let index = 0; ; index++) {
    const [chunk] = (await dataSource.query(
      `SELECT ${column}::text AS content FROM extraction.row_chunk WHERE extraction_id = $1 AND index = $2`,
      [extractionId, index],
    )) as { content: string }[];
    if (!chunk) return;
    const members = chunk.content.trim().slice(1, -1);
    if (members === '') continue;
    yield between + members;
    between = ',';
  }
}

/** One chunk's rows; undefined past the last. */
export async function rowsOfChunk(dataSource: DataSource, extractionId: string, index: number): Promise<string[][] | undefined> {
  const chunks: { rows: string[][] }[] = await dataSource.query(
    'SELECT rows FROM extraction.row_chunk WHERE extraction_id = $1 AND index = $2',
    [extractionId, index],
  );
  return chunks[0]?.rows;
}
