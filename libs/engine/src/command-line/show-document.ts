import type { FoundTable } from '../model/extracted-document';
import type { FileOutcome } from './extract-file';

/** Cells wider than this are cut on the screen. */
const MAX_CELL_WIDTH = 40;

/** An outcome for a person's eyes: what the document is, its fields, its table, and where asked every table that was found. */
export function showDocument(outcome: FileOutcome, withTables: boolean): string {
  if (!outcome.ok) return `${outcome.path}\n  ${outcome.error.code}: ${outcome.error.message}${showCause(outcome.cause)}\n`;
  const { docType, pageCount, confidence, metadata, columns, rows, tables } = outcome.document;
  const head = `${outcome.path}\n  ${docType}, ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}, confidence ${confidence.toFixed(2)}, ${outcome.elapsedMs} ms\n`;
  const fields = Object.entries(metadata).map(([key, value]) => `  ${key}: ${toLine(value)}\n`);
  return head + fields.join('') + showTable([columns, ...rows]) + (withTables ? tables.map(showFoundTable).join('') : '');
}

/** What the engine ran into, for a person who looks into it: its first words, never its stack; the bare name of an error says nothing. */
function showCause(cause: unknown): string {
  if (cause === undefined) return '';
  const message = cause instanceof Error ? cause.message : String(cause);
  const words = message.split('\n', 1)[0]!.trim();
  return /^\w*$/.test(words) ? '' : ` (${words})`;
}

function showFoundTable({ page, headerRows, rows, confidence }: FoundTable, index: number): string {
  const size = `${rows.length} x ${rows[0]?.length ?? 0}`;
  return `  table ${index + 1}, page ${page}, ${size}, header rows ${headerRows}, confidence ${confidence.toFixed(2)}\n${showTable(rows)}`;
}

function showTable(rows: readonly (readonly string[])[]): string {
  const cut = rows.map((row) => row.map(cutCell));
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

/** Line breaks would tear the table, and other controls could steer the terminal. */
const toLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ');

function cutCell(text: string): string {
  const line = toLine(text);
  return line.length > MAX_CELL_WIDTH ? `${line.slice(0, MAX_CELL_WIDTH - 1)}…` : line;
}
