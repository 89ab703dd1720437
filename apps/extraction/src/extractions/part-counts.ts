import type { EntityManager } from 'typeorm';
import type { Stretch } from './list-seek';
import { areFew, bucketStatement, matchingByStretchStatement, isRemembered, type ListQuery, type Statement } from './list-statement';
import { edgeStatement, lookStatement, notedStatement, stretchStatement } from './stretch-statement';

/** What was counted of so many filters and sorts is remembered; one is some 10 kB at most. */
const REMEMBERED = 200;

/** Stretches that one statement looks at: a tenth of a second for a list of a million. */
const LOOKED_AT_ONCE = 16;

/** What a filter finds, as it stood when what had changed was last folded into the stretches. */
interface Counted {
  /** The transaction that folded. */
  foldedBy: string;
  /** By stretch of an order; of the whole list one. */
  counts: readonly number[];
}

/**
 * How many of a long list have a part in their name that many have, or a label. All that match must be looked at for it, or each name where very many
 * do, so what was counted is remembered until what changed is folded; what changed since is added to it.
 */
export class PartCounts {
  private readonly counted = new Map<string, Counted>();

  /** How many match now, where that was counted already. */
  async knownTotal(tx: EntityManager, query: ListQuery): Promise<number | undefined> {
    const counts = await this.known(tx, keyOf(query), query);
    return counts?.[0];
  }

  /** How many match, by a look at each name. */
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
    const counts = await this.known(tx, keyOf(query, query.sort), query);
    return counts && withCounts(await edgesOf(tx, query), counts);
  }

  /** The same by a look at all that match, or at each name where those are many; nothing where the list is in no stretches. */
  async stretches(tx: EntityManager, query: ListQuery, total: number): Promise<Stretch[]> {
    const known = await this.knownStretches(tx, query);
    if (known) return known;
    const edges = await edgesOf(tx, query);
    if (edges.length === 0) return [];
    const counts = areFew(total) || query.label !== undefined ? await lookAtMatching(tx, query) : await look(tx, query);
    await this.remember(tx, keyOf(query, query.sort), query, counts);
    return withCounts(edges, counts);
  }

  private async known(tx: EntityManager, key: string, query: ListQuery): Promise<number[] | undefined> {
    const known = this.counted.get(key);
    if (!known || known.foldedBy !== (await foldedBy(tx, query.accountId))) return undefined;
    // What was asked for last is forgotten last.
    this.counted.delete(key);
    this.counted.set(key, known);
    const noted = await notedIn(tx, query, known.counts.length > 1);
    return known.counts.map((count, index) => count + (noted.get(index) ?? 0));
  }

  private async remember(tx: EntityManager, key: string, query: ListQuery, counts: readonly number[]): Promise<void> {
    const by = await foldedBy(tx, query.accountId);
    if (by === undefined) return;
    const noted = await notedIn(tx, query, counts.length > 1);
    this.counted.delete(key);
    this.counted.set(key, { foldedBy: by, counts: counts.map((count, index) => count - (noted.get(index) ?? 0)) });
    const [oldest] = this.counted.keys();
    if (this.counted.size > REMEMBERED) this.counted.delete(oldest!);
  }
}

type Edge = Omit<Stretch, 'count'>;

const edgesOf = (tx: EntityManager, query: ListQuery): Promise<Edge[]> => rowsOf<Edge>(tx, edgeStatement(query));

const withCounts = (edges: readonly Edge[], counts: readonly number[]): Stretch[] =>
  edges.map((edge, index) => ({ ...edge, count: counts[index]! }));

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

async function lookAtMatching(tx: EntityManager, query: ListQuery): Promise<number[]> {
  const rows = await rowsOf<{ count: number }>(tx, matchingByStretchStatement(query));
  return rows.map(({ count }) => count);
}

/** By the filter, wherever in the list; of a total without an order. */
function keyOf(query: ListQuery, sort = ''): string {
  const { accountId, fileName, label, docType, needsReview, createdAfter, createdBefore, minConfidence } = query;
  return JSON.stringify([sort, accountId, fileName, label ?? null, docType, needsReview, createdAfter, createdBefore, minConfidence]);
}

/** The transaction that folded last, since it wrote the row anew; nothing while the list is in no stretches. */
async function foldedBy(tx: EntityManager, accountId: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ by: string }>(tx, {
    sql: 'SELECT xmin::text AS by FROM extraction.listed_account WHERE account_id = $1 AND bands IS NOT NULL',
    values: [accountId],
  });
  return row?.by;
}

/** What came and went since, by the index of its stretch, or in all. */
async function notedIn(tx: EntityManager, query: ListQuery, isByStretch: boolean): Promise<Map<number, number>> {
  const rows = await rowsOf<{ stretch: number; n: number }>(tx, notedStatement(query, isByStretch));
  return new Map(rows.map(({ stretch, n }) => [stretch - 1, n]));
}

const rowsOf = <Row>(tx: EntityManager, { sql, values }: Statement): Promise<Row[]> => tx.query(sql, values);
