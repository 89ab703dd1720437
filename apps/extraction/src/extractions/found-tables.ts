import type { ExtractionTable } from '@gridline/contracts';
import type { FoundTable } from '@gridline/engine';
import type { DataSource, EntityManager } from 'typeorm';
import { rowRanges, type RowTexts } from './row-chunks';
import { storable } from './storable';

/** A table without its rows, and how many there are. */
type TableHead = Omit<ExtractionTable, 'rows'> & { rowCount: number };

/** Characters of JSON that one statement carries; a document of many small tables takes few statements, one large table takes many. */
const STATEMENT_CHARACTERS = 1_000_000;

/** Stores every table that was found, its rows in chunks of bounded size. */
export async function insertTables(tx: EntityManager, extractionId: string, found: readonly FoundTable[]): Promise<void> {
  if (found.length === 0) return;
  const heads = found.map((table, index) => ({ index, ...toHead(table) }));
  await tx.query(INSERT_HEADS, [extractionId, JSON.stringify(storable(heads))]);
  let waiting: string[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await tx.query(INSERT_CHUNKS, [extractionId, `[${waiting.join(',')}]`]);
    waiting = [];
    characters = 0;
  };
  for (const [table, { headerRows, rows }] of found.entries()) {
    const body = rows.slice(headerRows);
    for (const [index, { first, end }] of rowRanges(body).entries()) {
      const json = JSON.stringify({ table, index, rows: storable(body.slice(first, end)) });
      if (characters + json.length > STATEMENT_CHARACTERS) await flush();
      waiting.push(json);
      characters += json.length;
    }
  }
  await flush();
}

const INSERT_HEADS = `
  INSERT INTO extraction.found_table (extraction_id, index, page, title, box, columns, header, spans, confidence, row_count)
  SELECT $1, t.index, t.page, t.title, t.box, t.columns, t.header, t.spans, t.confidence, t."rowCount"
  FROM json_to_recordset($2) AS t(index integer, page integer, title text, box json, columns json, header json, spans json,
    confidence double precision, "rowCount" integer)`;

const INSERT_CHUNKS = `
  INSERT INTO extraction.found_table_chunk (extraction_id, table_index, index, rows)
  SELECT $1, c."table", c.index, c.rows FROM json_to_recordset($2) AS c("table" integer, index integer, rows json)`;

function toHead({ page, title, box, headerRows, rows, spans, confidence }: FoundTable): TableHead {
  const header = rows.slice(0, headerRows);
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, column) => labelOf(header, column));
  return { page, title, box, columns, header, spans, confidence, rowCount: rows.length - header.length };
}

/** The words of all header rows of a column, from the top, each once. */
function labelOf(header: readonly (readonly string[])[], column: number): string {
  const words = new Set(header.map((row) => row[column]?.trim() ?? '').filter(Boolean));
  return words.size > 0 ? [...words].join(' ') : `Column ${column + 1}`;
}

interface HeadRow {
  page: number;
  title: string | null;
  box: ExtractionTable['box'] | null;
  columns: string[];
  header: string[][];
  spans: ExtractionTable['spans'];
  confidence: number;
  row_count: number;
}

/** The tables of an extraction in the order of its pages, without their rows. */
export async function tableHeads(dataSource: DataSource, extractionId: string): Promise<TableHead[]> {
  const rows: HeadRow[] = await dataSource.query(
    `SELECT page, title, box, columns, header, spans, confidence, row_count FROM extraction.found_table WHERE extraction_id = $1 ORDER BY index`,
    [extractionId],
  );
  return rows.map(({ page, title, box, columns, header, spans, confidence, row_count: rowCount }) => ({
    page,
    ...(title === null ? {} : { title }),
    ...(box === null ? {} : { box }),
    ...{ columns, header, spans, confidence, rowCount },
  }));
}

/** The rows of a table as JSON text that was never parsed here; one chunk is in memory at a time. */
export async function* tableRowTexts(dataSource: DataSource, extractionId: string, table: number): RowTexts & AsyncGenerator<string> {
  for (let index = 0; ; index++) {
    const [chunk] = (await dataSource.query(
      'SELECT rows::text AS content FROM extraction.found_table_chunk WHERE extraction_id = $1 AND table_index = $2 AND index = $3',
      [extractionId, table, index],
    )) as { content: string }[];
    if (!chunk) return;
    yield `${index === 0 ? '' : ','}${chunk.content.trim().slice(1, -1)}`;
  }
}

/** One chunk's rows; undefined past the last. */
export async function tableRowsOfChunk(dataSource: DataSource, extractionId: string, table: number, index: number) {
  const chunks: { rows: string[][] }[] = await dataSource.query(
    'SELECT rows FROM extraction.found_table_chunk WHERE extraction_id = $1 AND table_index = $2 AND index = $3',
    [extractionId, table, index],
  );
  return chunks[0]?.rows;
}
