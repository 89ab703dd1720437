import { ServiceError } from '@gridline/contracts';
import type { EntityManager } from 'typeorm';
import type { Extraction } from '../extractions/extraction.entity';
import { insertChunks } from '../extractions/row-chunks';

interface FoundHead {
  page: number;
  box: { left: number; top: number; right: number; bottom: number } | null;
  columns: string[];
  confidence: number;
  row_count: number;
}

const COLUMNS = 'index, first_row, rows, provenance, confidence';

/** Keeps the rows of the answer as they are, under the number of the correction that exchanges them. */
export async function keepTable(tx: EntityManager, extractionId: string, number: number): Promise<void> {
  await tx.query(
    `INSERT INTO extraction.replaced_chunk (extraction_id, correction, ${COLUMNS})
     SELECT extraction_id, $2, ${COLUMNS} FROM extraction.row_chunk WHERE extraction_id = $1`,
    [extractionId, number],
  );
  await tx.query('DELETE FROM extraction.row_chunk WHERE extraction_id = $1', [extractionId]);
}

/** Puts back the rows that were kept under a number. */
export async function restoreTable(tx: EntityManager, extractionId: string, number: number): Promise<void> {
  await tx.query(
    `INSERT INTO extraction.row_chunk (extraction_id, ${COLUMNS})
     SELECT extraction_id, ${COLUMNS} FROM extraction.replaced_chunk WHERE extraction_id = $1 AND correction = $2`,
    [extractionId, number],
  );
}

/** Makes a table that was found the answer's, its rows read one chunk at a time; answers how many those are. */
export async function takeTable(tx: EntityManager, extraction: Extraction, table: number): Promise<number> {
  const [head] = (await tx.query(
    'SELECT page, box, columns, confidence, row_count FROM extraction.found_table WHERE extraction_id = $1 AND index = $2',
    [extraction.id, table],
  )) as FoundHead[];
  if (!head) throw noTable(table);
  const reader = extraction.provenance?.pages.find(({ number }) => number === head.page)?.reader ?? 'text';
  const provenance = { page: head.page, ...(head.box ? { box: head.box } : {}), reader };
  let firstRow = 0;
  for (let index = 0; ; index++) {
    const [chunk] = (await tx.query(
      'SELECT rows FROM extraction.found_table_chunk WHERE extraction_id = $1 AND table_index = $2 AND index = $3',
      [extraction.id, table, index],
    )) as { rows: string[][] }[];
    if (!chunk) break;
    const { rows } = chunk;
    const ofEach = <Value>(value: Value): Value[][] => rows.map((row) => row.map(() => value));
    firstRow += await insertChunks(
      tx,
      extraction.id,
      { rows, provenance: ofEach(provenance), confidence: ofEach(head.confidence) },
      { index, firstRow },
    );
  }
  extraction.columns = head.columns;
  extraction.fieldConfidence = Object.fromEntries(head.columns.map((column) => [column, head.confidence]));
  if (extraction.provenance) extraction.provenance = { ...extraction.provenance, columns: head.columns.map(() => provenance), table };
  return firstRow;
}

const noTable = (table: number): ServiceError =>
  new ServiceError('invalid_parameter', `There is no table ${table}.`, {
    errors: [{ location: 'body.changes', message: `there is no table ${table}` }],
  });
