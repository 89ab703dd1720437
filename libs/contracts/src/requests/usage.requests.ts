import { z } from 'zod';
import { defineRequest } from '../define';
import { planName } from '../plans';
import { engineName } from './extraction.requests';

/** The month's counters of an account as they are enforced, after the request they answer. */
export const usageCounters = z.object({
  plan: planName,
  /** YYYY-MM, UTC. */
  month: z.string(),
  calls: z.number().int(),
  callsLimit: z.number().int(),
  unlimited: z.boolean(),
  /** Units charged or held this month. */
  peUsed: z.number().int(),
  peLimit: z.number().int(),
  /** Seconds until the month ends. */
  resetSeconds: z.number().int(),
});
export type UsageCounters = z.infer<typeof usageCounters>;

/** gateway -> usage. Count one call if the allowance has room; the same `callId` is counted once however often it is asked. */
export const usageAdmit = defineRequest(
  'usage.admit',
  z.object({ accountId: z.string(), callId: z.string(), retry: z.boolean().optional() }),
  z.object({ admitted: z.boolean(), counters: usageCounters }),
);

/** gateway -> usage. The counters without counting. */
export const usageSummary = defineRequest('usage.summary', z.object({ accountId: z.string() }), z.object({ counters: usageCounters }));

/** extraction -> usage. Set units aside for a run (its extraction id); asking again for the same run changes nothing. */
export const usageHold = defineRequest(
  'usage.hold',
  z.object({ accountId: z.string(), extractionId: z.string(), pages: z.number().int().min(1), engine: engineName }),
  z.object({ held: z.boolean(), counters: usageCounters }),
);

/** extraction -> usage. The run failed: its units are free again. */
export const usageRelease = defineRequest(
  'usage.release',
  z.object({ accountId: z.string(), extractionId: z.string() }),
  z.object({ counters: usageCounters }),
);

/** gateway (operator) -> usage. */
export const usageSetPlan = defineRequest(
  'usage.set_plan',
  z.object({
    accountId: z.string(),
    plan: planName,
    callsPerMonth: z.number().int().min(0).nullish(),
    pePerMonth: z.number().int().min(0).nullish(),
  }),
  z.object({ counters: usageCounters }),
);
