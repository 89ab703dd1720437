import type { EntityManager } from 'typeorm';
import type { Stretch } from './list-seek';
import { bucketStatement } from './bucket-statement';
import { areFew, eachNameStatement, isRemembered } from './few-statement';
import { digestOf, digestOfMoments, foldedOf, isKept, keptOf, keyOf, type Counted, type Folded } from './kept-counts';
import { inEachName } from './list-conditions';
import { SORTS, isMarked, type ListQuery, type ListSort } from './list-query';
import { PLACED, PLACING, cellsByStretchStatement, matchingByStretchStatement, momentsByStretchStatement } from './matching-statement';
import { edgeStatement, lookStatement, notedStatement, stretchStatement } from './stretch-statement';
import type { Statement } from './statement';

/** What was counted of so many filters and sorts is remembered; one is some 10 kB at most. More than all that is kept of one label together with each type. */
const REMEMBERED = 400;

/** Stretches that one statement looks at: a tenth of a second for a list of a million. */
const LOOKED_AT_ONCE = 16;

/**
 * Of a list whose names are all looked at, each that has a part is looked for among the stretches where it is no more than this share; more are counted stretch by
 * stretch. A tenth of a million takes 160 to 226 ms so, and 242 to 335 the other way, which is the shorter from about a half on; names are dear to compare.
 */
const PLACED_SHARE = 0.25;

/** Of a label that many have, what a tenth as many have is kept as well: to find them, all that have the label would be looked through by every page. */
const NARROWER = 10;

/** Younger than what was folded is kept for, by more than any fold takes. */
const REMEMBERED_MINUTES = 45;

/**
 * How many of a long list have a part in their name that many have, or a label or reference. All that match must be looked at for it, or each name where very many
 * do, so what was counted is remembered; what changed since is added to it, folded or not, until the list is cut anew.
 */
export class PartCounts {
  private readonly counted = new Map<string, Counted>();

  /** How many match now, where that was counted already. */
  async knownTotal(tx: EntityManager, query: ListQuery): Promise<number | undefined> {
    const counts = await this.known(tx, query);
    return counts?.[0];
  }

  /** How many match, by a look at each name, which is all that there is to do where many surely do. */
  async totalOfMany(tx: EntityManager, query: ListQuery): Promise<number> {
    const [{ total }] = (await rowsOf<{ total: number }>(tx, eachNameStatement(query))) as [{ total: number }];
    await this.keepTotal(tx, query, total);
    return total;
  }

  /** How many match. */
  async total(tx: EntityManager, query: ListQuery): Promise<number> {
    const { sql, values } = bucketStatement({ ...query, sort: 'file_name' });
    const [row] = await rowsOf<{ count: number }>(tx, { sql, values });
    const total = row?.count ?? 0;
    await this.keepTotal(tx, query, total);
    return total;
  }

  /** Remembers how many match, where it is worth while. */
  async keepTotal(tx: EntityManager, query: ListQuery, total: number): Promise<void> {
    if (isRemembered(query, total)) await this.remember(tx, keyOf(query), query, [total]);
  }

  /** The stretches of the list with what matches now, where that was counted already. */
  async knownStretches(tx: EntityManager, query: ListQuery): Promise<Stretch[] | undefined> {
    const counts = await this.known(tx, query, query.sort);
    return counts && withCounts(await edgesOf(tx, query), counts);
  }

  /** The same by a look at all that match, or at each name where those are many; nothing where the list is in no stretches. */
  async stretches(tx: EntityManager, query: ListQuery, total: number): Promise<Stretch[]> {
    const known = await this.knownStretches(tx, query);
    if (known) return known;
    const edges = await edgesOf(tx, query);
    if (edges.length === 0) return [];
    const counts = await lookFor(tx, query, total);
    await this.remember(tx, keyOf(query, query.sort), query, counts);
    return withCounts(edges, counts);
  }

  /**
   * Counts what a label or reference finds, in all and by stretch of each order, also of each type and of what is to be reviewed where a tenth of `many` have it, and keeps it for
   * all replicas; answers under which keys.
   */
  async keep(tx: EntityManager, query: ListQuery, many: number): Promise<string[]> {
    const queries = (await this.upToDate(tx, query)) ?? (await this.lookAtCells(tx, query, many));
    const keys: string[] = [];
    for (const key of queries.flatMap((each) => [keyOf(each), ...SORT_NAMES.map((sort) => keyOf(each, sort))])) {
      const counted = this.counted.get(key);
      if (!counted) continue;
      const { folded, counts } = counted;
      await tx.query(KEEP, [query.accountId, digestOf(key), folded.epoch, folded.fold, folded.minutes, counts]);
      keys.push(digestOf(key));
    }
    for (const sort of SORT_NAMES) keys.push(await keepMoments(tx, { ...query, sort }));
    return keys;
  }

  /** What is kept of a label or reference, with what changed since; nothing where it must be looked at anew. */
  private async upToDate(tx: EntityManager, query: ListQuery): Promise<ListQuery[] | undefined> {
    const found: ListQuery[] = [];
    for (const each of [query, ...narrower(query, await typesOf(tx, query))]) {
      const total = await this.knownTotal(tx, each);
      if (total === undefined && each === query) return undefined;
      if (total === undefined) continue;
      for (const sort of SORT_NAMES) if (!(await this.known(tx, { ...each, sort }, sort))) return undefined;
      found.push(each);
    }
    return found;
  }

  /** One look for each order, whatever the type and whether it is to be reviewed: one by one, eleven such of two labels took 21 s of CPU, where all of them take 2. */
  private async lookAtCells(tx: EntityManager, query: ListQuery, many: number): Promise<ListQuery[]> {
    const cells = new Map<ListSort, Cell[]>();
    const lengths = new Map<ListSort, number>();
    for (const sort of SORT_NAMES) {
      cells.set(sort, await lookAtMatching<Cell>(tx, cellsByStretchStatement({ ...query, sort })));
      lengths.set(sort, (await edgesOf(tx, { ...query, sort })).length);
    }
    const all = cells.get('created_at')!;
    // What the release before completed is still to be judged.
    const isJudged = all.every(({ isToReview }) => isToReview !== null);
    const types = [...new Set(all.map(({ type }) => type))];
    const candidates = isJudged ? narrower(query, types) : [];
    const queries = [query, ...candidates.filter((each) => sumOf(all.filter(isOf(each))) > many / NARROWER)];
    for (const each of queries) {
      await this.remember(tx, keyOf(each), each, [sumOf(all.filter(isOf(each)))]);
      for (const sort of SORT_NAMES) {
        const counts = new Array<number>(lengths.get(sort)!).fill(0);
        for (const { stretch, count } of cells.get(sort)!.filter(isOf(each))) counts[stretch - 1]! += count;
        if (counts.length > 0) await this.remember(tx, keyOf(each, sort), { ...each, sort }, counts);
      }
    }
    return queries;
  }

  private async known(tx: EntityManager, query: ListQuery, sort?: ListSort): Promise<number[] | undefined> {
    const key = keyOf(query, sort);
    const own = this.counted.get(key);
    const folded = own || isKept(query) ? await foldedOf(tx, query.accountId) : undefined;
    if (!folded) return undefined;
    const known = own && isWithin(own.folded, folded) ? own : await keptOf(tx, query, sort);
    if (!known || !isWithin(known.folded, folded)) return undefined;
    const { past, fresh } = await notedIn(tx, query, known.counts.length > 1, known.folded.fold);
    const counts = plus(known.counts, past);
    this.set(key, { folded, counts });
    return plus(counts, fresh);
  }

  private async remember(tx: EntityManager, key: string, query: ListQuery, counts: readonly number[]): Promise<void> {
    const folded = await foldedOf(tx, query.accountId);
    if (folded === undefined) return;
    const { fresh } = await notedIn(tx, query, counts.length > 1, folded.fold);
    this.set(key, { folded, counts: plus(counts, fresh, -1) });
  }

  /** What was asked for last is forgotten last. */
  private set(key: string, counted: Counted): void {
    this.counted.delete(key);
    this.counted.set(key, counted);
    const [oldest] = this.counted.keys();
    if (this.counted.size > REMEMBERED) this.counted.delete(oldest!);
  }
}

/** When what has a label or reference was made, where something was folded since it was kept; answers under which key. */
async function keepMoments(tx: EntityManager, query: ListQuery): Promise<string> {
  const { accountId, sort } = query;
  const key = digestOfMoments(query, sort);
  const folded = await foldedOf(tx, accountId);
  if (!folded) return key;
  const { epoch, fold, minutes } = folded;
  const kept = 'SELECT FROM extraction.listed_mark WHERE account_id = $1 AND key = $2 AND epoch = $3 AND fold = $4';
  if ((await rowsOf(tx, { sql: kept, values: [accountId, key, epoch, fold] })).length === 0) {
    await tx.query('DELETE FROM extraction.listed_mark_moment WHERE account_id = $1 AND key = $2', [accountId, key]);
    await lookAtMatching(tx, momentsByStretchStatement(query, key));
  }
  await tx.query(KEEP, [accountId, key, epoch, fold, minutes, []]);
  return key;
}

const SORT_NAMES = Object.keys(SORTS) as ListSort[];

/** So many of a stretch are of a type, and to be reviewed or not; null of what is not judged yet. */
interface Cell {
  stretch: number;
  type: string;
  isToReview: boolean | null;
  count: number;
}

const isOf =
  ({ docType, needsReview }: ListQuery) =>
  ({ type, isToReview }: Cell): boolean =>
    (docType === undefined || docType === type) && (needsReview === undefined || needsReview === isToReview);

const sumOf = (cells: readonly Cell[]): number => cells.reduce((sum, { count }) => sum + count, 0);

/** The same together with a type, with a review, and with both. */
const narrower = (query: ListQuery, types: readonly string[]): ListQuery[] =>
  [undefined, ...types].flatMap((docType) => [undefined, true, false].map((needsReview) => ({ ...query, docType, needsReview }))).slice(1);

/** The types of a list, in small letters. */
async function typesOf(tx: EntityManager, { accountId }: ListQuery): Promise<string[]> {
  const sql = `SELECT DISTINCT lower(doc_type) AS type FROM extraction.listed_count WHERE account_id = $1 AND by = 'created_at'`;
  return (await rowsOf<{ type: string }>(tx, { sql, values: [accountId] })).map(({ type }) => type);
}

type Edge = Omit<Stretch, 'count'>;

const edgesOf = (tx: EntityManager, query: ListQuery): Promise<Edge[]> => rowsOf<Edge>(tx, edgeStatement(query));

const withCounts = (edges: readonly Edge[], counts: readonly number[]): Stretch[] =>
  edges.map((edge, index) => ({ ...edge, count: counts[index]! }));

/** Counted in the cheapest way: by what matches where that is little or in an index, by what is kept where all match, by each name else. */
async function lookFor(tx: EntityManager, query: ListQuery, total: number): Promise<number[]> {
  if (areFew(total) || isMarked(query)) return countsOf(await lookAtMatching(tx, matchingByStretchStatement(query)));
  // Where all that is as is asked for has the part in its name, as `.pdf`, what is kept by stretch tells how many.
  const kept = (await rowsOf<Stretch>(tx, stretchStatement(query))).map(({ count }) => count);
  const listed = kept.reduce((sum, count) => sum + count, 0);
  if (listed === total) return kept;
  const isPlaced = query.sort !== 'file_name' && total <= PLACED_SHARE * listed;
  return isPlaced ? countsOf(await lookAtMatching(tx, matchingByStretchStatement(query, inEachName))) : look(tx, query);
}

async function look(tx: EntityManager, query: ListQuery): Promise<number[]> {
  const { accountId, sort, order, page, limit } = query;
  const all = await rowsOf<Stretch>(tx, stretchStatement({ accountId, sort, order, page, limit }));
  const counts: number[] = [];
  for (let first = 0; first < all.length; first += LOOKED_AT_ONCE) {
    const sizes = all.slice(first, first + LOOKED_AT_ONCE).map(({ count }) => count);
    const rows = await rowsOf<{ count: number }>(tx, lookStatement(query, first, sizes));
    counts.push(...rows.map(({ count }) => count));
  }
  return counts;
}

async function lookAtMatching<Row = { count: number }>(tx: EntityManager, statement: Statement): Promise<Row[]> {
  await tx.query(PLACING);
  const rows = await rowsOf<Row>(tx, statement);
  await tx.query(PLACED);
  return rows;
}

const countsOf = (rows: readonly { count: number }[]): number[] => rows.map(({ count }) => count);

const KEEP = `
  INSERT INTO extraction.listed_mark (account_id, key, epoch, fold, minutes, counts) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (account_id, key) DO UPDATE
  SET epoch = excluded.epoch, fold = excluded.fold, minutes = excluded.minutes, counts = excluded.counts, kept_at = excluded.kept_at`;

/** Whether all that was folded in between is kept. Who sees an earlier moment than what is remembered counts for itself. */
const isWithin = (known: Folded, now: Folded): boolean =>
  known.epoch === now.epoch && BigInt(known.fold) <= BigInt(now.fold) && now.minutes - known.minutes < REMEMBERED_MINUTES;

/** By the index of its stretch, or in all. */
type Noted = Map<number, number>;

/** What came and went behind a fold: what was folded since, and what is to be. */
async function notedIn(tx: EntityManager, query: ListQuery, isByStretch: boolean, fold: string): Promise<{ past: Noted; fresh: Noted }> {
  const rows = await rowsOf<{ stretch: number; isPast: boolean; n: number }>(tx, notedStatement(query, isByStretch, fold));
  const of = (isPast: boolean): Noted => new Map(rows.filter((row) => row.isPast === isPast).map(({ stretch, n }) => [stretch - 1, n]));
  return { past: of(true), fresh: of(false) };
}

const plus = (counts: readonly number[], noted: Noted, sign: 1 | -1 = 1): number[] =>
  counts.map((count, index) => count + sign * (noted.get(index) ?? 0));

const rowsOf = <Row>(tx: EntityManager, { sql, values }: Statement): Promise<Row[]> => tx.query(sql, values);
