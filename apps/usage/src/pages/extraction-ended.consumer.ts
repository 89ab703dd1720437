import { Injectable } from '@nestjs/common';
import { extractionCompleted, extractionFailed, type Envelope, type ExtractionCompleted, type ExtractionFailed } from '@gridline/contracts';
import { Consume } from '@gridline/messaging';
import { Inbox } from '@gridline/outbox';
import { HoldsService } from './holds.service';

/** All that a charge depends on. */
const SETTLED = ['accountId', 'extractionId', 'pageCount', 'engine', 'keyId', 'heldBy'] as const;
type Settled = Pick<ExtractionCompleted, (typeof SETTLED)[number]>;

/** Runs settled at a time by one process; each is one short transaction. */
const CONCURRENCY = 4;

/** A run's end: what it read is charged, what it had set aside is free. */
@Injectable()
export class ExtractionEndedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly holds: HoldsService,
  ) {}

  @Consume(extractionCompleted, SETTLED, { concurrency: CONCURRENCY })
  async onCompleted({ pageCount, ...run }: Settled, { id }: Envelope<Settled>): Promise<void> {
    await this.inbox.once('settle', id, (tx) => this.holds.settle(tx, { ...run, pages: pageCount }));
  }

  @Consume(extractionFailed, ['extractionId'], { concurrency: CONCURRENCY })
  async onFailed({ extractionId }: Pick<ExtractionFailed, 'extractionId'>, { id }: Envelope<unknown>): Promise<void> {
    await this.inbox.once('release', id, (tx) => this.holds.release(tx, extractionId));
  }
}
