import { foundCells } from '../model/extracted-document';
import type { FileOutcome } from './extract-file';

/** The members of one line of `--jsonl`. */
export function toJsonLine(outcome: FileOutcome, withTables: boolean): Record<string, unknown> {
  const { path, ok, elapsedMs } = outcome;
  if (!ok) return { path, ok, error: outcome.error };
  const { docType, columns, rows, metadata, metadataConfidence, confidence, fieldConfidence, cellConfidence, pageCount } = outcome.document;
  return {
    path,
    ok,
    docType,
    columns,
    rows,
    metadata,
    metadataConfidence,
    confidence,
    fieldConfidence,
    cellConfidence,
    pages: pageCount,
    elapsedMs,
    ...(withTables && {
      tables: outcome.document.tables.map((table) => ({
        page: table.page,
        headerRows: table.headerRows,
        rows: table.rows,
        cells: foundCells(table),
        confidence: table.confidence,
      })),
    }),
  };
}
