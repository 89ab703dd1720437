import { z } from 'zod';

const cells = z.array(z.string());
const confidence = z.number().min(0).max(1);

/** An item of the list (specification 2.1). */
export const extractionListItem = z.object({
  id: z.string(),
  fileId: z.string(),
  fileName: z.string(),
  docType: z.string(),
  columns: cells,
  rows: z.array(cells),
  confidence,
  createdAt: z.string(),
  /** The page was full, so that `rows` is empty here although the extraction has this many; absent otherwise. */
  rowsOmitted: z.number().int().optional(),
});
export type ExtractionListItem = z.infer<typeof extractionListItem>;

/** The answer of infer (specification 4.3). */
export const extractionResult = z.object({
  id: z.string(),
  fileId: z.string(),
  fileName: z.string(),
  docType: z.string(),
  columns: cells,
  rows: z.array(cells),
  metadata: z.record(z.string(), z.string()),
  confidence,
  createdAt: z.string(),
});
export type ExtractionResult = z.infer<typeof extractionResult>;

/** The JSON export (specification 2.1): everything a client may see of one extraction. */
export const extractionExport = z.object({
  id: z.string(),
  fileId: z.string(),
  fileName: z.string(),
  docType: z.string(),
  label: z.string(),
  columns: cells,
  rows: z.array(cells),
  metadata: z.record(z.string(), z.string()),
  confidence,
  fieldConfidence: z.record(z.string(), confidence),
  summary: z.string(),
  createdAt: z.string(),
});
export type ExtractionExport = z.infer<typeof extractionExport>;

/** Where a value was read: page or sheet from 1; the box in points from the page's top left. */
export const provenance = z.object({
  page: z.number().int(),
  box: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }).optional(),
  reader: z.string(),
});
export type ProvenanceView = z.infer<typeof provenance>;

/** What the viewer needs beside the export: provenance and confidence of every cell and field. */
export const extractionProvenance = z.object({
  columns: z.array(provenance.nullable()),
  cells: z.array(z.array(provenance.nullable())),
  fields: z.record(z.string(), provenance),
  cellConfidence: z.array(z.array(confidence)),
  metadataConfidence: z.record(z.string(), confidence),
  pages: z.array(z.object({ number: z.number().int(), width: z.number(), height: z.number(), reader: z.string() })),
  checks: z.array(z.object({ name: z.string(), passed: z.boolean(), detail: z.string(), difference: z.string().optional() })),
});
export type ExtractionProvenance = z.infer<typeof extractionProvenance>;

/** Why a run failed: a code of the error catalogue and its detail. */
export const runError = z.object({ code: z.string(), detail: z.string() });

/** How far a run is. */
export const runProgress = z.object({ phase: z.string(), page: z.number().int(), pageCount: z.number().int() });

/** An extraction that is not done yet, as a 202 tells it. */
export const pendingExtraction = z.object({ id: z.string(), state: z.enum(['queued', 'running']), progress: runProgress.optional() });
export type PendingExtraction = z.infer<typeof pendingExtraction>;

/** An extraction that ended without a result. */
export const failedExtraction = z.object({ id: z.string(), state: z.literal('failed'), error: runError });
export type FailedExtraction = z.infer<typeof failedExtraction>;

/** Page numbers of a list (specification 2.2). */
export const pagination = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  totalPages: z.number().int(),
  hasMore: z.boolean(),
});

export const EXTRACTION_STATES = ['queued', 'running', 'completed', 'failed'] as const;
export const extractionState = z.enum(EXTRACTION_STATES);
export type ExtractionState = z.infer<typeof extractionState>;
