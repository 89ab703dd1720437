import { Injectable } from '@nestjs/common';
import { PLANS, ServiceError, extractionQueue, type Output } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { Admissions } from './admissions';

/** A look at the queue is not waited for longer; the document is then let on, to be told what the service is missing. */
const LOOK_MS = 400;

/** About what one slow document takes; one of the waiting has begun by then. */
const RETRY_SECONDS = 10;

const LEAST = Math.min(...Object.values(PLANS).map(({ queuedDocuments }) => queuedDocuments));

/**
 * How many documents of an account may wait for their turn, and what its failing ones may take of the engine. Looked at before the call is
 * counted, since a 429 counts nothing; what is on its way at that moment may pass it, by no more than may be sent in a minute.
 */
@Injectable()
export class QueueLimit {
  constructor(
    private readonly services: Services,
    private readonly admissions: Admissions,
  ) {}

  /** The refusal where the account's plan has no room for one more that waits, or its failures none for another. */
  async refusal(accountId: string): Promise<ServiceError | undefined> {
    const nothing: Output<typeof extractionQueue> = { waiting: 0 };
    const { waiting, failuresRetryAfterSeconds } = await this.services
      .ask(extractionQueue, { accountId }, { timeoutMs: LOOK_MS })
      .catch(() => nothing);
    if (failuresRetryAfterSeconds !== undefined) return tooManyFailures(failuresRetryAfterSeconds);
    if (waiting < LEAST) return undefined;
    const counters = await this.admissions.counters(accountId).catch(() => undefined);
    const limit = PLANS[counters?.plan ?? 'scale'].queuedDocuments;
    if (waiting < limit) return undefined;
    return new ServiceError('queue_limit_reached', `${limit} documents of this account wait already.`, {
      retryAfterSeconds: RETRY_SECONDS,
    });
  }
}

const tooManyFailures = (retryAfterSeconds: number): ServiceError =>
  new ServiceError('failure_limit_exceeded', 'Documents that could not be read took too much of the engine in the last minute.', {
    retryAfterSeconds,
  });
