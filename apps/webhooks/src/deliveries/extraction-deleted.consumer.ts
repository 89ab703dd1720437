import { Injectable } from '@nestjs/common';
import { extractionDeleted, type ExtractionDeleted } from '@gridline/contracts';
import { Consume } from '@gridline/messaging';
import { DeliveriesService } from './deliveries.service';

@Injectable()
export class ExtractionDeletedConsumer {
  constructor(private readonly deliveries: DeliveriesService) {}

  @Consume(extractionDeleted, ['extractionIds'])
  async onExtractionDeleted({ extractionIds }: ExtractionDeleted): Promise<void> {
    await this.deliveries.forget(extractionIds);
  }
}
