import { Injectable } from '@nestjs/common';
import { ServiceError } from '@gridline/contracts';
import { counter, gauge } from '@gridline/runtime';
import type { Response } from 'express';
import { HeldSlots } from '../http/held-slots';

/** Each holds a connection to the bucket for as long as its reader takes; those that a process has are enough for 25 accounts with as many (libs/storage/src/progress.ts). */
export const DOWNLOADS_OF_ACCOUNT = 20;

const RETRY_SECONDS = 5;

/** What each account is reading out of the storage through this process. */
@Injectable()
export class DownloadsUnderWay {
  private readonly slots = new HeldSlots(DOWNLOADS_OF_ACCOUNT);
  private readonly refused = counter({
    name: 'gateway_downloads_refused_total',
    help: 'Downloads that were refused because their account had too many under way in this process.',
  });

  constructor() {
    const told = { name: 'gateway_downloads', help: 'Files, exports and archives that are being read through this process.' };
    gauge(told, (metric) => metric.set(this.slots.held));
  }

  /** Notes one until its answer is over. Throws `busy` where the account has too many. */
  enter(accountId: string, response: Response): void {
    if (this.slots.take(accountId, response)) return;
    this.refused.inc();
    const detail = `This account has ${DOWNLOADS_OF_ACCOUNT} downloads under way.`;
    throw new ServiceError('busy', detail, { retryAfterSeconds: RETRY_SECONDS });
  }
}
