import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { extractionRequested, extractionWaiting } from '@gridline/contracts';
import { Consume, Services } from '@gridline/messaging';
import { RunQueue } from './run-queue';

/** What wakes the queue of this process. A wake-up that is lost costs half a second: the queue looks by itself. */
@Injectable()
export class ExtractionRequestedConsumer implements OnModuleInit, OnModuleDestroy {
  private stopListening = (): void => undefined;

  constructor(
    private readonly queue: RunQueue,
    private readonly services: Services,
  ) {}

  onModuleInit(): void {
    const subscription = this.services.listen(extractionWaiting, () => void this.queue.fill().catch(() => undefined));
    this.stopListening = () => subscription.unsubscribe();
  }

  onModuleDestroy(): void {
    this.stopListening();
  }

  /** Where this process has no room, another may have. */
  @Consume(extractionRequested)
  async onExtractionRequested(): Promise<void> {
    if ((await this.queue.fill()) === 0) this.services.notify(extractionWaiting, {});
  }
}
