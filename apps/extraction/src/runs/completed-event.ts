import type { ExtractionCompleted } from '@gridline/contracts';
import type { ExtractedDocument } from '@gridline/engine';
import type { Extraction } from '../extractions/extraction.entity';

/** What is told of a document that was read: of the run of a file of one, or of a part of a file. */
export const toCompleted = (
  { id, accountId, fileId, engine, keyId, webhookIds }: Extraction,
  { docType, confidence, pageCount }: ExtractedDocument,
  completedAt: Date,
): ExtractionCompleted => ({
  ...{ extractionId: id, accountId, fileId, docType, confidence, pageCount, engine },
  completedAt: completedAt.toISOString(),
  keyId: keyId ?? undefined,
  webhookIds: webhookIds ?? undefined,
});
