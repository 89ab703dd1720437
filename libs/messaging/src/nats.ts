import { connect, type JetStreamClient, type JetStreamManager, type NatsConnection } from 'nats';

/** One process's connection to NATS. `prefix` is the first part of every subject and stream name. */
export class Nats {
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
    return new Nats(connection, prefix, connection.jetstream(), await connection.jetstreamManager());
  }

  /** The NATS subject of a question or notice. */
  subject(name: string): string {
    return `${this.prefix}.${name}`;
  }

  /** Rejects while the server does not answer. */
  async check(): Promise<void> {
    await this.connection.rtt();
  }

  async close(): Promise<void> {
    if (!this.connection.isClosed()) await this.connection.close();
  }
}
