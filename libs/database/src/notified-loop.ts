import { Away, inTime } from '@gridline/runtime';
import type { Logger } from 'pino';
import { TimedClient } from './timed-client';

/** Safety net under the notifications: one lost with its connection costs this much. */
const POLL_MS = 500;

/** How long the server may take to let the listener in and to answer it; as long as any query. */
const ANSWER_MS = 2_000;

/** A listener that heard nothing for so long asks whether it still could: its connection may have stopped without breaking. */
const LOOK_MS = 5_000;

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
  private listener: TimedClient | undefined;
  private listening: Promise<void> | undefined;
  private heardAt = 0;

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
    await this.listening;
    await (this.listener?.end() as Promise<void> | undefined)?.catch((error: unknown) =>
      this.options.logger.debug({ err: error }, 'was not connected any more'),
    );
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
    this.listening ??= this.listen().finally(() => (this.listening = undefined));
    try {
      return await round();
    } catch (error) {
      logger.warn({ err: error }, `cannot ${name}; trying again`);
      return false;
    }
  }

  /** Connects, or looks whether the connection still works; no round waits for it. */
  private async listen(): Promise<void> {
    try {
      if (!this.listener) await this.connect();
      else if (performance.now() - this.heardAt > LOOK_MS) await this.ask(this.listener, 'SELECT 1');
    } catch (error) {
      this.options.logger.debug({ err: error, channel: this.options.channel }, 'cannot listen; trying again');
    }
  }

  private async connect(): Promise<void> {
    const { databaseUrl, channel } = this.options;
    const listener = new TimedClient({
      connectionString: databaseUrl,
      application_name: channel,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
    });
    for (const event of ['error', 'end'] as const) listener.on(event, () => this.forget(listener));
    listener.on('notification', () => this.wake());
    await (listener.connect() as Promise<unknown>);
    await this.ask(listener, `LISTEN "${channel}"`);
    if (!this.running) return void (await listener.end());
    this.listener = listener;
    // What was told before is found by a round after.
    this.wake();
  }

  private async ask(listener: TimedClient, sql: string): Promise<void> {
    await inTime(listener.query(sql), ANSWER_MS).catch((error: unknown) => {
      listener.giveUp(new Away('PostgreSQL did not answer in time.', { cause: error }));
      this.forget(listener);
      throw error;
    });
    this.heardAt = performance.now();
  }

  private forget(listener: TimedClient): void {
    if (this.listener === listener) this.listener = undefined;
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
