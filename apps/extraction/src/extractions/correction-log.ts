import type { CorrectionKind, CorrectionView } from '@gridline/contracts';
import type { DataSource, EntityManager } from 'typeorm';

/** A line of the record: what was there before and after, with all that taking it back needs. */
export interface CorrectionLine {
  kind: CorrectionKind;
  row?: number;
  column?: number;
  field?: string;
  before: unknown;
  after: unknown;
}

interface LineRow {
  number: number;
  version: number;
  kind: CorrectionKind;
  row_index: number | null;
  column_index: number | null;
  field: string | null;
  before: unknown;
  after: unknown;
  undoes: number | null;
  corrected_by: string;
  corrected_at: Date;
}

/** Who made which version, and when; of which version it is the undoing. */
interface Signature {
  version: number;
  by: string;
  at: Date;
  undoes?: number;
}

/** Lines told at a time. */
const LINES_AT_ONCE = 500;

/** The number that the next line has. */
export async function nextNumber(tx: EntityManager, extractionId: string): Promise<number> {
  const [last] = (await tx.query('SELECT max(number) AS number FROM extraction.correction WHERE extraction_id = $1', [extractionId])) as {
    number: number | null;
  }[];
  return (last?.number ?? -1) + 1;
}

/** Adds lines to the record, in one statement. */
export async function appendLines(
  tx: EntityManager,
  extractionId: string,
  first: number,
  lines: readonly CorrectionLine[],
  { version, by, at, undoes }: Signature,
): Promise<void> {
  const numbered = lines.map((line, index) => ({ number: first + index, ...line }));
  await tx.query(
    `INSERT INTO extraction.correction (extraction_id, number, version, kind, row_index, column_index, field, before, after, undoes, corrected_by, corrected_at)
     SELECT $1, l.number, $2, l.kind, l."row", l."column", l.field, l.before, l.after, $3, $4, $5
     FROM json_to_recordset($6) AS l(number integer, kind text, "row" integer, "column" integer, field text, before json, after json)`,
    [extractionId, version, undoes ?? null, by, at, JSON.stringify(numbered)],
  );
}

/** The lines of the last version that was not taken back, the last line first; none where there is nothing to take back. */
export async function linesToUndo(
  tx: EntityManager,
  extractionId: string,
): Promise<(CorrectionLine & { number: number; version: number })[]> {
  const rows = (await tx.query(
    `SELECT * FROM extraction.correction WHERE extraction_id = $1 AND version = (
       SELECT max(c.version) FROM extraction.correction c WHERE c.extraction_id = $1 AND c.undoes IS NULL
         AND NOT EXISTS (SELECT FROM extraction.correction u WHERE u.extraction_id = $1 AND u.undoes = c.version))
     ORDER BY number DESC`,
    [extractionId],
  )) as LineRow[];
  return rows.map((row) => ({ ...lineOf(row), number: row.number, version: row.version }));
}

/** The lines of a version in their order, with who made them, and of which version each is the undoing; none of a version that is an approval. */
export async function linesOfVersion(
  tx: EntityManager,
  extractionId: string,
  version: number,
): Promise<(CorrectionLine & { by: string; undoes: number | null })[]> {
  const rows = (await tx.query('SELECT * FROM extraction.correction WHERE extraction_id = $1 AND version = $2 ORDER BY number', [
    extractionId,
    version,
  ])) as LineRow[];
  return rows.map((row) => ({ ...lineOf(row), by: row.corrected_by, undoes: row.undoes }));
}

/** The whole record as members of a JSON array, the oldest first; some lines are in memory at a time. */
export async function* correctionTexts(dataSource: DataSource, extractionId: string): AsyncGenerator<string> {
  let between = '';
  for (let last = -1; ;) {
    const rows = (await dataSource.query(
      'SELECT * FROM extraction.correction WHERE extraction_id = $1 AND number > $2 ORDER BY number LIMIT $3',
      [...[extractionId, last, LINES_AT_ONCE]],
    )) as LineRow[];
    if (rows.length === 0) return;
    yield between + rows.map((row) => JSON.stringify(toView(row))).join(',');
    between = ',';
    last = rows.at(-1)!.number;
  }
}

const lineOf = ({ kind, row_index: row, column_index: column, field, before, after }: LineRow): CorrectionLine => ({
  ...{ kind, before, after },
  ...(row === null ? {} : { row }),
  ...(column === null ? {} : { column }),
  ...(field === null ? {} : { field }),
});

function toView(line: LineRow): CorrectionView {
  const { before, after, ...rest } = lineOf(line);
  return {
    version: line.version,
    ...rest,
    from: told(before),
    to: told(after),
    ...(line.undoes === null ? {} : { undoes: line.undoes }),
    by: line.corrected_by,
    at: line.corrected_at.toISOString(),
  };
}

/** What a client is told of a state: its value, a row's cells, a table's number. */
function told(state: unknown): CorrectionView['from'] {
  if (state === null || typeof state === 'string') return state;
  const { value, values, table } = state as { value?: string; values?: string[]; table?: number | null };
  return value ?? values ?? table ?? null;
}
