import type { Logger } from 'pino';

/** Finds what another process wrote, what a dead one left, and what is due by the clock. */
const POLL_MS = 500;

export interface WokenLoopOptions {
  /** What the log says cannot be done, should a round fail. */
  name: string;
  /** One round of work; answers whether there may be more at once. It is told whether somebody knows of some: if not, a look has to be cheap. */
  round(isAsked: boolean): Promise<boolean>;
  logger: Logger;
}

/** Works through what is in the database: at once when woken, and now and then in any case. */
export class WokenLoop {
  private running = true;
  private woken = false;
  private rouse: () => void = () => undefined;
  private loop: Promise<void> = Promise.resolve();

  constructor(private readonly options: WokenLoopOptions) {}

  start(): void {
    this.loop = this.run();
  }

  /** There may be something to do. */
  wake(): void {
    this.woken = true;
    this.rouse();
  }

  /** Begins no other round and waits for the one under way. */
  async stop(): Promise<void> {
    this.running = false;
    this.wake();
    await this.loop;
  }

  private async run(): Promise<void> {
    let more = false;
    while (this.running) {
      const isAsked = more || this.woken;
      this.woken = false;
      more = await this.work(isAsked);
      if (!more) await this.idle();
    }
  }

  private async work(isAsked: boolean): Promise<boolean> {
    const { name, round, logger } = this.options;
    try {
      return await round(isAsked);
    } catch (error) {
      logger.warn({ err: error }, `cannot ${name}; trying again`);
      return false;
    }
  }

  private async idle(): Promise<void> {
    if (!this.running || this.woken) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      this.rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
