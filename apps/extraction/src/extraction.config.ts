import { availableParallelism } from 'node:os';
import { databaseConfig } from '@gridline/database';
import { isMasterKeys } from '@gridline/runtime';
import { serviceConfig } from '@gridline/service';
import { privateTargets } from '@gridline/targets';
import { z } from 'zod';
import type { QueueLimits } from './extractions/queue-room';

/** Every variable that the extraction service reads. */
export const extractionConfig = serviceConfig.extend(databaseConfig.shape).extend({
  WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.min(4, availableParallelism()))
    .describe('Documents worked on at a time, each in a process of its own; one more is for accounts that have nothing running.'),
  EXTRACTION_SECONDS: z.coerce.number().min(1).max(3600).default(120).describe('Time limit of one document.'),
  WORKER_MEMORY_MB: z.coerce.number().int().min(128).max(16_384).default(1536).describe('Memory limit of one worker process.'),
  QUEUE_SECONDS: z.coerce
    .number()
    .min(1)
    .default(300)
    .describe('While a document of an account that has nothing running has waited for so long, further ones are refused as busy.'),
  QUEUE_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(2_000)
    .describe('Extractions waiting or running at most, however short they wait; more are refused as busy.'),
  MODEL_RUNS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(8)
    .describe('Documents at a time that wait for a model of their owner; they take no slot of the others once they are read.'),
  MODEL_SECONDS: z.coerce.number().min(1).max(3600).default(300).describe("Time limit of a caller's model for one document."),
  MODEL_PRIVATE_TARGETS: privateTargets.describe(
    "host:port pairs, comma separated, of model servers of one's own that a caller's model may be at although they are not public; http is allowed for these alone.",
  ),
  MASTER_KEY: z
    .string()
    .refine(isMasterKeys, 'id:base64 of 32 bytes, comma separated')
    .describe("Keys that seal callers' model keys, and document passwords while their extraction runs; the first seals, all open."),
});

/**
 * Of the connections to the database an account's questions may hold two in five: one that corrected its own extraction forty times at once had all ten
 * wait for one row, and everybody else was told to come again. Two such accounts leave two.
 */
export const questionsOfAccount = ({ DATABASE_POOL }: Pick<ExtractionConfig, 'DATABASE_POOL'>): number =>
  Math.max(1, Math.floor(0.4 * DATABASE_POOL));

/** One more than documents worked on at a time: see RunQueue; and one for the lane of callers' models. */
export const engineProcesses = (workers: number): number => workers + 2;

/** Pages are drawn for people who look at a document, beside the engine's work. */
export const drawingProcesses = (workers: number): number => Math.ceil(workers / 2);

/** The service's own process: what the pods of the other services are given. */
const OWN_MEMORY_MB = 512;

/** What the service and all its processes may take together. */
export const memoryAtMostMb = ({ WORKERS, WORKER_MEMORY_MB }: Pick<ExtractionConfig, 'WORKERS' | 'WORKER_MEMORY_MB'>): number =>
  OWN_MEMORY_MB + (engineProcesses(WORKERS) + drawingProcesses(WORKERS)) * WORKER_MEMORY_MB;

export type ExtractionConfig = z.infer<typeof extractionConfig>;

/** When further documents are refused. */
export const queueLimits = ({ QUEUE_SECONDS: seconds, QUEUE_LIMIT: documents }: ExtractionConfig): QueueLimits => ({ seconds, documents });
