import { Injectable } from '@nestjs/common';
import { extractionFailed, type Envelope, type ExtractionFailed } from '@gridline/contracts';
import { Consume } from '@gridline/messaging';
import { DeliveriesService } from './deliveries.service';
import type { EventBody } from './event-body';

@Injectable()
export class ExtractionFailedConsumer {
  constructor(private readonly deliveries: DeliveriesService) {}

  @Consume(extractionFailed, ['accountId', 'extractionId', 'code', 'failure', 'webhookIds', 'keyId'])
  async onExtractionFailed(data: ExtractionFailed, { id: eventId }: Envelope<ExtractionFailed>): Promise<void> {
    await this.deliveries.announce({
      consumer: 'extraction_failed',
      eventId,
      type: 'extraction.failed',
      accountId: data.accountId,
      onlyIds: data.webhookIds,
      keyId: data.keyId,
      body: () => Promise.resolve(failedBody(data)),
    });
  }
}

/** Undefined where the extraction was deleted: its owner ended it. */
function failedBody({ extractionId, code, failure }: ExtractionFailed): EventBody | undefined {
  if (!failure) return undefined;
  const { fileName, detail, reference } = failure;
  const json = JSON.stringify({ event: 'extraction.failed', data: { id: extractionId, fileName, error: { code, detail } } });
  return { json, isTruncated: false, extractionId, reference, rowCount: 0 };
}
