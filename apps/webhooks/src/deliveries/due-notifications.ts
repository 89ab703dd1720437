import { Client } from 'pg';
import type { Logger } from 'pino';

/** On it every dispatcher is told, as soon as a transaction commits, that something is due. */
export const DUE_CHANNEL = 'webhooks_due';

/** The dispatcher waits for the connection, so it must not wait long. */
const CONNECT_MS = 2_000;

/** Hears what the dispatchers are told, on a connection of its own. What is told while it is away is found by polling. */
export class DueNotifications {
  private client: Client | undefined;

  constructor(
    private readonly databaseUrl: string,
    private readonly logger: Logger,
  ) {}

  /** Connects if it is not connected. */
  async hear(wake: () => void): Promise<void> {
    if (this.client) return;
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'webhooks_due',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    });
    for (const event of ['error', 'end'] as const) client.on(event, () => (this.client = undefined));
    client.on('notification', wake);
    await client.connect();
    await client.query(`LISTEN ${DUE_CHANNEL}`);
    this.client = client;
  }

  async close(): Promise<void> {
    await this.client?.end().catch((error: unknown) => this.logger.debug({ err: error }, 'was not connected any more'));
  }
}
