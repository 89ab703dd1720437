import { EVENT_DAYS, Nats, publish } from '@gridline/messaging';
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { outboxChannel, schemaOf } from './outbox';

/** Safety net under the notifications: a notification lost with its connection costs this much. */
const POLL_MS = 500;
const BATCH = 200;
const CLEAN_MS = 3_600_000;

interface OutboxRow {
  id: string;
  kind: 'event' | 'work';
  subject: string;
  data: unknown;
  request_id: string | null;
  created_at: Date;
}

/** Publishes what is in the outbox. Any number of replicas may run: each takes rows that no other has locked. */
export class OutboxRelay {
  private readonly schema: string;
  private running = true;
  private wake: () => void = () => undefined;
  private woken = false;
  private loop: Promise<void> = Promise.resolve();
  private listener: Client | undefined;
  private lastClean = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly nats: Nats,
    private readonly databaseUrl: string,
    private readonly logger: Logger,
  ) {
    this.schema = schemaOf(dataSource);
  }

  start(): void {
    this.loop = this.run();
  }

  async stop(): Promise<void> {
    this.running = false;
    this.rouse();
    await this.loop;
    await this.listener?.end().catch((error: unknown) => this.logger.debug({ err: error }, 'listener was gone'));
  }

  /** Publishes again every event created since the moment; consumers see each once, by its id, thanks to their inbox. */
  async replay(since: Date): Promise<number> {
    const rows: unknown[] = await this.dataSource.query(
      `WITH again AS (UPDATE "${this.schema}".outbox SET published_at = NULL WHERE kind = 'event' AND created_at >= $1 RETURNING id) SELECT id FROM again`,
      [since],
    );
    this.rouse();
    return rows.length;
  }

  private async run(): Promise<void> {
    while (this.running) {
      try {
        await this.listen();
        const published = await this.publishBatch();
        await this.cleanNow();
        if (published < BATCH) await this.idle();
      } catch (error) {
        this.logger.warn({ err: error }, 'outbox: cannot publish; trying again');
        await this.idle();
      }
    }
  }

  private async publishBatch(): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const rows: OutboxRow[] = await tx.query(
        `SELECT id, kind, subject, data, request_id, created_at FROM "${this.schema}".outbox
         WHERE published_at IS NULL ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      );
      if (rows.length === 0) return 0;
      await Promise.all(rows.map((row) => publish(this.nats, row.kind, row.subject, toEnvelope(row))));
      await tx.query(`UPDATE "${this.schema}".outbox SET published_at = now() WHERE id = ANY($1)`, [rows.map(({ id }) => id)]);
      return rows.length;
    });
  }

  private async listen(): Promise<void> {
    if (this.listener) return;
    const listener = new Client({ connectionString: this.databaseUrl, application_name: `${this.schema}_relay`, keepAlive: true });
    listener.on('error', () => (this.listener = undefined));
    listener.on('end', () => (this.listener = undefined));
    listener.on('notification', () => this.rouse());
    await listener.connect();
    await listener.query(`LISTEN ${outboxChannel(this.schema)}`);
    this.listener = listener;
  }

  private rouse(): void {
    this.woken = true;
    this.wake();
  }

  private async idle(): Promise<void> {
    if (this.running && !this.woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.woken = false;
  }

  /** Rows are the truth behind the stream and stay as long as it does. */
  private async cleanNow(): Promise<void> {
    if (Date.now() - this.lastClean < CLEAN_MS) return;
    this.lastClean = Date.now();
    await this.dataSource.query(`DELETE FROM "${this.schema}".outbox WHERE published_at < now() - interval '${EVENT_DAYS} days'`);
    await this.dataSource.query(`DELETE FROM "${this.schema}".inbox WHERE handled_at < now() - interval '${2 * EVENT_DAYS} days'`);
  }
}

const toEnvelope = (row: OutboxRow) => ({
  id: row.id,
  occurredAt: row.created_at.toISOString(),
  requestId: row.request_id ?? undefined,
  data: row.data,
});
