import { Round } from '@gridline/runtime';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { FEW } from './few-statement';
import { EPOCH } from './kept-counts';
import { LISTED } from './list-conditions';
import type { ListQuery } from './list-query';
import { isAloneWithStretches } from './list-stretches.service';
import { PartCounts } from './part-counts';

/** What was counted is brought up to date so often; replicas trust it for twice as long. */
const KEPT_MINUTES = 20;

/** Once a list was cut anew, or something of it deleted, it is counted anew, and no sooner after the last time: it takes half a second of CPU and more for a mark of 100,000. */
const AGAIN_MINUTES = 5;

/** How a list is marked, and which rows the index of it has. */
const MARKS = { label: `label <> ''`, reference: 'reference IS NOT NULL' } as const;
type Mark = keyof typeof MARKS;

/** Of whom nobody stops. */

/** Whose list is looked at, as of which epoch, for what more than `many` have. */
interface Kept {
  accountId: string;
  epoch: string;
  many: number;
  round: Round;
}

/** Counts what labels and references of long lists find before anybody asks, where that is too much to be counted by who does. */
@Injectable()
export class ListMarks {
  constructor(private readonly dataSource: DataSource) {}

  /** What more than `many` have is kept. Any number of replicas may do so at once. Leaves off, by throwing, within a mark of a stop. */
  async keep(many = FEW, round = new Round()): Promise<void> {
    const due: { account_id: string; epoch: string }[] = await this.dataSource.query(DUE, [KEPT_MINUTES, AGAIN_MINUTES]);
    for (const { account_id: accountId, epoch } of due) await this.keepOf({ accountId, epoch, many, round });
  }

  private async keepOf({ accountId, epoch, many, round }: Kept): Promise<void> {
    const kept: string[] = [];
    for (const mark of Object.keys(MARKS) as Mark[])
      for (const value of await this.frequent({ accountId, many, round }, mark)) {
        round.step();
        const query: ListQuery = { accountId, [mark]: value, page: 1, limit: 1, sort: 'created_at', order: 'asc' };
        const keys = await this.alone((tx) => new PartCounts().keep(tx, query, many));
        // Another replica is at it.
        if (!keys) return;
        kept.push(...keys);
      }
    await this.alone(async (tx) => {
      for (const table of ['listed_mark', 'listed_mark_moment'])
        await tx.query(`DELETE FROM extraction.${table} WHERE account_id = $1 AND NOT key = ANY ($2)`, [accountId, kept]);
      await tx.query(LOOKED_AT, [accountId, epoch]);
    });
  }

  /** What more than so many have, from one to the next in the index: what lies wholly between two steps has fewer. */
  private async frequent({ accountId, many, round }: Omit<Kept, 'epoch'>, mark: Mark): Promise<string[]> {
    const found: string[] = [];
    for (let value: string | undefined = ''; value !== undefined;) {
      round.step();
      const [step] = (await this.dataSource.query(nextStatement(mark), [accountId, value, many])) as [
        { value: string; n: number } | undefined,
      ];
      if (step && step.n > many) found.push(step.value);
      value = step?.value;
    }
    return found;
  }

  private alone<T>(work: (tx: EntityManager) => Promise<T>): Promise<T | undefined> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => ((await isAloneWithStretches(tx)) ? work(tx) : undefined));
  }
}

const nextStatement = (mark: Mark): string => `
  SELECT value, (SELECT count(*)::int FROM (
    SELECT FROM extraction.extraction WHERE account_id = $1 AND ${LISTED} AND ${MARKS[mark]} AND ${mark} = value LIMIT $3::int + 1) AS of_it) AS n
  FROM (
    SELECT ${mark} AS value FROM extraction.extraction WHERE account_id = $1 AND ${LISTED} AND ${MARKS[mark]} AND ${mark} > $2
    ORDER BY ${mark} LIMIT 1 OFFSET $3::int) AS next`;

/** Under no key stands when a list was looked at as a whole, and in which epoch. */
const DUE = `
  SELECT a.account_id, ${EPOCH} AS epoch FROM extraction.listed_account a LEFT JOIN extraction.listed_mark m ON m.account_id = a.account_id AND m.key = ''
  WHERE a.bands IS NOT NULL AND (m.account_id IS NULL OR m.kept_at < now() - $1::int * interval '1 minute'
    OR (m.epoch <> ${EPOCH} AND m.kept_at < now() - $2::int * interval '1 minute'))`;

const LOOKED_AT = `
  INSERT INTO extraction.listed_mark (account_id, key, epoch, fold, minutes, counts)
  SELECT account_id, '', $2, folds, 0, '{}' FROM extraction.listed_account WHERE account_id = $1
  ON CONFLICT (account_id, key) DO UPDATE SET epoch = excluded.epoch, kept_at = excluded.kept_at`;
