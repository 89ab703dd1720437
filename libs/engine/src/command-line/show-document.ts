import type { FileOutcome } from './extract-file';

/** Cells wider than this are cut on the screen. */
const MAX_CELL_WIDTH = 40;

/** An outcome for a person's eyes: what the document is, its fields, its table. */
export function showDocument(outcome: FileOutcome): string {
  if (!outcome.ok) return `${outcome.path}\n  ${outcome.error.code}: ${outcome.error.message}\n${showCause(outcome.cause)}`;
  const { docType, pageCount, confidence, metadata, columns, rows } = outcome.document;
  const head = `${outcome.path}\n  ${docType}, ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}, confidence ${confidence.toFixed(2)}, ${outcome.elapsedMs} ms\n`;
  const fields = Object.entries(metadata).map(([key, value]) => `  ${key}: ${value}\n`);
  return head + fields.join('') + showTable([columns, ...rows]);
}

const showCause = (cause: unknown): string => (cause === undefined ? '' : `  caused by: ${String(cause).split('\n', 3).join('\n  ')}\n`);

function showTable(rows: readonly (readonly string[])[]): string {
  const cut = rows.map((row) => row.map((text) => (text.length > MAX_CELL_WIDTH ? `${text.slice(0, MAX_CELL_WIDTH - 1)}…` : text)));
  const widths = (cut[0] ?? []).map((_, column) => cut.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0));
  return cut
    .map(
      (row) =>
        `  ${row
          .map((text, column) => text.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
