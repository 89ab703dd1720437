import { Injectable } from '@nestjs/common';
import { ServiceError } from '@gridline/contracts';
import { isTooLate } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import { DataSource, type EntityManager } from 'typeorm';
import { alone } from '../extractions/list-counts.service';
import { aloneWithStretches } from '../extractions/list-stretches.service';
import { Deletions } from '../removal/deletions.service';

/** Extractions emptied at a time, with their files. */
const BATCH = 200;

/** Rows of one statement: one that hears nothing for two seconds is given up, and all that it did is undone. */
const ROWS = 1_000;

/** Events that one statement looks at; which are of an account no index tells. */
const EVENTS = 20_000;

/** Tables by which its lists are found. */
export const LISTS = [
  'listed_count',
  'listed_change',
  'listed_past',
  'listed_edge',
  'listed_stretch',
  'listed_mark',
  'listed_mark_moment',
  'listed_part',
  'listed_account',
];

/** Tables with what an account has besides, by its id. */
const OF_ACCOUNT = ['batch', 'saved_schema', 'model_key', 'retention', 'review_setting', 'failure', ...LISTS];

/** Removes all that there is of an account. */
@Injectable()
export class ForgettingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly deletions: Deletions,
  ) {}

  /**
   * Runs are ended and bytes removed before their rows are, so that one that is cut off is to be asked for again and finds them. Throws `busy` once nobody
   * waits for it: who asks again has it gone on with, and two rounds do not do the same.
   */
  async forget(accountId: string): Promise<void> {
    await untilFewerThan(BATCH, () => this.emptySome(accountId));
    await untilFewerThan(ROWS, () => removed(this.dataSource.manager, REMOVE_EMPTIED, [accountId]));
    for (const state of ['IS NULL', 'IS NOT NULL']) await untilFewerThan(BATCH, () => this.removeFiles(accountId, state));
    for (const table of LISTS) await untilFewerThan(ROWS, () => this.removeOfList(accountId, table));
    await this.removeEvents(accountId);
    await this.dataSource.transaction(async (tx) => {
      await alone(tx);
      await aloneWithStretches(tx);
      for (const table of OF_ACCOUNT) await tx.query(`DELETE FROM extraction.${table} WHERE account_id = $1`, [accountId]);
    });
  }

  private async emptySome(accountId: string): Promise<number> {
    const found: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM extraction.extraction WHERE account_id = $1 AND deleted_at IS NULL LIMIT ${BATCH}`,
      [accountId],
    );
    if (found.length > 0) await this.deletions.delete(found.map(({ id }) => id));
    return found.length;
  }

  private async removeFiles(accountId: string, removedAt: string): Promise<number> {
    const files: { id: string; storage_key: string }[] = await this.dataSource.query(
      `SELECT id, storage_key FROM extraction.file WHERE account_id = $1 AND removed_at ${removedAt} LIMIT ${BATCH}`,
      [accountId],
    );
    for (const { storage_key: key } of files) await this.storage.remove(key);
    return removed(this.dataSource.manager, 'DELETE FROM extraction.file WHERE id = ANY($1)', [files.map(({ id }) => id)]);
  }

  private removeOfList(accountId: string, table: string): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      await alone(tx);
      await aloneWithStretches(tx);
      const some = `SELECT ctid FROM extraction.${table} WHERE account_id = $1 LIMIT ${ROWS}`;
      return removed(tx, `DELETE FROM extraction.${table} WHERE ctid = ANY(ARRAY(${some}))`, [accountId]);
    });
  }

  private async removeEvents(accountId: string): Promise<void> {
    for (let from: string | null = ''; from !== null;) {
      leaveOffIfTooLate();
      const next = `SELECT id FROM extraction.outbox WHERE id > $1 ORDER BY id LIMIT ${EVENTS}`;
      const [{ last }] = (await this.dataSource.query(`SELECT max(id) AS last FROM (${next}) AS next`, [from])) as [
        { last: string | null },
      ];
      const ofAccount = `DELETE FROM extraction.outbox WHERE id > $1 AND id <= $2 AND data ->> 'accountId' = $3`;
      if (last !== null) await removed(this.dataSource.manager, ofAccount, [from, last, accountId]);
      from = last;
    }
  }
}

const SOME_EMPTIED = `SELECT id FROM extraction.extraction WHERE account_id = $1 AND deleted_at IS NOT NULL LIMIT ${ROWS}`;
const REMOVE_EMPTIED = `DELETE FROM extraction.extraction WHERE id = ANY(ARRAY(${SOME_EMPTIED}))`;

/** Answers how many rows there were. */
async function removed(manager: EntityManager, statement: string, values: unknown[]): Promise<number> {
  const [, count] = (await manager.query(statement, values)) as [unknown, number];
  return count;
}

async function untilFewerThan(most: number, work: () => Promise<number>): Promise<void> {
  let count: number;
  do {
    leaveOffIfTooLate();
    count = await work();
  } while (count >= most);
}

function leaveOffIfTooLate(): void {
  if (isTooLate()) throw new ServiceError('busy', 'There is more of the account than could be removed in time.');
}
