import { Client } from 'pg';
import type { Logger } from 'pino';

/** Safety net under the notifications: one lost with its connection costs this much. */
const POLL_MS = 500;

/** The loop waits for its connection, so it must not wait long. */
const CONNECT_MS = 2_000;

export interface NotifiedLoopOptions {
  databaseUrl: string;
  /** What is listened on; it names the connection too. */
  channel: string;
  /** What the log says cannot be done, should a round fail. */
  name: string;
  /** One round of work; answers whether there may be more at once. */
  round(): Promise<boolean>;
  logger: Logger;
}

/** Works through what is in the database: at once when told on a channel or woken, and now and then in any case. */
export class NotifiedLoop {
  private running = true;
  private woken = false;
  private rouse: () => void = () => undefined;
  private loop: Promise<void> = Promise.resolve();
  private listener: Client | undefined;

  constructor(private readonly options: NotifiedLoopOptions) {}

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
    await this.listener?.end().catch((error: unknown) => this.options.logger.debug({ err: error }, 'was not connected any more'));
  }

  private async run(): Promise<void> {
    while (this.running) {
      this.woken = false;
      const more = await this.work();
      if (!more) await this.idle();
    }
  }

  private async work(): Promise<boolean> {
    const { name, round, logger } = this.options;
    try {
      await this.listen();
      return await round();
    } catch (error) {
      logger.warn({ err: error }, `cannot ${name}; trying again`);
      return false;
    }
  }

  private async listen(): Promise<void> {
    if (this.listener) return;
    const { databaseUrl, channel } = this.options;
    const listener = new Client({
      connectionString: databaseUrl,
      application_name: channel,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    });
    for (const event of ['error', 'end'] as const) listener.on(event, () => (this.listener = undefined));
    listener.on('notification', () => this.wake());
    await listener.connect();
    await listener.query(`LISTEN "${channel}"`);
    this.listener = listener;
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
