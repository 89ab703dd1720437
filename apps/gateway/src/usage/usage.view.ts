import type { UsageCounters } from '@gridline/contracts';
import { z } from 'zod';
import { remainingCalls } from '../metering/headers';

/** Calls of the month, as they are promised to clients. */
export const usageView = z
  .object({
    month: z.string(),
    calls: z.number().int(),
    limit: z.number().int(),
    remaining: z.number().int(),
    unlimited: z.boolean(),
  })
  .meta({ id: 'Usage' });

export const toUsageView = (counters: UsageCounters): z.infer<typeof usageView> => ({
  month: counters.month,
  calls: counters.calls,
  limit: counters.callsLimit,
  remaining: remainingCalls(counters),
  unlimited: counters.unlimited,
});
