import { Injectable } from '@nestjs/common';
import { ServiceError } from '@gridline/contracts';
import type { Request } from 'express';
import { HeldSlots } from '../http/held-slots';

/** A smaller body, as one that names an address, is of no account. */
const LARGE_BYTES = 1024 * 1024;
/** Where a document of 10 MB is read out of JSON, some 60 MB are held (an estimate: its bytes, its text, the document); a gateway has 512. */
const LARGE_OF_ACCOUNT = 2;
const LARGE = 5;

const RETRY_SECONDS = 2;

/** Large JSON bodies that this process holds at a time, since they are whole in its memory. */
@Injectable()
export class JsonBodies {
  private readonly slots = new HeldSlots(LARGE_OF_ACCOUNT, LARGE);

  /** Answers how to give the slot back. Throws `busy` where there is none. */
  take(accountId: string, request: Request): () => void {
    // Nobody knows how long a body without a length will be.
    if (Number(request.headers['content-length'] ?? Infinity) < LARGE_BYTES) return () => undefined;
    const giveBack = this.slots.take(accountId, request.res!);
    if (giveBack) return giveBack;
    throw new ServiceError('busy', 'Too many large JSON documents are on their way; send them as a form, or again.', {
      retryAfterSeconds: RETRY_SECONDS,
    });
  }
}
