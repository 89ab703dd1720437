import { availableParallelism } from 'node:os';
import { databaseConfig } from '@gridline/database';
import { isMasterKeys } from '@gridline/runtime';
import { serviceConfig } from '@gridline/service';
import { z } from 'zod';

/** Every variable that the extraction service reads. */
export const extractionConfig = serviceConfig.extend(databaseConfig.shape).extend({
  WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.min(4, availableParallelism()))
    .describe('Documents worked on at a time, each in a thread of its own; one more thread is for accounts that have nothing running.'),
  EXTRACTION_SECONDS: z.coerce.number().min(1).max(3600).default(120).describe('Time limit of one document.'),
  WORKER_MEMORY_MB: z.coerce.number().int().min(128).max(16_384).default(1536).describe('Memory limit of one worker thread.'),
  QUEUE_LIMIT: z.coerce.number().int().min(1).default(500).describe('Extractions waiting or running at most; more are refused as busy.'),
  MASTER_KEY: z
    .string()
    .refine(isMasterKeys, 'id:base64 of 32 bytes, comma separated')
    .describe('Keys that seal document passwords while their extraction runs.'),
});
export type ExtractionConfig = z.infer<typeof extractionConfig>;
