import { Injectable } from '@nestjs/common';
import type { EngineName } from '@gridline/contracts';
import { Clock } from '@gridline/runtime';
import { DataSource, type EntityManager } from 'typeorm';
import { PLANS_JSON } from '../allowances/counters';
import { monthOf } from '../allowances/month';
import { UsageMetrics } from '../usage.metrics';

/** Pages of one run. */
interface RunPages {
  accountId: string;
  extractionId: string;
  pages: number;
  engine: EngineName;
}

/** What a run has read. */
interface SettledRun extends RunPages {
  keyId?: string;
  /** Of a document out of a split file: the run that holds its units, and how many of them it holds no more. */
  heldBy?: { extractionId: string; pages: number };
}

/** A hold whose run has given no sign for a while. */
export interface QuietHold {
  account_id: string;
  extraction_id: string;
  engine: EngineName;
}

/** Units set aside for runs, charged for what they read, freed where they read nothing. */
@Injectable()
export class HoldsService {
  private readonly metrics = new UsageMetrics();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Whether the budget had room; asking again for the same run changes nothing. */
  async hold(run: RunPages): Promise<boolean> {
    const rows: { held: boolean }[] = await this.dataSource.query(
      'SELECT usage.hold_pages($1, $2, $3, $4, $5, $6, $7) AS held',
      this.parametersOf(run),
    );
    const { held } = rows[0]!;
    this.metrics.run(run, held ? 'held' : 'refused');
    return held;
  }

  /** Charges a run, once however often it is asked, to the month that its units were held in: by itself, or by the run of its file. */
  async settle(database: DataSource | EntityManager, run: SettledRun): Promise<void> {
    const { keyId = null, heldBy } = run;
    const holder = heldBy ? [heldBy.extractionId, heldBy.pages] : [run.extractionId, null];
    await database.query('SELECT usage.settle_run($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [...this.parametersOf(run), keyId, ...holder]);
    this.metrics.run(run, 'settled');
  }

  /** What both functions of the database are called with. */
  private parametersOf({ accountId, extractionId, pages, engine }: RunPages): unknown[] {
    const now = this.clock.now();
    return [accountId, monthOf(now), now, PLANS_JSON, extractionId, pages, engine];
  }

  /** Frees a run's units; nothing happens where it holds none. */
  async release(database: DataSource | EntityManager, extractionId: string): Promise<void> {
    await database.query('SELECT usage.release_hold($1)', [extractionId]);
  }

  /** Takes holds that were not looked at since `before`, oldest first; no other replica takes them until they are due again. */
  async takeQuiet(before: Date, limit: number): Promise<QuietHold[]> {
    const [rows] = (await this.dataSource.query(
      `UPDATE usage.hold SET checked_at = $2 WHERE extraction_id IN (
         SELECT extraction_id FROM usage.hold WHERE checked_at < $1 ORDER BY checked_at LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING account_id, extraction_id, engine`,
      [before, this.clock.now(), limit],
    )) as [QuietHold[], number];
    return rows;
  }

  /** Forgets the ids of retried calls that no first question can follow any more. */
  async forgetRetriedCalls(before: Date): Promise<void> {
    await this.dataSource.query('DELETE FROM usage.retried_call WHERE retried_at < $1', [before]);
  }
}
