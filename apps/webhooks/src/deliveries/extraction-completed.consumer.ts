import { Injectable } from '@nestjs/common';
import { extractionCompleted, type Envelope, type ExtractionCompleted } from '@gridline/contracts';
import { Consume, type Place } from '@gridline/messaging';
import { DeliveriesService } from './deliveries.service';
import { EventContentSource } from './event-content';

/** Events handled at a time: each waits for the extraction service and for a commit, so a few overlap well on one connection pool. */
const CONCURRENCY = 8;

type Told = Pick<ExtractionCompleted, 'accountId' | 'extractionId' | 'webhookIds' | 'heldBy' | 'keyId'>;

@Injectable()
export class ExtractionCompletedConsumer {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly content: EventContentSource,
  ) {}

  @Consume(extractionCompleted, ['accountId', 'extractionId', 'webhookIds', 'heldBy', 'keyId'], { concurrency: CONCURRENCY })
  async onExtractionCompleted(
    { accountId, extractionId, webhookIds, heldBy, keyId }: Told,
    { id: eventId }: Envelope<unknown>,
    place: Place,
  ): Promise<void> {
    await this.deliveries.announce({
      consumer: 'extraction_completed',
      eventId,
      type: 'extraction.completed',
      accountId,
      onlyIds: webhookIds,
      body: () => this.content.bodyOf(accountId, extractionId, place),
      parentId: heldBy?.extractionId,
      keyId,
    });
  }
}
