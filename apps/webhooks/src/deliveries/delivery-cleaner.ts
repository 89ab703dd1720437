import { Round, firstId, type Clock } from '@gridline/runtime';
import type { DataSource } from 'typeorm';
import { SKIPPED, skipWaiting } from '../endpoints/endpoint-health';
import { removeRemoved } from '../endpoints/removed-endpoints';

/** How long the log is kept, as the guide to webhooks promises. */
const LOG_DAYS = 30;

/** Deliveries, each with its attempts, or events of one statement: locks are short. */
const BATCH = 1_000;

const DAY_MS = 86_400_000;

/** How often it is kept in order. */
export const CLEAN_MS = 60_000;

/** No attempt takes as long; one that did not end by then belongs to a process that is dead. */
const TEST_LIMIT_SECONDS = 60;

/** Keeps the log in order, in every process: each statement does nothing where another has done it. */
export class DeliveryCleaner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Leaves off, by throwing, within a statement of a stop; what is left is there for the next round. */
  async clean(round = new Round()): Promise<void> {
    await this.endInterruptedTests();
    await removeRemoved(this.dataSource, round);
    while ((await skipWaiting(this.dataSource.manager)) === SKIPPED) round.step();
    while ((await this.removeOlder('delivery', 'dlv', LOG_DAYS)) === BATCH) round.step();
    await this.dataSource.query('SELECT webhooks.event_parts($1)', [this.clock.now()]);
    // What stands in no day of its own: from before there were any, or from days on which nobody made them.
    while ((await this.removeOlder('event', 'evt', LOG_DAYS + 2)) === BATCH) round.step();
  }

  /** A test is never sent again: its asker is gone. */
  private async endInterruptedTests(): Promise<void> {
    await this.dataSource.query(
      `WITH interrupted AS (
         UPDATE webhooks.attempt SET status = 'interrupted' WHERE trigger = 'test' AND status = 'running' AND started_at < $1
         RETURNING delivery_id
       ) UPDATE webhooks.delivery SET status = 'exhausted' WHERE id IN (SELECT delivery_id FROM interrupted)`,
      [new Date(this.clock.now().getTime() - TEST_LIMIT_SECONDS * 1000)],
    );
  }

  private async removeOlder(table: 'delivery' | 'event', kind: 'dlv' | 'evt', days: number): Promise<number> {
    const [, removed] = (await this.dataSource.query(
      `DELETE FROM webhooks.${table} WHERE id IN (SELECT id FROM webhooks.${table} WHERE id < $1 ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
      [firstId(kind, this.clock.now().getTime() - days * DAY_MS)],
    )) as [unknown, number];
    return removed;
  }
}
