import { Controller, Get, Put, UseGuards } from '@nestjs/common';
import { retention, retentionGet, retentionSet } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import type { z } from 'zod';
import { Route, ValidBody } from '../http/route';
import { CurrentUser, SessionGuard } from '../sessions/session.guard';
import type { SessionUser } from '../sessions/sessions.service';

@Controller('api/settings/retention')
@UseGuards(SessionGuard)
export class RetentionController {
  constructor(private readonly services: Services) {}

  @Get()
  @Route({ summary: 'How long extractions are kept', response: retention, errors: ['session_required', 'busy'] })
  get(@CurrentUser() { accountId }: SessionUser) {
    return this.services.ask(retentionGet, { accountId });
  }

  @Put()
  @Route({
    summary: 'Set how long extractions are kept',
    description:
      'Extractions that are older are removed for good within an hour, those that exist already included, and files with the last extraction of theirs. `null`, as it is at first, keeps them.',
    body: retention,
    response: retention,
    errors: ['invalid_parameter', 'session_required', 'csrf_failed', 'busy'],
  })
  set(@ValidBody() body: z.infer<typeof retention>, @CurrentUser() { accountId }: SessionUser) {
    return this.services.ask(retentionSet, { accountId, ...body });
  }
}
