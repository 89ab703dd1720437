import type { CorrectionChange } from '@gridline/contracts';
import type { ReadDocument } from '../documents/documents';
import type { Target } from './target';

/** The text of a value as it is; undefined where its row is not here yet. */
export function valueOf({ rows, columns, metadata }: ReadDocument, target: Target): string | undefined {
  if (target.kind === 'cell') return rows[target.row]?.[target.column];
  if (target.kind === 'header') return columns[target.column] ?? '';
  return target.kind === 'field' ? (metadata[target.field] ?? '') : '';
}

/** What makes a text of a value. A field that is emptied is one that the document does not have. */
export function changeOf(target: Target, text: string): CorrectionChange[] {
  if (target.kind === 'cell') return [{ kind: 'cell', row: target.row, column: target.column, value: text }];
  if (target.kind === 'header') return [{ kind: 'header', column: target.column, value: text }];
  return target.kind === 'field' ? [{ kind: 'field', field: target.field, value: text.trim() === '' ? null : text }] : [];
}
