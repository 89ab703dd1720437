import type { Logger } from 'pino';
import type { DeliveryQueue, EndedAttempt } from './delivery-queue';

/** Pause after the database could not be written to. */
const AWAY_MS = 250;

/** Rows of one statement; a response's snippet is a kilobyte at most. */
const BATCH = 200;

/** Writes down how attempts ended, all that ended during one write in the next. Tries for ever: a result is not lost while we live. */
export class ResultWriter {
  private waiting: { ended: EndedAttempt; done: () => void }[] = [];
  private writing = false;

  constructor(
    private readonly queue: Pick<DeliveryQueue, 'end'>,
    private readonly logger: Logger,
  ) {}

  /** Whether results wait that could not be written; until they are, nothing tells which deliveries are still open. */
  isStuck = false;

  /** Resolves once it is written. */
  async write(ended: EndedAttempt): Promise<void> {
    const written = new Promise<void>((done) => this.waiting.push({ ended, done }));
    if (!this.writing) void this.run();
    await written;
  }

  private async run(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, BATCH);
      await this.writeBatch(batch.map(({ ended }) => ended));
      for (const { done } of batch) done();
    }
    this.writing = false;
  }

  private async writeBatch(batch: EndedAttempt[]): Promise<void> {
    for (;;) {
      try {
        await this.queue.end(batch);
        this.isStuck = false;
        return;
      } catch (error) {
        this.isStuck = true;
        this.logger.warn({ err: error, attempts: batch.length }, 'cannot write results down; trying again');
        await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
      }
    }
  }
}
