import { Injectable } from '@nestjs/common';
import { extractionFailed, type Envelope, type ExtractionFailed } from '@gridline/contracts';
import { Consume } from '@gridline/messaging';
import { DeliveriesService } from './deliveries.service';
import { EventContentSource } from './event-content';

@Injectable()
export class ExtractionFailedConsumer {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly content: EventContentSource,
  ) {}

  @Consume(extractionFailed, ['accountId', 'extractionId', 'code', 'failure', 'webhookIds', 'keyId'])
  async onExtractionFailed(data: ExtractionFailed, { id: eventId }: Envelope<ExtractionFailed>): Promise<void> {
    await this.deliveries.announce({
      consumer: 'extraction_failed',
      eventId,
      type: 'extraction.failed',
      accountId: data.accountId,
      onlyIds: data.webhookIds,
      keyId: data.keyId,
      body: () => this.content.failureOf(data),
    });
  }
}
