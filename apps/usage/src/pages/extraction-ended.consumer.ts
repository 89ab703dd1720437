import { Injectable } from '@nestjs/common';
import { extractionCompleted, extractionFailed, type Envelope, type ExtractionCompleted } from '@gridline/contracts';
import { Consume } from '@gridline/messaging';
import { Inbox } from '@gridline/outbox';
import type { z } from 'zod';
import { HoldsService } from './holds.service';

type ExtractionFailed = z.infer<typeof extractionFailed.data>;

/** Runs settled at a time by one process; each is one short transaction. */
const CONCURRENCY = 4;

/** A run's end: what it read is charged, what it had set aside is free. */
@Injectable()
export class ExtractionEndedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly holds: HoldsService,
  ) {}

  @Consume(extractionCompleted, { concurrency: CONCURRENCY })
  async onCompleted({ pageCount, ...run }: ExtractionCompleted, { id }: Envelope<ExtractionCompleted>): Promise<void> {
    await this.inbox.once('settle', id, (tx) => this.holds.settle(tx, { ...run, pages: pageCount }));
  }

  @Consume(extractionFailed, { concurrency: CONCURRENCY })
  async onFailed({ extractionId }: ExtractionFailed, { id }: Envelope<ExtractionFailed>): Promise<void> {
    await this.inbox.once('release', id, (tx) => this.holds.release(tx, extractionId));
  }
}
