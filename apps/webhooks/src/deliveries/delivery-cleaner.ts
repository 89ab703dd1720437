import type { Clock } from '@gridline/runtime';
import type { DataSource } from 'typeorm';
import { skipWaiting } from './endpoint-health';

/** How long the log is kept (CONTRACT 7). */
const LOG_DAYS = 30;

/** Events of one statement, each with its deliveries and attempts: locks are short. */
const BATCH = 1_000;

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

  async clean(): Promise<void> {
    await this.endInterruptedTests();
    await skipWaiting(this.dataSource.manager);
    while ((await this.removeOldEvents()) === BATCH);
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

  private async removeOldEvents(): Promise<number> {
    const removed: unknown[] = await this.dataSource.query(
      `WITH old AS (SELECT id FROM webhooks.event WHERE created_at < $1 ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED),
       removed AS (DELETE FROM webhooks.event WHERE id IN (SELECT id FROM old) RETURNING id)
       SELECT id FROM removed`,
      [new Date(this.clock.now().getTime() - LOG_DAYS * 86_400_000)],
    );
    return removed.length;
  }
}
