import type { EntityManager } from 'typeorm';
import { Client } from 'pg';
import type { Logger } from 'pino';

const CHANNEL = 'webhooks_due';

/** Tells every dispatcher that something is due, as soon as the transaction commits. */
export async function notifyDue(tx: EntityManager): Promise<void> {
  await tx.query(`SELECT pg_notify('${CHANNEL}', '')`);
}

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
    const client = new Client({ connectionString: this.databaseUrl, application_name: 'webhooks_due', keepAlive: true });
    for (const event of ['error', 'end'] as const) client.on(event, () => (this.client = undefined));
    client.on('notification', wake);
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.client = client;
  }

  async close(): Promise<void> {
    await this.client?.end().catch((error: unknown) => this.logger.debug({ err: error }, 'was not connected any more'));
  }
}
