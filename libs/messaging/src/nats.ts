import { Events, connect, type JetStreamClient, type JetStreamManager, type NatsConnection } from 'nats';

/** One process's connection to NATS. `prefix` is the first part of every subject and stream name. */
export class Nats {
  /** Set while the server is away: resolves when it is back. */
  private away: { back: Promise<void>; resolve: () => void } | undefined;

  private constructor(
    readonly connection: NatsConnection,
    readonly prefix: string,
    readonly jetstream: JetStreamClient,
    readonly manager: JetStreamManager,
  ) {}

  /** Connects and reconnects for ever; rejects only where the server cannot be reached at the start. */
  static async connect(url: string, prefix: string, service: string): Promise<Nats> {
    const connection = await connect({
      servers: url.split(','),
      name: service,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      // An Error with a stack for every request costs more than the request (nats.js, `noAsyncTraces`).
      noAsyncTraces: true,
    });
    const nats = new Nats(connection, prefix, connection.jetstream(), await connection.jetstreamManager());
    void nats.follow();
    return nats;
  }

  get isAway(): boolean {
    return this.away !== undefined;
  }

  /** Resolves once the server is there again; at once while it is. */
  back(): Promise<void> {
    return this.away?.back ?? Promise.resolve();
  }

  /** The NATS subject of a question or notice. */
  subject(name: string): string {
    return `${this.prefix}.${name}`;
  }

  /** Rejects while the server does not answer. */
  async check(): Promise<void> {
    await this.connection.rtt();
  }

  private async follow(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === Events.Disconnect && !this.away) this.away = deferred();
      if (type !== Events.Reconnect) continue;
      this.away?.resolve();
      this.away = undefined;
    }
  }

  async close(): Promise<void> {
    if (!this.connection.isClosed()) await this.connection.close();
  }
}

function deferred(): { back: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const back = new Promise<void>((done) => (resolve = done));
  return { back, resolve };
}
