import { foundCells } from '@gridline/engine';
import type { Run } from './run-documents';
import type { CorpusKind } from './suites';

/** An answer in the form that a suite's scorer reads; undefined where there is none. */
export const TO_PREDICTION: Record<CorpusKind, (run: Run) => unknown> = {
  tables: ({ document }) => document?.tables.map((table) => ({ page: table.page, rows: table.rows, cells: foundCells(table) })),
  fields: ({ document }) =>
    document && {
      metadata: document.metadata,
      fieldConfidence: document.metadataConfidence,
      docType: document.docType,
      columns: document.columns,
      rows: document.rows,
    },
  csv: ({ document }) => document && { columns: document.columns, rows: document.rows },
  world: ({ id, document, error }) =>
    document
      ? {
          path: id,
          ok: true,
          docType: document.docType,
          columns: document.columns,
          rows: document.rows,
          metadata: document.metadata,
          metadataConfidence: document.metadataConfidence,
          confidence: document.confidence,
          cellConfidence: document.cellConfidence,
          tables: document.tables.map(({ rows }) => ({ rows })),
        }
      : { path: id, ok: false, error },
  robust: (run) => ({ status: robustStatus(run), pages: run.document?.pageCount, seconds: run.seconds }),
};

/** A hostile document that takes longer than this hangs. */
const HANG_SECONDS = 20;

function robustStatus({ document, error, seconds }: Run): string {
  if (seconds > HANG_SECONDS || error?.code === 'extraction_timeout') return 'timeout';
  return document || error?.code === 'no_content' ? 'ok' : 'error';
}
