import { Injectable } from '@nestjs/common';
import { extractionReviewed, type Envelope, type ExtractionReviewed } from '@gridline/contracts';
import { Consume, type Place } from '@gridline/messaging';
import { DeliveriesService } from './deliveries.service';
import { EventContentSource } from './event-content';

@Injectable()
export class ExtractionReviewedConsumer {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly content: EventContentSource,
  ) {}

  @Consume(extractionReviewed, ['accountId', 'extractionId', 'version', 'reviewedAt', 'webhookIds', 'keyId'])
  async onExtractionReviewed(
    { accountId, extractionId, version, reviewedAt, webhookIds, keyId }: ExtractionReviewed,
    { id: eventId }: Envelope<ExtractionReviewed>,
    place: Place,
  ): Promise<void> {
    await this.deliveries.announce({
      consumer: 'extraction_reviewed',
      eventId,
      type: 'extraction.reviewed',
      accountId,
      onlyIds: webhookIds,
      keyId,
      body: () =>
        this.content.bodyOf(accountId, extractionId, place, {
          event: 'extraction.reviewed',
          more: { id: extractionId, version, reviewedAt },
        }),
    });
  }
}
