import { z } from 'zod';
import { answerSchema } from '../answer-schema';
import { defineRequest } from '../define';
import { runError } from '../extraction-views';
import { BATCH_DOCUMENTS } from '../limits';
import { planName } from '../plans';
import { exportFormat } from './export.requests';
import { pageRange } from './extraction.requests';

/** A document of a batch: an extraction of its own, or why it was not taken in. */
export const batchItem = z
  .object({
    id: z.string().nullable(),
    fileName: z.string(),
    state: z.enum(['queued', 'running', 'completed', 'failed', 'refused']),
    error: runError.optional(),
  })
  .meta({ id: 'BatchItem' });
export type BatchItem = z.infer<typeof batchItem>;

/** Documents that were sent together, and how far they are. */
export const batchView = z
  .object({
    id: z.string(),
    state: z.enum(['running', 'completed']),
    reference: z.string().optional(),
    createdAt: z.string(),
    total: z.number().int(),
    /** Those that have a table. */
    completed: z.number().int(),
    /** Those that have none: failed or refused. */
    failed: z.number().int(),
    items: z.array(batchItem),
  })
  .meta({ id: 'Batch' });
export type BatchView = z.infer<typeof batchView>;

const storedFile = z.object({ id: z.string(), name: z.string(), storageKey: z.string(), bytes: z.number().int(), sha256: z.string() });

/**
 * gateway -> extraction. The files are stored; make an extraction of each, as if each was sent alone, once per idempotency key. What was
 * refused before comes with its error, so that the batch tells of every document that was sent.
 */
export const batchAccept = defineRequest(
  'extraction',
  'batch.accept',
  z.object({
    accountId: z.string(),
    batchId: z.string(),
    plan: planName,
    reference: z.string().optional(),
    docTypeHint: z.string().optional(),
    label: z.string(),
    pages: z.array(pageRange).optional(),
    schema: answerSchema.optional(),
    webhookIds: z.array(z.string()).optional(),
    /** The key that sent them. */
    keyId: z.string().optional(),
    idempotencyKey: z.string().optional(),
    items: z
      .array(z.union([z.object({ extractionId: z.string(), file: storedFile }), z.object({ fileName: z.string(), error: runError })]))
      .min(1)
      .max(BATCH_DOCUMENTS),
  }),
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('accepted'), batch: batchView }),
    /** The key was used for the same documents and options before. */
    z.object({ outcome: z.literal('known'), batch: batchView }),
    z.object({ outcome: z.literal('reused') }),
  ]),
);

/** gateway -> extraction. Whether a batch was taken in to its end under an idempotency key: what is sent again counts as one call. */
export const batchKnown = defineRequest(
  'extraction',
  'batch.known',
  z.object({ accountId: z.string(), idempotencyKey: z.string() }),
  z.object({ known: z.boolean() }),
);

/** gateway, export -> extraction. A batch and its documents; answers `not_found` for another account's. */
export const batchGet = defineRequest('extraction', 'batch.get', z.object({ accountId: z.string(), id: z.string() }), batchView);

/** gateway -> export. Render the tables of a batch as one; the caller streams it from the storage and removes it. */
export const batchRender = defineRequest(
  'export',
  'batch.render',
  z.object({ accountId: z.string(), batchId: z.string(), format: exportFormat }),
  z.object({ storageKey: z.string(), bytes: z.number().int(), mediaType: z.string(), fileName: z.string() }),
);
