import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import {
  PLANS,
  USAGE_DAYS_MAX,
  invalidParameter,
  planName,
  usageDaily,
  usageDay,
  usagePagesEntry,
  usageStatement,
} from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { z } from 'zod';
import { Route, ValidQuery } from '../http/route';
import { CurrentUser, SessionGuard } from '../sessions/session.guard';
import type { SessionUser } from '../sessions/sessions.service';
import { toUsageView, usageView } from './usage.view';

const statementView = z.object({
  plan: planName,
  usage: usageView,
  pe: z.object({ used: z.number().int(), held: z.number().int(), limit: z.number().int(), remaining: z.number().int() }),
  pagesPerDocument: z.number().int(),
  uploadBytes: z.number().int(),
  resetSeconds: z.number().int(),
  /** What the ledger adds up to: `calls` as in `usage`, `pe` and `held` together as `pe.used`. */
  ledger: z.object({ calls: z.number().int(), pe: z.number().int(), held: z.number().int() }),
  entries: z.array(usagePagesEntry),
});

const day = z.iso.date().meta({ description: 'YYYY-MM-DD, UTC.' });

const dailyQuery = z.object({
  from: day,
  to: day,
  key: z.string().max(100).optional().meta({ description: 'The id of the only key that is told of.' }),
});

const DAY_MS = 86_400_000;

@Controller('api/usage')
@UseGuards(SessionGuard)
export class SessionUsageController {
  constructor(private readonly services: Services) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Route({
    summary: 'Read calls and processing units of the month, beside the ledger that explains them',
    response: statementView,
    errors: ['session_required', 'busy'],
  })
  async read(@CurrentUser() { accountId }: SessionUser): Promise<z.infer<typeof statementView>> {
    const { counters, ledger, entries } = await this.services.ask(usageStatement, { accountId });
    const { peUsed: used, peLimit: limit, plan, resetSeconds } = counters;
    const { pagesPerDocument, uploadBytes } = PLANS[plan];
    return {
      plan,
      usage: toUsageView(counters),
      pe: { used, held: ledger.peHeld, limit, remaining: Math.max(0, limit - used) },
      pagesPerDocument,
      uploadBytes,
      resetSeconds,
      ledger: { calls: ledger.calls, pe: ledger.peCharged, held: ledger.peHeld },
      entries,
    };
  }

  @Get('daily')
  @Header('Cache-Control', 'no-store')
  @Route({
    summary: 'Read calls, pages and processing units by day and by key',
    description: `From one day to another, ${USAGE_DAYS_MAX} at most. What has neither calls nor pages is left out; \`keyId\` is null for the app.`,
    query: dailyQuery,
    response: z.object({ days: z.array(usageDay) }),
    errors: ['invalid_parameter', 'session_required', 'busy'],
  })
  async daily(
    @ValidQuery() { from, to, key }: z.infer<typeof dailyQuery>,
    @CurrentUser() { accountId }: SessionUser,
  ): Promise<z.infer<typeof usageDaily.output>> {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (days >= 1 && days <= USAGE_DAYS_MAX) return this.services.ask(usageDaily, { accountId, from, to, keyId: key });
    throw invalidParameter('query.to', `on the day \`from\` or later, ${USAGE_DAYS_MAX} days in all at most`);
  }
}
