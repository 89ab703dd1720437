import { z } from 'zod';
import { defineEvent } from '../define';

/** extraction -> webhooks. Every document of a batch has ended. */
export const batchCompleted = defineEvent(
  { from: 'extraction', to: ['webhooks'] },
  'batch.completed',
  z.object({
    batchId: z.string(),
    accountId: z.string(),
    reference: z.string().optional(),
    total: z.number().int(),
    completed: z.number().int(),
    failed: z.number().int(),
    webhookIds: z.array(z.string()).optional(),
  }),
);
export type BatchCompleted = z.infer<typeof batchCompleted.data>;
