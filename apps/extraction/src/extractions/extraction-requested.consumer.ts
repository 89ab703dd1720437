import { Injectable } from '@nestjs/common';
import { extractionRequested } from '@gridline/contracts';
import { Consume } from '@gridline/messaging';
import { RunsService } from './runs.service';

@Injectable()
export class ExtractionRequestedConsumer {
  constructor(private readonly runs: RunsService) {}

  @Consume(extractionRequested, { ackWaitMs: 9_000 })
  async onExtractionRequested({ extractionId }: { extractionId: string }): Promise<void> {
    await this.runs.run(extractionId);
  }
}
