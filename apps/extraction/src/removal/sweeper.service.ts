import { Inject, Injectable } from '@nestjs/common';
import { FILES_PREFIX, fileIdOf } from '@gridline/contracts';
import { Clock, LOGGER, Round } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Deletions } from './deletions.service';
import { removeBytes } from '../files/remove-bytes';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Often enough for promises that are made in days. */
export const SWEEP_MS = HOUR_MS;

/** An upload is taken in within seconds; bytes without a row after a day belong to a gateway that died. */
const STRAY_MS = DAY_MS;

/** A failed document may be looked at for so long. */
const FAILED_MS = DAY_MS;
/** Failures older than this were swept by an earlier round, unless the service was down for a month. */
const FAILED_REACH_MS = 31 * DAY_MS;

/** Rows and keys handled at a time. */
const BATCH = 200;

/** What one round removed. */
interface Swept {
  strays: number;
  failed: number;
  expired: number;
}

/** Removes what nobody will ask for again: bytes without a row, the bytes of failed runs, extractions past their account's retention. */
@Injectable()
export class Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly deletions: Deletions,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * One round. Any number of replicas may sweep at once; what one has removed the others pass over. Leaves off, by throwing, within a batch of
   * a stop: to look through a bucket of millions takes hours.
   */
  async sweep(round = new Round()): Promise<Swept> {
    const expired = await this.removeExpired(round);
    const failed = await this.removeFailed(round);
    const swept = { expired, failed, strays: await this.removeStrays(round) };
    if (swept.expired + swept.failed + swept.strays > 0) this.logger.info(swept, 'swept');
    return swept;
  }

  private before(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }

  /** Extractions that are older than their account keeps them, with their files. */
  private async removeExpired(round: Round): Promise<number> {
    return this.inBatches(round, async () => {
      const ended: { id: string }[] = await this.dataSource.query(
        `SELECT e.id FROM extraction.retention r JOIN extraction.extraction e ON e.account_id = r.account_id
         WHERE e.deleted_at IS NULL AND e.state IN ('completed', 'failed', 'split') AND e.created_at < $1::timestamptz - make_interval(days => r.days)
         LIMIT ${BATCH}`,
        [this.clock.now()],
      );
      await this.deletions.delete(ended.map(({ id }) => id));
      return ended.length;
    });
  }

  /** The bytes of files that only failed runs have read. Their rows stay, and say why they failed. */
  private async removeFailed(round: Round): Promise<number> {
    return this.inBatches(round, async () => {
      const [removed] = (await this.dataSource.query(
        `UPDATE extraction.file SET removed_at = $1 WHERE id IN (
           SELECT f.id FROM extraction.extraction e JOIN extraction.file f ON f.id = e.file_id
           WHERE e.state = 'failed' AND e.completed_at < $2 AND e.completed_at > $3 AND f.removed_at IS NULL
             AND NOT EXISTS (SELECT FROM extraction.extraction o WHERE o.file_id = f.id AND o.deleted_at IS NULL
               AND (o.state <> 'failed' OR o.completed_at >= $2))
           LIMIT ${BATCH}) RETURNING storage_key`,
        [this.clock.now(), this.before(FAILED_MS), this.before(FAILED_REACH_MS)],
      )) as [{ storage_key: string }[], number];
      await removeBytes(
        this.storage,
        removed.map(({ storage_key: key }) => key),
        this.logger,
      );
      return removed.length;
    });
  }

  /** Bytes of no row, or of one whose bytes were to be removed when its process died; half-written files too. */
  private async removeStrays(round: Round): Promise<number> {
    let removed = 0;
    let keys: string[] = [];
    const flush = async (): Promise<void> => {
      removed += await removeBytes(this.storage, await this.withoutRow(keys), this.logger);
      keys = [];
    };
    for await (const key of this.storage.older(FILES_PREFIX, this.before(STRAY_MS))) {
      round.step();
      keys.push(key);
      if (keys.length === BATCH) await flush();
    }
    await flush();
    return removed;
  }

  private async withoutRow(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const kept: { storage_key: string }[] = await this.dataSource.query(
      'SELECT storage_key FROM extraction.file WHERE id = ANY($1) AND removed_at IS NULL',
      [keys.map(fileIdOf)],
    );
    const known = new Set(kept.map(({ storage_key: key }) => key));
    return keys.filter((key) => !known.has(key));
  }

  /** Repeats until a batch is not full. */
  private async inBatches(round: Round, remove: () => Promise<number>): Promise<number> {
    let total = 0;
    for (;;) {
      round.step();
      const count = await remove();
      total += count;
      if (count < BATCH) return total;
    }
  }
}
