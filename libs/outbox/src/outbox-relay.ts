import { WokenLoop, hearWork } from '@gridline/database';
import { Nats, ensureStreams, publish, streamMadeAt, type StreamKind } from '@gridline/messaging';
import { Away, allEnded, batchItems, every, gauge, type Worker } from '@gridline/runtime';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { OUTBOX_WORK, schemaOf } from './outbox';

const BATCH = 200;
const CLEAN_MS = 3_600_000;

/** Nothing could be published for so long: more than a restart of the broker takes, less than a client waits for its document. */
const BEHIND_MS = 10_000;

/** Rows that one statement marks; a tenth of a second where the disk is slow. */
const MARKED = 2_000;

interface OutboxRow {
  id: string;
  kind: 'event' | 'work';
  subject: string;
  data: unknown;
  request_id: string | null;
  trace: string | null;
  created_at: Date;
}

/** Publishes what is in the outbox. Any number of replicas may run: each takes rows that no other has locked. */
export class OutboxRelay implements Worker {
  private readonly schema: string;
  private readonly items = batchItems();
  private readonly loop: WokenLoop;
  private readonly cleaning: Required<Worker>;
  private publishedAt = performance.now();
  private mayHaveLost = true;
  /** When the streams were made that hold what was published. */
  private readonly madeAt = new Map<StreamKind, number>();
  private stopLooking: () => void = () => undefined;
  private stopHearing: () => void = () => undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly nats: Nats,
    logger: Logger,
  ) {
    this.schema = schemaOf(dataSource);
    const round = (isAsked: boolean): Promise<boolean> => this.round(isAsked);
    this.loop = new WokenLoop({ name: 'publish from the outbox', round, logger });
    const run = (): Promise<void> => this.clean();
    this.cleaning = every({ name: 'keep the days of outbox and inbox', milliseconds: CLEAN_MS, atOnce: true, run, logger });
  }

  start(): void {
    this.publishedAt = performance.now();
    this.measure();
    this.stopLooking = this.nats.whenBack(() => (this.mayHaveLost = true));
    this.stopHearing = hearWork(this.dataSource, OUTBOX_WORK, () => this.loop.wake());
    this.loop.start();
    void this.cleaning.start();
  }

  async stop(): Promise<void> {
    this.stopLooking();
    this.stopHearing();
    await allEnded([this.loop.stop(), this.cleaning.stop()]);
  }

  /** Throws `Away` where nothing could be published for a while: what is accepted now would wait without an end. */
  check(): void {
    const seconds = Math.round((performance.now() - this.publishedAt) / 1000);
    if (seconds * 1000 > BEHIND_MS) throw new Away(`events have not been published for ${seconds} s`);
  }

  /** How old the oldest row is that is not published yet; throws as `check` does. */
  async backlog(): Promise<{ oldestUnpublishedSeconds: number }> {
    this.check();
    return { oldestUnpublishedSeconds: await this.oldestSeconds() };
  }

  private measure(): void {
    gauge({ name: 'outbox_oldest_seconds', help: 'Age of the oldest event that is not published.' }, async (oldest) =>
      oldest.set(await this.oldestSeconds()),
    );
  }

  private async oldestSeconds(): Promise<number> {
    const [{ seconds }] = (await this.dataSource.query(
      `SELECT coalesce(ceil(extract(epoch FROM now() - min(created_at))), 0)::int AS seconds FROM "${this.schema}".outbox WHERE published_at IS NULL`,
    )) as [{ seconds: number }];
    return seconds;
  }

  /** Publishes again every event created since the moment; consumers see each once, by its id, thanks to their inbox. */
  async replay(since: Date): Promise<number> {
    return this.publishAgain("kind = 'event' AND created_at >= $1", since);
  }

  /** Some rows a statement, so that none takes long enough to be given up; what is published meanwhile is not taken once more. */
  private async publishAgain(condition: string, moment: Date): Promise<number> {
    const [{ begun }] = (await this.dataSource.query('SELECT now() AS begun')) as [{ begun: Date }];
    let total = 0;
    for (let marked = MARKED; marked === MARKED; total += marked) {
      const [, affected] = (await this.dataSource.query(
        `UPDATE "${this.schema}".outbox SET published_at = NULL WHERE id IN (
           SELECT id FROM "${this.schema}".outbox WHERE published_at <= $2 AND ${condition} ORDER BY id LIMIT ${MARKED})`,
        [moment, begun],
      )) as [unknown, number];
      marked = affected;
      this.loop.wake();
    }
    return total;
  }

  private async round(isAsked: boolean): Promise<boolean> {
    try {
      if (this.mayHaveLost) await this.publishLost();
      const count = isAsked || (await this.isAnyLeft()) ? await this.publishBatch() : 0;
      this.publishedAt = performance.now();
      return count === BATCH;
    } catch (error) {
      this.mayHaveLost = true;
      throw error;
    }
  }

  /** The broker's disk may have been lost with the streams on it. They are made again, and what was published before is once more. */
  private async publishLost(): Promise<void> {
    await ensureStreams(this.nats);
    for (const [stream, kind] of [
      ['work', 'work'],
      ['events', 'event'],
    ] as const) {
      const madeAt = await streamMadeAt(this.nats, stream);
      if (this.madeAt.get(stream) === madeAt.getTime()) continue;
      await this.publishAgain(`kind = '${kind}' AND published_at < $1`, madeAt);
      this.madeAt.set(stream, madeAt.getTime());
    }
    this.mayHaveLost = false;
  }

  /** One short statement where a batch is a transaction: an idle process asks twice a second. */
  private async isAnyLeft(): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(`SELECT FROM "${this.schema}".outbox WHERE published_at IS NULL LIMIT 1`);
    return rows.length > 0;
  }

  private async publishBatch(): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const rows: OutboxRow[] = await tx.query(
        `SELECT id, kind, subject, data, request_id, trace, created_at FROM "${this.schema}".outbox
         WHERE published_at IS NULL ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      );
      if (rows.length === 0) return 0;
      this.items.observe({ batch: 'outbox' }, rows.length);
      await Promise.all(rows.map((row) => publish(this.nats, row.kind, row.subject, toEnvelope(row))));
      await tx.query(`UPDATE "${this.schema}".outbox SET published_at = now() WHERE id = ANY($1)`, [rows.map(({ id }) => id)]);
      return rows.length;
    });
  }

  /** Days to come are made ready, days that are over are dropped. */
  private async clean(): Promise<void> {
    for (const table of ['outbox', 'inbox']) await this.dataSource.query(`SELECT "${this.schema}".${table}_parts()`);
  }
}

const toEnvelope = (row: OutboxRow) => ({
  id: row.id,
  occurredAt: row.created_at.toISOString(),
  requestId: row.request_id ?? undefined,
  trace: row.trace ?? undefined,
  data: row.data,
});
