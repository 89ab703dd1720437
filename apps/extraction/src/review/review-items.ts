import type { ProvenanceView, ReviewItem } from '@gridline/contracts';
import type { DataSource } from 'typeorm';
import type { Extraction } from '../extractions/extraction.entity';
import { failedChecks, isDoubt } from './doubts';
import { missingFields } from './expected-fields';

interface Chunk {
  first_row: number;
  rows: string[][];
  provenance: (ProvenanceView | null)[][];
  confidence: number[][];
}

/** What a person should look at, in the order in which a screen goes through it; one chunk of rows is in memory at a time. */
export async function* reviewItemsOf(dataSource: DataSource, extraction: Extraction, thresholdPercent: number): AsyncGenerator<ReviewItem> {
  yield* missingFields(extraction).map((field): ReviewItem => ({ kind: 'missing', field }));
  yield* doubtfulFields(extraction, thresholdPercent);
  yield* failedChecks(extraction.provenance?.checks ?? []).map((check): ReviewItem => ({ kind: 'check', check, row: check.row }));
  for (let index = 0; ; index++) {
    const [chunk] = (await dataSource.query(
      'SELECT first_row, rows, provenance, confidence FROM extraction.row_chunk WHERE extraction_id = $1 AND index = $2',
      [extraction.id, index],
    )) as Chunk[];
    if (!chunk) return;
    yield* doubtfulCells(chunk, thresholdPercent);
  }
}

function doubtfulFields({ metadata, provenance }: Extraction, thresholdPercent: number): ReviewItem[] {
  const doubtful = Object.entries(provenance?.metadataConfidence ?? {}).filter(([, confidence]) => isDoubt(confidence, thresholdPercent));
  return doubtful.map(([field, confidence]) => ({
    ...{ kind: 'field', field, value: metadata[field] ?? '', confidence },
    provenance: provenance?.fields[field],
  }));
}

function* doubtfulCells({ first_row: first, rows, provenance, confidence }: Chunk, thresholdPercent: number): Generator<ReviewItem> {
  for (const [at, row] of confidence.entries()) {
    for (const [column, sureness] of row.entries()) {
      if (!isDoubt(sureness, thresholdPercent)) continue;
      const read = provenance[at]?.[column] ?? undefined;
      yield { kind: 'cell', row: first + at, column, value: rows[at]?.[column] ?? '', confidence: sureness, provenance: read };
    }
  }
}
