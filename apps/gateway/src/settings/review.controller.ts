import { Controller, Get, Put, UseGuards } from '@nestjs/common';
import { reviewSetting, reviewSettingGet, reviewSettingSet } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import type { z } from 'zod';
import { Route, ValidBody } from '../http/route';
import { CurrentUser, SessionGuard } from '../sessions/session.guard';
import type { SessionUser } from '../sessions/sessions.service';

/** An account of a hundred thousand extractions is counted anew in seconds. */
const COUNT_TIMEOUT_MS = 60_000;

@Controller('api/settings/review')
@UseGuards(SessionGuard)
export class ReviewSettingController {
  constructor(private readonly services: Services) {}

  @Get()
  @Route({ summary: 'How sure a value must be not to be looked at', response: reviewSetting, errors: ['session_required', 'busy'] })
  get(@CurrentUser() { accountId }: SessionUser) {
    return this.services.ask(reviewSettingGet, { accountId });
  }

  @Put()
  @Route({
    summary: 'Set how sure a value must be not to be looked at',
    description:
      'Values less sure than `threshold` (in hundredths, 0.9 at first) are counted by `needsReview` of every extraction, those that exist included.',
    body: reviewSetting,
    response: reviewSetting,
    errors: ['invalid_parameter', 'session_required', 'csrf_failed', 'busy'],
  })
  set(@ValidBody() body: z.infer<typeof reviewSetting>, @CurrentUser() { accountId }: SessionUser) {
    return this.services.ask(reviewSettingSet, { accountId, ...body }, { timeoutMs: COUNT_TIMEOUT_MS });
  }
}
