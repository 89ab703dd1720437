import type { ProvenanceView, TableRowsView } from '@gridline/contracts';
import type { DataSource } from 'typeorm';

/** Which rows of a table are wanted. */
interface RowWindow {
  from: number;
  count: number;
}

interface Part {
  first_row: number;
  rows: string[][];
  provenance?: (ProvenanceView | null)[][];
  confidence?: number[][];
}

/** Rows of the answer with their provenance and confidences; only the chunks that hold them are read. */
export async function answerRows(
  dataSource: DataSource,
  extractionId: string,
  rowCount: number,
  window: RowWindow,
): Promise<TableRowsView> {
  const parts: Part[] = await dataSource.query(
    `SELECT first_row, rows, provenance, confidence FROM extraction.row_chunk
     WHERE extraction_id = $1 AND first_row < $3 AND index >= (
       SELECT coalesce(max(index), 0) FROM extraction.row_chunk WHERE extraction_id = $1 AND first_row <= $2)
     ORDER BY index`,
    [extractionId, window.from, window.from + window.count],
  );
  const cut = <Value>(of: (part: Part) => Value[]): Value[] => parts.flatMap((part) => cutOut(of(part), part.first_row, window));
  return {
    ...windowOf(rowCount, window),
    rows: cut(({ rows }) => rows),
    provenance: cut(({ provenance }) => provenance!),
    confidence: cut(({ confidence }) => confidence!),
  };
}

/** Rows of a table that was found; its chunks do not say where they begin, so that they are counted where they lie. */
export async function foundRows(
  dataSource: DataSource,
  { extractionId, table, rowCount }: { extractionId: string; table: number; rowCount: number },
  window: RowWindow,
): Promise<TableRowsView> {
  const parts: Part[] = await dataSource.query(
    `WITH placed AS (
       SELECT index, json_array_length(rows) AS length,
         (sum(json_array_length(rows)) OVER (ORDER BY index) - json_array_length(rows))::int AS first_row
       FROM extraction.found_table_chunk WHERE extraction_id = $1 AND table_index = $2)
     SELECT placed.first_row, c.rows FROM placed
       JOIN extraction.found_table_chunk c ON c.extraction_id = $1 AND c.table_index = $2 AND c.index = placed.index
     WHERE placed.first_row < $4 AND placed.first_row + placed.length > $3 ORDER BY placed.index`,
    [extractionId, table, window.from, window.from + window.count],
  );
  return { ...windowOf(rowCount, window), rows: parts.flatMap(({ first_row: first, rows }) => cutOut(rows, first, window)) };
}

const cutOut = <Value>(values: readonly Value[], first: number, { from, count }: RowWindow): Value[] =>
  values.slice(Math.max(0, from - first), Math.max(0, from + count - first));

const windowOf = (rowCount: number, { from, count }: RowWindow): Pick<TableRowsView, 'from' | 'rowCount' | 'nextFrom'> => ({
  ...{ from, rowCount },
  nextFrom: from + count < rowCount ? from + count : null,
});
