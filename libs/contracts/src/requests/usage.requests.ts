import { z } from 'zod';
import { defineRequest } from '../define';
import { UNLIMITED_CALLS, planName } from '../plans';
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

/** A call's id says which key made it, so that the ledger does. */
export const callIdOf = (id: string, keyId?: string): string => (keyId === undefined ? id : `${id}.${keyId}`);

/** Calls that one question may carry; a gateway's requests of a moment travel together. */
export const ADMIT_BATCH = 500;

/**
 * gateway -> usage. Count each call if the allowance has room, in the order given; a call that is asked about again says `retry`
 * and is counted once all the same. An answer's counters are those after its own call.
 */
export const usageAdmit = defineRequest(
  'usage',
  'usage.admit',
  z.object({
    calls: z
      .array(z.object({ accountId: z.string(), callId: z.string(), retry: z.boolean().optional() }))
      .min(1)
      .max(ADMIT_BATCH),
  }),
  z.object({ answers: z.array(z.object({ admitted: z.boolean(), counters: usageCounters })) }),
);

/** gateway -> usage. The counters without counting. */
export const usageSummary = defineRequest(
  'usage',
  'usage.summary',
  z.object({ accountId: z.string() }),
  z.object({ counters: usageCounters }),
);

/** extraction -> usage. Set units aside for a run (its extraction id); asking again for the same run changes nothing. */
export const usageHold = defineRequest(
  'usage',
  'usage.hold',
  z.object({ accountId: z.string(), extractionId: z.string(), pages: z.number().int().min(1), engine: engineName }),
  z.object({ held: z.boolean(), counters: usageCounters }),
);

/** extraction -> usage. The run failed: its units are free again. */
export const usageRelease = defineRequest(
  'usage',
  'usage.release',
  z.object({ accountId: z.string(), extractionId: z.string() }),
  z.object({ counters: usageCounters }),
);

/** One line of the ledger about pages; `pe` is what they cost. */
export const usagePagesEntry = z.object({
  extractionId: z.string(),
  engine: engineName,
  pages: z.number().int(),
  pe: z.number().int(),
  recordedAt: z.string(),
});

/** gateway, operator -> usage. The counters beside what the ledger of usage entries adds up to; both agree to the unit. */
export const usageStatement = defineRequest(
  'usage',
  'usage.statement',
  z.object({ accountId: z.string() }),
  z.object({
    counters: usageCounters,
    /** Sums of the month's entries, and of the holds of runs under way. */
    ledger: z.object({ calls: z.number().int(), peCharged: z.number().int(), peHeld: z.number().int() }),
    /** The month's latest lines about pages. */
    entries: z.array(usagePagesEntry),
  }),
);

/** Days that one question may span. */
export const USAGE_DAYS_MAX = 366;

/** What a key did in a day: `keyId` is null for the app, and for calls that were counted before keys were noted. */
export const usageDay = z.object({
  /** YYYY-MM-DD, UTC. */
  day: z.string(),
  keyId: z.string().nullable(),
  calls: z.number().int(),
  pages: z.number().int(),
  pe: z.number().int(),
});
export type UsageDay = z.infer<typeof usageDay>;

/** gateway -> usage. What the ledger says of some days, by day and key; days and keys without anything are left out. */
export const usageDaily = defineRequest(
  'usage',
  'usage.daily',
  z.object({ accountId: z.string(), from: z.string(), to: z.string(), keyId: z.string().optional() }),
  z.object({ days: z.array(usageDay) }),
  { large: true },
);

/** operator -> usage. Sets the plan; what is not given of the rest is as the plan grants it. */
export const usageSetPlan = defineRequest(
  'usage',
  'usage.set_plan',
  z.object({
    accountId: z.string(),
    plan: planName,
    callsPerMonth: z.number().int().min(0).max(UNLIMITED_CALLS).nullish(),
    pePerMonth: z.number().int().min(0).max(UNLIMITED_CALLS).nullish(),
  }),
  z.object({ counters: usageCounters }),
);
