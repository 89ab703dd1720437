import { Controller, Get, Header } from '@nestjs/common';
import { z } from 'zod';
import { Route } from '../http/route';
import type { Caller } from '../metering/caller';
import { CurrentCaller } from '../metering/current-caller';
import { toUsageView, usageView } from './usage.view';

@Controller('api/v1/usage')
export class UsageController {
  @Get()
  @Header('Cache-Control', 'no-store')
  @Route({
    summary: 'Read the usage of the month',
    description: 'The request counts itself; the number shown is the number that is enforced.',
    scope: 'usage:read',
    response: z.object({ usage: usageView }).meta({ id: 'UsageAnswer' }),
    errors: ['invalid_api_key', 'insufficient_scope', 'rate_limit_exceeded', 'monthly_limit_exceeded', 'busy'],
  })
  read(@CurrentCaller() { counters }: Caller): { usage: z.infer<typeof usageView> } {
    return { usage: toUsageView(counters) };
  }
}
