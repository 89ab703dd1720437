import { Injectable } from '@nestjs/common';
import { extractionCompleted, type Envelope, type ExtractionCompleted } from '@gridline/contracts';
import { Consume } from '@gridline/messaging';
import { DeliveriesService } from './deliveries.service';

/** Events handled at a time: each waits for the extraction service and for a commit, so a few overlap well on one connection pool. */
const CONCURRENCY = 8;

@Injectable()
export class ExtractionCompletedConsumer {
  constructor(private readonly deliveries: DeliveriesService) {}

  @Consume(extractionCompleted, { concurrency: CONCURRENCY })
  async onExtractionCompleted({ accountId, extractionId }: ExtractionCompleted, { id }: Envelope<ExtractionCompleted>): Promise<void> {
    await this.deliveries.announce(id, accountId, extractionId);
  }
}
