import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { extractionRequested, extractionWaiting } from '@gridline/contracts';
import { Consume, Services } from '@gridline/messaging';
import { ModelQueue, RunQueue } from './run-queue';

/** What wakes the queue of this process. A wake-up that is lost costs half a second: the queue looks by itself. */
@Injectable()
export class ExtractionRequestedConsumer implements OnModuleInit, OnModuleDestroy {
  private stopListening = (): void => undefined;

  constructor(
    private readonly queue: RunQueue,
    private readonly modelQueue: ModelQueue,
    private readonly services: Services,
  ) {}

  onModuleInit(): void {
    const subscription = this.services.listen(extractionWaiting, () => void this.fill().catch(() => undefined));
    this.stopListening = () => subscription.unsubscribe();
  }

  onModuleDestroy(): void {
    this.stopListening();
  }

  /** Where this process has no room, another may have. */
  @Consume(extractionRequested, [])
  async onExtractionRequested(): Promise<void> {
    if ((await this.fill()) === 0) this.services.notify(extractionWaiting, {});
  }

  private async fill(): Promise<number> {
    const [hosted, byok] = await Promise.all([this.queue.fill(), this.modelQueue.fill()]);
    return hosted + byok;
  }
}
