import type { ExtractedDocument } from '@gridline/engine';
import type { Judged } from '../reliability/reliability';
import { isMadeOfFields, judgeFields } from './judge-answer';
import type { Truth } from './truth';
import { judgeTable } from './truth-grid';

/** The confidences of every value of an answer that the truth speaks of, judged. */
export function judgeDocument(document: ExtractedDocument, truth: Truth): Record<'cells' | 'fields', Judged[]> {
  const fields = judgeFields(document.metadata, truth);
  const cells = isMadeOfFields(document) ? [] : judgeTable(truth, document.rows);
  return {
    cells: cells.map(({ row, column, right }) => ({ confidence: document.cellConfidence[row]![column]!, right })),
    fields: fields.map(({ key, right }) => ({ confidence: document.metadataConfidence[key]!, right })),
  };
}
