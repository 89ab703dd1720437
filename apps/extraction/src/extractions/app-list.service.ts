import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  COUNTED_MOST,
  OTHERS_MERGED,
  areTypesCounted,
  asDeepList,
  asList,
  asNamedList,
  browseStatement,
  countsStatement,
  deepStatement,
  foundStatement,
  labelsStatement,
  mergedStatement,
  typeCountsStatement,
  typesStatement,
  type BrowseQuery,
  type CountedType,
  type Known,
} from './browse-statement';
import { ListCounts, hasUncounted, wayTo } from './list-counts.service';
import { SORTED_ANEW, WALKING, isWalked } from './page-statement';
import type { Statement } from './statement';

/** Ids of a page, and how many match in all; where a search finds more than are counted, how many are. */
interface Page {
  ids: string[];
  total: number;
  isTotalCapped?: true;
}

/** Finds the pages of the app's list, which has every state. */
@Injectable()
export class AppList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: ListCounts,
  ) {}

  /** More names than `many` lead to a page, where how many have a part is known. */
  async page(query: BrowseQuery, many = MANY_NAMES): Promise<Page> {
    const list = asList(query);
    if (!list) return this.dataSource.transaction('REPEATABLE READ', (tx) => this.merged(tx, query, many));
    const { found, total } = await this.counts.page(list);
    return { ids: found.slice(0, list.limit).map(({ id }) => id), total };
  }

  /** What was read and what was not. It is counted first, since how many match tells how their page is found. */
  private async merged(tx: EntityManager, query: BrowseQuery, many: number): Promise<Page> {
    const uncounted = query.needsReview !== undefined && (await hasUncounted(tx));
    if (query.search) return this.found(tx, query, await this.knownOf(tx, query, uncounted, many));
    const known = { hasUncounted: uncounted };
    const { sql, values } = countsStatement(query, known);
    const [{ counts }] = (await tx.query(sql, values)) as [{ counts: number[] }];
    const total = sumOf(counts);
    if (query.before === undefined && isPastEnd(query, total)) return { ids: [], total };
    const deep = await this.deep(tx, query, counts.at(-1)!);
    if (deep) return { ids: deep, total };
    return { ids: await this.idsOf(tx, browseStatement(query, known, counts), total > SORTED_ANEW), total };
  }

  /** The ids of a page deep within what is counted, `unread` of which was not read. */
  private async deep(tx: EntityManager, query: BrowseQuery, unread: number): Promise<string[] | undefined> {
    const list = asDeepList(query);
    if (!list) return undefined;
    const offset = (list.page - 1) * list.limit;
    const passed = Math.max(0, offset - unread);
    const { to, ...way } = await wayTo(tx, list, passed, offset - passed + list.limit);
    return to && this.idsOf(tx, deepStatement(query, { list, passed, to, ...way }), isWalked(list, way.total, way.stretches));
  }

  private async knownOf(tx: EntityManager, query: BrowseQuery, hasUncounted: boolean, many: number): Promise<Known> {
    const types = await typesOf(tx, query, hasUncounted);
    const list = types.length === 0 ? asNamedList(query) : undefined;
    const names = list && (await this.counts.namedTotal(tx, list));
    return { types, labels: await labelsOf(tx, query), names: names !== undefined && names > many ? names : undefined, hasUncounted };
  }

  private async found(tx: EntityManager, query: BrowseQuery, known: Known): Promise<Page> {
    const { sql, values } = foundStatement(query, known);
    const [{ counts, ids, others }] = (await tx.query(sql, values)) as [
      { counts: number[]; ids: string[] | null; others: string[] | null },
    ];
    const sum = sumOf(counts);
    const end: Omit<Page, 'ids'> = sum > COUNTED_MOST ? { total: COUNTED_MOST, isTotalCapped: true } : { total: sum };
    if (isPastEnd(query, end.total)) return { ids: [], ...end };
    if (ids) return { ids, ...end };
    const byNames = others && (await this.byNames(tx, query, others));
    if (byNames) return { ids: byNames, ...end };
    await tx.query(IN_ORDER);
    return { ids: await this.idsOf(tx, browseStatement(query, known, counts), false), ...end };
  }

  /** A page that is led to by the names, which are many, among what else is found, which is little; nothing where that is not so. */
  private async byNames(tx: EntityManager, query: BrowseQuery, others: readonly string[]): Promise<string[] | undefined> {
    const list = asNamedList(query);
    if (!list || others.length > OTHERS_MERGED) return undefined;
    const offset = (query.page - 1) * query.limit;
    const passed = Math.max(0, offset - others.length);
    const names = await this.counts.namedFrom(tx, list, passed, offset - passed + query.limit);
    return names && this.idsOf(tx, mergedStatement(query, [...names, ...others], passed), false);
  }

  private async idsOf(tx: EntityManager, { sql, values }: Statement, isWalked: boolean): Promise<string[]> {
    if (isWalked) await tx.query(WALKING);
    const found: { id: string }[] = await tx.query(sql, values);
    return found.map(({ id }) => id);
  }
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const isPastEnd = ({ page, limit }: BrowseQuery, total: number): boolean => (page - 1) * limit >= total;

/** Fewer are found and sorted as fast as the way to a page of them is looked up. */
const MANY_NAMES = 2_000;

/** Where some of what is found is much, and walked in order, and some is little: that little is sorted is said by the statement, and an index of parts finds it. */
const IN_ORDER = 'SET LOCAL enable_sort = off; SET LOCAL enable_bitmapscan = on; SET LOCAL jit = off';

async function typesOf(tx: EntityManager, query: BrowseQuery, hasUncounted: boolean): Promise<CountedType[]> {
  const { sql, values } = typesStatement(query);
  const types = (await tx.query(sql, values)) as CountedType[];
  if (types.length === 0 || !areTypesCounted(query, hasUncounted)) return types;
  const counts = typeCountsStatement(
    query,
    types.map(({ type }) => type),
  );
  const counted = (await tx.query(counts.sql, counts.values)) as CountedType[];
  return types.map(({ type }) => ({ type, count: counted.find((each) => each.type === type)?.count ?? 0 }));
}

async function labelsOf(tx: EntityManager, query: BrowseQuery): Promise<string[] | undefined> {
  const { sql, values } = labelsStatement(query);
  const [row] = (await tx.query(sql, values)) as [{ areFew: boolean; labels: string[] }];
  return row.areFew ? row.labels : undefined;
}
