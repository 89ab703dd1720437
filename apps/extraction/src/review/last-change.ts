import type { CorrectionChange } from '@gridline/contracts';
import type { EntityManager } from 'typeorm';
import { linesOfVersion, type CorrectionLine } from '../extractions/correction-log';
import type { Extraction } from '../extractions/extraction.entity';

/** What somebody asks to be changed, as it would be stored. */
interface Asked {
  by: string;
  label: string | undefined;
  changes: readonly CorrectionChange[];
  undo: boolean;
}

/** Whether the last version of an extraction is what is asked for, and of who asks: their first try was done, and its answer was lost. */
export async function isLastCorrection(tx: EntityManager, extraction: Extraction, { by, label, changes, undo }: Asked): Promise<boolean> {
  if (label !== undefined && label !== extraction.label) return false;
  const lines = await linesOfVersion(tx, extraction.id, extraction.version);
  if (lines.length === 0 || lines.some((line) => line.by !== by || (line.undoes !== null) !== undo)) return false;
  return undo || (lines.length === changes.length && changes.every((change, index) => isOf(change, lines[index]!)));
}

/** The same of an approval, or of taking one back, which says of nobody who did it. */
export async function isLastApproval(
  tx: EntityManager,
  { id, version, reviewedAt, reviewedBy }: Extraction,
  { by, isApproved }: { by: string; isApproved: boolean },
): Promise<boolean> {
  if (isApproved) return reviewedAt !== null && reviewedBy === by;
  return reviewedAt === null && (await linesOfVersion(tx, id, version)).length === 0;
}

/** Whether a line of the record is of a change. */
function isOf(change: CorrectionChange, { kind, row, column, field, after }: CorrectionLine): boolean {
  switch (change.kind) {
    case 'cell':
      return kind === 'cell' && row === change.row && column === change.column && valueOf(after) === change.value;
    case 'field':
      return kind === 'field' && field === change.field && valueOf(after) === change.value;
    case 'header':
      return kind === 'header' && column === change.column && valueOf(after) === change.value;
    case 'row_added':
      return kind === 'row_added' && row === change.row && isFilledUp(change.values ?? [], (after as { values: string[] }).values);
    case 'row_removed':
      return kind === 'row_removed' && row === change.row;
    case 'doc_type':
      return kind === 'doc_type' && after === change.value;
    case 'table':
      return kind === 'table' && (after as { table: number | null }).table === change.table;
  }
}

/** Of a field that the document has not, null. */
const valueOf = (stored: unknown): string | null => (stored as { value?: string }).value ?? null;

/** Cells that were not given are blank. */
const isFilledUp = (given: readonly string[], stored: readonly string[]): boolean =>
  given.length <= stored.length && stored.every((value, column) => value === (given[column] ?? ''));
