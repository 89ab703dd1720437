import { Injectable } from '@nestjs/common';
import { ServiceError } from '@gridline/contracts';
import type { Response } from 'express';
import { HeldSlots } from '../http/held-slots';

/** Each holds a connection to the bucket for as long as its reader takes; those that a process has are enough for 25 accounts with as many (libs/storage/src/progress.ts). */
const DOWNLOADS_OF_ACCOUNT = 20;

const RETRY_SECONDS = 5;

/** What each account is reading out of the storage through this process. */
@Injectable()
export class DownloadsUnderWay {
  private readonly slots = new HeldSlots(DOWNLOADS_OF_ACCOUNT);

  /** Notes one until its answer is over. Throws `busy` where the account has too many. */
  enter(accountId: string, response: Response): void {
    if (this.slots.take(accountId, response)) return;
    const detail = `This account has ${DOWNLOADS_OF_ACCOUNT} downloads under way.`;
    throw new ServiceError('busy', detail, { retryAfterSeconds: RETRY_SECONDS });
  }
}
