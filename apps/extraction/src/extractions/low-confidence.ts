import type { DataSource } from 'typeorm';
import type { Extraction } from './extraction.entity';

interface Chunk {
  first_row: number;
  rows: string[][];
  confidence: number[][];
}

/** The fields and cells that are less sure than a limit, as members of a JSON array; one chunk of rows is in memory at a time. */
export async function* lowConfidenceTexts(dataSource: DataSource, extraction: Extraction, limit: number): AsyncGenerator<string> {
  let between = '';
  for await (const values of lowValues(dataSource, extraction, limit)) {
    if (values.length === 0) continue;
    yield between + values.map((value) => JSON.stringify(value)).join(',');
    between = ',';
  }
}

async function* lowValues(dataSource: DataSource, extraction: Extraction, limit: number): AsyncGenerator<object[]> {
  const fields = Object.entries(extraction.provenance?.metadataConfidence ?? {});
  yield fields.flatMap(([field, confidence]) =>
    confidence < limit ? [{ field, value: extraction.metadata[field] ?? '', confidence }] : [],
  );
  for (let index = 0; ; index++) {
    const [chunk] = (await dataSource.query(
      'SELECT first_row, rows, confidence FROM extraction.row_chunk WHERE extraction_id = $1 AND index = $2',
      [extraction.id, index],
    )) as Chunk[];
    if (!chunk) return;
    yield chunk.confidence.flatMap((row, at) =>
      row.flatMap((confidence, column) =>
        confidence < limit ? [{ row: chunk.first_row + at, column, value: chunk.rows[at]?.[column] ?? '', confidence }] : [],
      ),
    );
  }
}
