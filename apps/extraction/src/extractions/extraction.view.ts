import type { ExtractionExport, ExtractionListItem, ExtractionResult, ReviewState, SplitExtraction } from '@gridline/contracts';
import type { Extraction } from './extraction.entity';

/** An item of the list, but for its rows. */
export const toListItem = (extraction: Extraction): Omit<ExtractionListItem, 'rows'> => ({
  id: extraction.id,
  fileId: extraction.fileId,
  fileName: extraction.fileName,
  docType: extraction.docType,
  columns: extraction.columns,
  confidence: extraction.confidence,
  createdAt: extraction.createdAt.toISOString(),
});

/** Infer's answer, but for its rows. */
export const toResultHead = (extraction: Extraction): Omit<ExtractionResult, 'rows'> => ({
  ...toListItem(extraction),
  metadata: extraction.metadata,
});

/** The run of a file that was split, but for its parts. */
export const toSplitHead = ({ id, fileId, fileName, pageCount, createdAt }: Extraction): Omit<SplitExtraction, 'parts'> => ({
  ...{ id, state: 'split', fileId, fileName, pageCount, createdAt: createdAt.toISOString() },
});

/** Everything a client may see but the rows. */
export const toHead = (extraction: Extraction): Omit<ExtractionExport, 'rows'> => ({
  id: extraction.id,
  fileId: extraction.fileId,
  fileName: extraction.fileName,
  docType: extraction.docType,
  label: extraction.label,
  columns: extraction.columns,
  metadata: extraction.metadata,
  confidence: extraction.confidence,
  fieldConfidence: extraction.fieldConfidence,
  summary: extraction.summary,
  createdAt: extraction.createdAt.toISOString(),
});

/** A line of the app's own list. */
export const toOverview = (extraction: Extraction) => ({
  id: extraction.id,
  fileId: extraction.fileId,
  fileName: extraction.fileName,
  docType: extraction.docType,
  label: extraction.label,
  state: extraction.state,
  rowCount: extraction.rowCount,
  pageCount: extraction.pageCount,
  confidence: extraction.confidence,
  createdAt: extraction.createdAt.toISOString(),
  error: toError(extraction),
  ...toReviewState(extraction),
});

/** How far people are with checking it. */
export const toReviewState = ({ version, needsReview, reviewedAt, reviewedBy }: Extraction): ReviewState => ({
  version,
  needsReview,
  reviewedAt: reviewedAt?.toISOString() ?? null,
  reviewedBy,
});

/** Why it failed; undefined where it did not. */
export const toError = ({ errorCode, errorDetail }: Extraction): { code: string; detail: string } | undefined =>
  errorCode ? { code: errorCode, detail: errorDetail ?? '' } : undefined;
