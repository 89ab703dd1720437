import { Injectable } from '@nestjs/common';
import { batchCompleted, type BatchCompleted, type Envelope } from '@gridline/contracts';
import { Consume } from '@gridline/messaging';
import { DeliveriesService } from './deliveries.service';
import type { EventBody } from './event-body';

@Injectable()
export class BatchCompletedConsumer {
  constructor(private readonly deliveries: DeliveriesService) {}

  @Consume(batchCompleted, ['accountId', 'batchId', 'total', 'completed', 'failed', 'reference', 'webhookIds'])
  async onBatchCompleted(data: BatchCompleted, { id: eventId }: Envelope<BatchCompleted>): Promise<void> {
    await this.deliveries.announce({
      consumer: 'batch_completed',
      eventId,
      type: 'batch.completed',
      accountId: data.accountId,
      onlyIds: data.webhookIds,
      body: () => Promise.resolve(bodyOf(data)),
    });
  }
}

/** How it went; its documents are asked for, since a hundred of them have their own events. */
function bodyOf({ batchId, total, completed, failed, reference }: BatchCompleted): EventBody {
  const json = JSON.stringify({ event: 'batch.completed', data: { id: batchId, total, completed, failed } });
  return { json, isTruncated: false, extractionId: batchId, reference, rowCount: 0 };
}
