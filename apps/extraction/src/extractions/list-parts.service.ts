import { setImmediate as othersTurn } from 'node:timers/promises';
import { Round } from '@gridline/runtime';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { digestOfPart, foldedOf, type Folded } from './kept-counts';
import { LISTED } from './list-conditions';
import { SORTS, type ListQuery, type ListSort } from './list-query';
import type { Stretch } from './list-seek';
import { isAloneWithStretches } from './list-stretches.service';
import { NameParts, isShort } from './name-parts';
import { WALKING } from './page-statement';
import { stretchOf, stretchStatement } from './stretch-statement';

/** Of a shorter list all names are looked at in 20 ms. */
const LONG = 100_000;

/** What fewer have is found by one look in 15 ms. */
const MANY = 2_500;

/** The parts of an account at most, but for those of one letter or two, of which a row has 1.2 kB. Where more would be kept, those are that most names have. */
const MOST_PARTS = 5_000;

/** So many names tell which parts are looked for in all: a part that `MANY` of a million have is in fifty of them. */
const SAMPLED = 20_000;

/** Less than the share of a sample that `MANY` are of the list: by chance it may have fewer. */
const CHANCE = 0.75;

/** What was counted is counted anew so often where something changed; replicas trust it for twice as long. */
const KEPT_MINUTES = 20;

/** Parts that are added up and stored by one statement, and others have their turn: 64 counts each in four orders, 5 ms. */
const STORED_AT_ONCE = 250;

/** Changes that are looked at of one answer. After a burst hundreds of thousands may wait to be folded. */
const CHANGES_AT_ONCE = 1_000;

/** Of whom nobody stops. */

const SORT_NAMES = Object.keys(SORTS) as ListSort[];

/** What a test sets smaller. */
interface Sizes {
  long: number;
  many: number;
}

/** How many have each part, by its number, in the stretches of each order. */
type Counts = Record<ListSort, { counts: Int32Array; stretches: number }>;

/** Counts what parts of names find in long lists before anybody asks, where that is too much to be counted by who does. */
@Injectable()
export class ListParts {
  constructor(private readonly dataSource: DataSource) {}

  /** What more than `many` have is kept, and of short parts all. Any number of replicas may do so at once. Leaves off, by throwing, within a stretch of a stop. */
  async keep({ long = LONG, many = MANY }: Partial<Sizes> = {}, round = new Round()): Promise<void> {
    await this.dataSource.query(FORGET_SHORT, [long]);
    const due: { account_id: string; n: number }[] = await this.dataSource.query(DUE, [long, KEPT_MINUTES]);
    for (const { account_id: accountId, n } of due) {
      const isToCount = await this.alone(accountId, async (tx, folded) => !(await isUnchanged(tx, accountId, folded)));
      if (!isToCount) continue;
      // Between two statements of a transaction that would be longer than the database waits for the next.
      const parts = await this.partsOf({ accountId, n, many });
      await this.alone(accountId, (tx, folded) => keepOf(tx, { accountId, many, folded, round }, parts));
    }
  }

  /** Nothing where another replica is at it, or the list is cut meanwhile. */
  private alone<T>(accountId: string, work: (tx: EntityManager, folded: Folded) => Promise<T>): Promise<T | undefined> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const folded = (await isAloneWithStretches(tx)) ? await foldedOf(tx, accountId) : undefined;
      return folded && work(tx, folded);
    });
  }

  /** What a sample tells that many names have. */
  private async partsOf({ accountId, n, many }: { accountId: string; n: number; many: number }): Promise<NameParts> {
    const every = Math.max(1, Math.floor(n / SAMPLED));
    const sample = await namesOf(this.dataSource, `abs(hashtext(id)::bigint) % ${every} = 0`, [accountId]);
    return NameParts.of(sample, { least: (CHANCE * many) / every, most: MOST_PARTS });
  }
}

/** Whose names are looked at, as of which fold. */
interface Kept {
  accountId: string;
  many: number;
  folded: Folded;
  round: Round;
}

/** Nothing was folded since: what was counted is as true as it was. */
async function isUnchanged(tx: EntityManager, accountId: string, { epoch, fold, minutes }: Folded): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    `SELECT FROM extraction.listed_part WHERE account_id = $1 AND key = '' AND epoch = $2 AND fold = $3`,
    [accountId, epoch, fold],
  );
  if (rows.length === 0) return false;
  await tx.query(`UPDATE extraction.listed_part SET minutes = $2, kept_at = now() WHERE account_id = $1 AND key = ''`, [
    accountId,
    minutes,
  ]);
  return true;
}

async function keepOf(tx: EntityManager, kept: Kept, parts: NameParts): Promise<void> {
  const { accountId, folded } = kept;
  await tx.query(WALKING);
  const counted = {} as Counts;
  for (const sort of SORT_NAMES) counted[sort] = await inStretches(tx, kept, parts, sort);
  await takeChangesOff(tx, kept, parts, counted);
  await tx.query('DELETE FROM extraction.listed_part WHERE account_id = $1', [accountId]);
  await store(tx, kept, parts, counted);
  const noneIn = SORT_NAMES.map((sort) => new Array<number>(counted[sort].stretches).fill(0));
  await tx.query(COUNTED, [accountId, folded.epoch, folded.fold, folded.minutes, ...noneIn]);
}

/** By one look at the names of each stretch, in an index. */
async function inStretches(tx: EntityManager, { accountId, round }: Kept, parts: NameParts, sort: ListSort): Promise<Counts[ListSort]> {
  const query: ListQuery = { accountId, sort, order: 'asc', page: 1, limit: 1 };
  const { sql, values } = stretchStatement(query);
  const stretches: Stretch[] = await tx.query(sql, values);
  const counts = new Int32Array(parts.parts.length * stretches.length);
  const { column, type } = SORTS[sort];
  for (const [at, { value, id, count }] of stretches.entries()) {
    round.step();
    const fromEdge = `(${column}, id) >= ($2::${type}, $3) ORDER BY ${column}, id LIMIT $4`;
    const names = await namesOf(tx, fromEdge, [accountId, value, id, count]);
    await parts.count(names, counts, { at, step: stretches.length });
  }
  return { counts, stretches: stretches.length };
}

/** In small letters. */
async function namesOf(tx: Pick<EntityManager, 'query'>, where: string, values: unknown[]): Promise<string> {
  const [{ names }] = (await tx.query(
    `SELECT coalesce(string_agg(${SMALL}, E'\\n'), '') AS names
     FROM (SELECT file_name FROM extraction.extraction WHERE account_id = $1 AND ${LISTED} AND ${where}) AS looked`,
    values,
  )) as [{ names: string }];
  return names;
}

/** What stands between two names is none of their letters. */
const SMALL = `replace(lower(file_name COLLATE "default"), E'\\n', E'\\u0080')`;

/** What is not folded yet is added by who asks. */
async function takeChangesOff(tx: EntityManager, { accountId, round }: Kept, parts: NameParts, counted: Counts): Promise<void> {
  const at = SORT_NAMES.map((sort) => `${stretchOf(sort, 'c')} AS ${sort}`).join(', ');
  const some = `
    SELECT seq, ${SMALL} AS name, sign, ${at} FROM extraction.listed_change c WHERE account_id = $1 AND seq > $2 ORDER BY seq LIMIT $3`;
  let changes: Change[];
  let last = '0';
  do {
    round.step();
    changes = await tx.query(some, [accountId, last, CHANGES_AT_ONCE]);
    for (const { seq, name, sign, ...stretch } of changes) {
      for (const sort of SORT_NAMES) {
        const { counts, stretches } = counted[sort];
        await parts.count(name, counts, { at: stretch[sort] - 1, step: stretches, weight: -sign });
      }
      last = seq;
    }
  } while (changes.length === CHANGES_AT_ONCE);
}

/** In which stretch of each order something came or went. */
interface Change extends Record<ListSort, number> {
  seq: string;
  name: string;
  sign: number;
}

async function store(tx: EntityManager, { accountId, many }: Kept, { parts }: NameParts, counted: Counts): Promise<void> {
  const countsOf = (part: number, sort: ListSort): Int32Array => {
    const { counts, stretches } = counted[sort];
    return counts.subarray(part * stretches, (part + 1) * stretches);
  };
  for (let first = 0; first < parts.length; first += STORED_AT_ONCE) {
    await othersTurn();
    const numbers = [...parts.slice(first, first + STORED_AT_ONCE).keys()].map((at) => first + at);
    const totals = new Map(numbers.map((part) => [part, countsOf(part, 'created_at').reduce((sum, count) => sum + count, 0)]));
    const kept = numbers.filter((part) => parts[part] !== '' && totals.get(part)! > (isShort(parts[part]!) ? 0 : many));
    if (kept.length === 0) continue;
    const columns = SORT_NAMES.map((sort) => kept.map((part) => `{${countsOf(part, sort).join(',')}}`));
    const keys = kept.map((part) => digestOfPart(accountId, parts[part]!));
    await tx.query(STORE, [accountId, keys, kept.map((part) => totals.get(part)), ...columns]);
  }
}

const STORE = `
  INSERT INTO extraction.listed_part (account_id, key, total, ${SORT_NAMES.join(', ')})
  SELECT $1, key, total, ${SORT_NAMES.map((sort) => `${sort}::int[]`).join(', ')}
  FROM unnest($2::text[], $3::int[], ${SORT_NAMES.map((_, at) => `$${at + 4}::text[]`).join(', ')}) AS each (key, total, ${SORT_NAMES.join(', ')})`;

const COUNTED = `
  INSERT INTO extraction.listed_part (account_id, key, epoch, fold, minutes, total, ${SORT_NAMES.join(', ')})
  VALUES ($1, '', $2, $3, $4, 0, ${SORT_NAMES.map((_, at) => `$${at + 5}`).join(', ')})`;

/** Nothing is kept of what is no longer long. */
const FORGET_SHORT = `
  DELETE FROM extraction.listed_part WHERE account_id IN (
    SELECT p.account_id FROM extraction.listed_part p
    WHERE p.key = '' AND NOT EXISTS (SELECT FROM extraction.listed_account a WHERE a.account_id = p.account_id AND a.bands IS NOT NULL AND a.n >= $1))`;

/** Under no key stands when a list was looked at, and what a part finds that no name has. */
const DUE = `
  SELECT a.account_id, a.n::int AS n FROM extraction.listed_account a LEFT JOIN extraction.listed_part p ON p.account_id = a.account_id AND p.key = ''
  WHERE a.bands IS NOT NULL AND a.n >= $1 AND (p.account_id IS NULL OR p.kept_at < now() - $2::int * interval '1 minute')`;
