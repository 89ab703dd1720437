import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { legsOf, seek, type Bucket, type Seek, type Stretch } from './list-seek';
import { bucketStatement } from './bucket-statement';
import {
  areFew,
  areSurelyMany,
  fewCountStatement,
  fewStatement,
  guessStatement,
  isFew,
  isRemembered,
  typesStatement,
} from './few-statement';
import { isInOrderOfMark, isMarked, isOfNameOrMark, type ListQuery } from './list-query';
import { WALKING, edgeOf, isWalked, nearbyStatement, pageStatement, sortedStatement } from './page-statement';
import { PartCounts } from './part-counts';
import { isByStretch, mayBeByStretch, stretchStatement } from './stretch-statement';
import type { Statement } from './statement';

/** Lines added since the last round are read with every page; a minute of them is a few thousand at most. */
export const FOLD_MS = 60_000;

/** Lines folded by one statement: tens of milliseconds. */
const FOLDED_AT_ONCE = 5_000;

/** So many that match are passed over one by one, where how many lie before is not known by stretches. */
const PASSED_OVER = 1_000;

/**
 * So many entries of an index are passed over within a day, or a 1,024th of confidence, which may have all that there is; more take longer than to ask how many of
 * each stretch match, which takes 4 ms, and 7 to 30 by days or a least confidence.
 */
const mostPassedOver = ({ createdAfter, createdBefore, minConfidence }: ListQuery): number =>
  (createdAfter ?? createdBefore ?? minConfidence) === undefined ? 8_000 : 60_000;

/** An item of a page, by the value that it is sorted by. */
interface Found {
  id: string;
  value: string;
}

/** With one item more where there is one, and how many match in all. */
interface Page {
  found: Found[];
  total: number;
}

/** Finds the pages of lists, and how long each list is, without counting what the database has counted already. */
@Injectable()
export class ListCounts {
  private readonly parts = new PartCounts();

  constructor(private readonly dataSource: DataSource) {}

  /** A page with one item more where there is one, and how many match in all: both of one moment. */
  page(asked: ListQuery): Promise<Page> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const query = asked.needsReview === undefined ? asked : { ...asked, hasUncounted: await hasUncounted(tx) };
      const named = isOfNameOrMark(query) ? await this.pageOfNamed(tx, query) : undefined;
      if (named) return named;
      if (isFew(query)) {
        const few = await fewOf(tx, query);
        if (few) return few;
      }
      const { total, to, ...way } = await wayTo(tx, query, (query.page - 1) * query.limit, query.limit + 1);
      if (query.cursor !== undefined) return { total, found: await this.walk(tx, query, total) };
      if (!to) return { total, found: [] };
      return { total, found: await this.walk(tx, query, total, { to, ...way }) };
    });
  }

  /** How many have a part in their name, where that was counted beforehand, or is remembered. */
  namedTotal(tx: EntityManager, query: ListQuery): Promise<number | undefined> {
    return this.parts.knownTotal(tx, query);
  }

  /** Ids of what has it, from one on in its order; nothing where the way there is not known. */
  async namedFrom(tx: EntityManager, query: ListQuery, offset: number, take: number): Promise<string[] | undefined> {
    // What is asked for lies on one page, where pages are long enough.
    let limit = take;
    while (Math.floor(offset / limit) !== Math.floor((offset + take - 1) / limit)) limit++;
    const page = Math.floor(offset / limit) + 1;
    const named = await this.pageOfNamed(tx, { ...query, page, limit });
    const before = offset - (page - 1) * limit;
    return named?.found.slice(before, before + take).map(({ id }) => id);
  }

  /** Adds up the lines of what changed; answers how many there were. Any number of replicas may do so at once. */
  async fold(): Promise<number> {
    for (let folded = 0; ;) {
      const count = await this.dataSource.transaction(async (tx) => {
        await alone(tx);
        const [row] = (await tx.query(FOLD, [FOLDED_AT_ONCE])) as [{ count: number }];
        return row.count;
      });
      folded += count;
      if (count < FOLDED_AT_ONCE) return folded;
    }
  }

  /** A page of what a part of a name, a label or a reference finds; nothing where the list is in no stretches and many match. */
  private async pageOfNamed(tx: EntityManager, query: ListQuery): Promise<Page | undefined> {
    const kept = await this.parts.knownTotal(tx, query);
    const sought = kept === undefined || areFew(kept) ? await this.withRareType(tx, query) : query;
    const known = sought.typesAsStored ? undefined : (kept ?? (await this.totalOfSurelyMany(tx, query)));
    if (known === undefined) {
      const few = query.cursor === undefined ? await fewOf(tx, sought) : await this.fewPastCursor(tx, sought);
      if (few) await this.parts.keepTotal(tx, query, few.total);
      if (few) return few;
    }
    const total = known ?? (await this.parts.total(tx, sought));
    const offset = (query.page - 1) * query.limit;
    // The page lies behind the end, or was looked for in the wrong place.
    if (known === undefined && areFew(total)) return offset < total ? undefined : { total, found: [] };
    if (query.cursor !== undefined) return { total, found: await this.pastCursor(tx, query, total) };
    if (offset >= total) return { total, found: [] };
    const near = seek([{ key: '0', count: total }], offset, query.limit + 1)!;
    const counted = await this.parts.knownStretches(tx, query);
    if (isInOrderOfMark(query) && !counted) return { total, found: await this.walk(tx, query, total, { to: near, stretches: [] }) };
    const nearby = counted || near.skip > PASSED_OVER ? undefined : await this.nearby(tx, query, near);
    if (nearby) return { total, found: nearby };
    const stretches = counted ?? (await this.parts.stretches(tx, query, total));
    const buckets = inOrder(query, numbered(stretches));
    const to = seek(buckets, offset, query.limit + 1);
    if (!to) return undefined;
    if (!isMarked(query) || isInOrderOfMark(query)) return { total, found: await this.walk(tx, query, total, { to, stretches, buckets }) };
    const found = await this.nearby(tx, query, to, edgeOf(query, to, stretches));
    return { total, found: found ?? (await this.sorted(tx, query, near)) };
  }

  /** Nothing where few may match: one look then counts them and has the page. */
  private async totalOfSurelyMany(tx: EntityManager, query: ListQuery): Promise<number | undefined> {
    if (isMarked(query)) return undefined;
    const [row] = await rowsOf<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(tx, guessStatement(query));
    if (!areSurelyMany(row!['QUERY PLAN'][0]!.Plan['Plan Rows'])) return undefined;
    const total = await this.parts.totalOfMany(tx, query);
    return areFew(total) ? undefined : total;
  }

  /** A label or reference that very many have with a type that few are of, as it is looked for: else all that is marked so was looked through by every page. */
  private async withRareType(tx: EntityManager, query: ListQuery): Promise<ListQuery> {
    const { accountId, label, reference, docType, page, limit, sort, order } = query;
    if (!isMarked(query) || docType === undefined) return query;
    const marked = await this.parts.knownTotal(tx, { accountId, label, reference, page, limit, sort, order });
    if (marked === undefined || areFew(marked)) return query;
    const [{ types, total }] = (await rowsOf(tx, typesStatement(query))) as [{ types: string[]; total: number }];
    return areFew(total) ? { ...query, typesAsStored: types } : query;
  }

  private async fewPastCursor(tx: EntityManager, query: ListQuery): Promise<Page | undefined> {
    const [{ total }] = (await rowsOf<{ total: number }>(tx, fewCountStatement(query))) as [{ total: number }];
    return areFew(total) ? { total, found: await this.pastCursor(tx, query, total) } : undefined;
  }

  /** Of few it is rarely near, and all of them are soon found. */
  private async pastCursor(tx: EntityManager, query: ListQuery, total: number): Promise<Found[]> {
    const to = { isBackwards: false, skip: 0, take: query.limit + 1 };
    if (!isRemembered(query, total) || isInOrderOfMark(query)) return this.walk(tx, query, total);
    const nearby = await this.nearby(tx, query, to);
    return nearby ?? (isMarked(query) ? this.sorted(tx, query, to) : this.walk(tx, query, total));
  }

  /** A page that lies next to an end of the list, to the cursor or to an edge; nothing where it does not. */
  private async nearby(tx: EntityManager, query: ListQuery, to: Omit<Seek, 'from'>, edge?: Stretch): Promise<Found[] | undefined> {
    const found = await rowsOf<Found>(tx, nearbyStatement(query, to, edge));
    if (found.length < to.take) return undefined;
    return to.isBackwards ? found.reverse() : found;
  }

  private async sorted(tx: EntityManager, query: ListQuery, to: Omit<Seek, 'from'>): Promise<Found[]> {
    const found = await rowsOf<Found>(tx, sortedStatement(query, to));
    return to.isBackwards ? found.reverse() : found;
  }

  private async walk(tx: EntityManager, query: ListQuery, total: number, way?: Ahead): Promise<Found[]> {
    const isInIndex = isWalked(query, total, way?.stretches);
    if (isInIndex) await tx.query(WALKING);
    const legs = way?.buckets && isInIndex ? legsOf(way.buckets, way.to) : [way?.to];
    const found: Found[] = [];
    for (const leg of legs) found.push(...(await rowsOf<Found>(tx, pageStatement(query, leg, total, way?.stretches))));
    return way?.to.isBackwards ? found.reverse() : found;
  }
}

/** Where a page lies; by `buckets` what lies between is passed by. */
interface Ahead {
  to: Seek;
  stretches?: Stretch[];
  buckets?: Bucket[];
}

const numbered = (stretches: readonly Stretch[]): Bucket[] => stretches.map(({ count }, index) => ({ key: `${index}`, count }));

/** From the first of a list on. */
const inOrder = ({ order }: ListQuery, buckets: Bucket[]): Bucket[] => (order === 'asc' ? buckets : buckets.toReversed());

const rowsOf = <Row>(tx: EntityManager, { sql, values }: Statement): Promise<Row[]> => tx.query(sql, values);

/** How many match of what is counted, and how to come to what lies behind an offset; by `stretches` where the list is long enough to have them. */
interface Way {
  total: number;
  to?: Seek;
  stretches?: Stretch[];
  /** What it goes by, from the first of the list on. */
  buckets: Bucket[];
}

/** Of a list by no part of a name, no label and no reference. */
export async function wayTo(tx: EntityManager, query: ListQuery, offset: number, take: number): Promise<Way> {
  const byStretch = isByStretch(query) ? await byStretches(tx, query, offset, take) : undefined;
  if (byStretch) return byStretch;
  const way = wayBy(inOrder(query, await rowsOf<Bucket>(tx, bucketStatement(query))), offset, take);
  const isFar = way.to !== undefined && way.to.skip > mostPassedOver(query) && mayBeByStretch(query);
  return (isFar ? await byStretches(tx, query, offset, take) : undefined) ?? way;
}

/** Nothing where the list is in no stretches. */
async function byStretches(tx: EntityManager, query: ListQuery, offset: number, take: number): Promise<Way | undefined> {
  const stretches = await rowsOf<Stretch>(tx, stretchStatement(query));
  return stretches.length === 0 ? undefined : { ...wayBy(inOrder(query, numbered(stretches)), offset, take), stretches };
}

const wayBy = (buckets: Bucket[], offset: number, take: number): Way => {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  return { total, to: seek(buckets, offset, take), buckets };
};

/** A page and a total by one look at all that match; nothing where those are many, or the page was looked for in the wrong place. */
async function fewOf(tx: EntityManager, query: ListQuery): Promise<Page | undefined> {
  const rows = await rowsOf<{ [name in keyof Found]: Found[name] | null } & { total: number }>(tx, fewStatement(query));
  const [first] = rows;
  if (!first || (first.id === null && (query.page - 1) * query.limit < first.total)) return undefined;
  return { found: rows.flatMap(({ id, value }) => (id === null ? [] : [{ id, value: value! }])), total: first.total };
}

/** Until this transaction ends, nobody else folds counts or removes an account's: what one moved, the other would not find. */
export async function alone(tx: EntityManager): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtext('extraction.listed_count'))`);
}

/** Whether something that an earlier release completed is still to be counted. */
export async function hasUncounted(tx: EntityManager): Promise<boolean> {
  const [row] = (await tx.query(
    `SELECT EXISTS (SELECT FROM extraction.extraction WHERE state = 'completed' AND deleted_at IS NULL AND needs_review IS NULL) AS any`,
  )) as [{ any: boolean }];
  return row.any;
}

const FOLD = `
  WITH taken AS (
    DELETE FROM extraction.listed_count WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM extraction.listed_count WHERE NOT is_folded ORDER BY account_id LIMIT $1))
    RETURNING *),
  folded AS (
    INSERT INTO extraction.listed_count (account_id, by, bucket, doc_type, needs_review, n, is_folded)
    SELECT account_id, by, bucket, doc_type, needs_review, sum(n), true FROM taken
    GROUP BY account_id, by, bucket, doc_type, needs_review
    ON CONFLICT (account_id, by, bucket, doc_type, needs_review) WHERE is_folded DO UPDATE SET n = listed_count.n + excluded.n)
  SELECT count(*)::int AS count FROM taken`;
