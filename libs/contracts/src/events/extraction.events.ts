import { z } from 'zod';
import { defineEvent, defineNotice, defineWork } from '../define';
import { engineName } from '../requests/extraction.requests';

/** extraction -> extraction. The file is stored; work may begin. */
export const extractionRequested = defineWork(
  { from: 'extraction', to: ['extraction'] },
  'extraction.requested',
  z.object({ extractionId: z.string(), accountId: z.string() }),
);

/** extraction -> usage, webhooks. The extraction is stored. Rows are asked for, never carried. */
export const extractionCompleted = defineEvent(
  { from: 'extraction', to: ['usage', 'webhooks'] },
  'extraction.completed',
  z.object({
    extractionId: z.string(),
    accountId: z.string(),
    fileId: z.string(),
    docType: z.string(),
    confidence: z.number(),
    /** Units that the run is charged. */
    pageCount: z.number().int(),
    engine: engineName,
    completedAt: z.string(),
    /** The key that sent it; none where the app did. */
    keyId: z.string().optional(),
    /** Of a document out of a split file: the run that holds its units, and how many of them are now free or charged. */
    heldBy: z.object({ extractionId: z.string(), pages: z.number().int() }).optional(),
    /** The only endpoints that are told, where the request named them. */
    webhookIds: z.array(z.string()).optional(),
  }),
);
export type ExtractionCompleted = z.infer<typeof extractionCompleted.data>;

/** extraction -> usage, webhooks. The run ended without a result; its hold is free. */
export const extractionFailed = defineEvent(
  { from: 'extraction', to: ['usage', 'webhooks'] },
  'extraction.failed',
  z.object({
    extractionId: z.string(),
    accountId: z.string(),
    code: z.string(),
    /** For the release before alone, which tells clients nothing where it is absent: it outlives a deletion in the stream. The next one leaves it out. */
    failure: z.object({ fileName: z.string(), detail: z.string(), reference: z.string().optional() }).optional(),
    /** The key that sent it; none where the app did. */
    keyId: z.string().optional(),
    webhookIds: z.array(z.string()).optional(),
  }),
);
export type ExtractionFailed = z.infer<typeof extractionFailed.data>;

/** extraction -> webhooks. A person has approved the extraction as it is in this version. */
export const extractionReviewed = defineEvent(
  { from: 'extraction', to: ['webhooks'] },
  'extraction.reviewed',
  z.object({
    extractionId: z.string(),
    accountId: z.string(),
    version: z.number().int(),
    reviewedAt: z.string(),
    /** The key that sent it; none where the app did. */
    keyId: z.string().optional(),
    webhookIds: z.array(z.string()).optional(),
  }),
);
export type ExtractionReviewed = z.infer<typeof extractionReviewed.data>;

/** extraction -> webhooks. These were deleted, by their owner or because they were kept long enough: what was read of them is kept by nobody. */
export const extractionDeleted = defineEvent(
  { from: 'extraction', to: ['webhooks'] },
  'extraction.deleted',
  z.object({ accountId: z.string(), extractionIds: z.array(z.string()) }),
);
export type ExtractionDeleted = z.infer<typeof extractionDeleted.data>;

/** extraction -> extraction. Work waits for which one replica had no room; whichever has some may claim it. Polling covers a lost one. */
export const extractionWaiting = defineNotice({ from: 'extraction', to: ['extraction'] }, 'extraction.waiting', z.object({}));

/**
 * extraction -> gateway. A run ended, so that whichever replica waits for it may ask; polling covers a lost one. The release before
 * does not say whose it was.
 */
export const extractionFinished = defineNotice(
  { from: 'extraction', to: ['gateway'] },
  'extraction.finished',
  z.object({ extractionId: z.string(), accountId: z.string().optional() }),
);

/** extraction -> gateway. How far a run is. */
export const extractionProgress = defineNotice(
  { from: 'extraction', to: ['gateway'] },
  'extraction.progress',
  z.object({ extractionId: z.string(), accountId: z.string(), phase: z.string(), page: z.number().int(), pageCount: z.number().int() }),
);
