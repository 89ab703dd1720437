import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { AttemptLimiter, type AttemptLimit } from '../http/attempt-limiter';
import { contentDisposition } from '../http/content-disposition';
import { DownloadsUnderWay } from '../files/downloads-under-way';
import { Route } from '../http/route';
import { sendStream } from '../http/send-stream';
import { CurrentUser, SessionGuard } from '../sessions/session.guard';
import type { SessionUser } from '../sessions/sessions.service';
import { AccountArchive } from './account-archive';

/** Each reads all that an account has: enough for a copy a day and those that broke off. */
const BY_ACCOUNT: AttemptLimit = { kind: 'account-archives', limit: 10, windowSeconds: 3_600, code: 'rate_limit_exceeded' };

@Controller('api/account/export')
@UseGuards(SessionGuard)
export class ArchiveController {
  constructor(
    private readonly archive: AccountArchive,
    private readonly attempts: AttemptLimiter,
    private readonly downloads: DownloadsUnderWay,
  ) {}

  @Get()
  @Route({
    summary: 'Everything that the account has, as a ZIP',
    description:
      '`account.json` (settings, keys without their secrets, endpoints, schemas), `extractions/{id}.json` with all tables, provenance and corrections, and the files as they were sent. It is written while it is read; one that broke off has no directory, and opens nowhere.',
    produces: ['application/zip'],
    errors: ['session_required', 'rate_limit_exceeded', 'busy'],
  })
  async get(@CurrentUser() user: SessionUser, @Res() response: Response): Promise<void> {
    await this.attempts.count(BY_ACCOUNT, user.accountId);
    this.downloads.enter(user.accountId, response);
    const over = new AbortController();
    response.once('close', () => over.abort());
    response.setHeader('Content-Type', 'application/zip');
    response.setHeader('Content-Disposition', contentDisposition('attachment', 'gridline-export.zip'));
    response.setHeader('Cache-Control', 'private, no-store');
    await sendStream(response, this.archive.write(user, over.signal));
  }
}
