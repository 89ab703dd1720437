import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  COUNTED_MOST,
  asList,
  browseStatement,
  countsStatement,
  hasRead,
  typesStatement,
  type BrowseQuery,
  type Known,
} from './browse-statement';
import { ListCounts, hasUncounted } from './list-counts.service';
import { SORTED_ANEW, type Statement } from './list-statement';

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

  async page(query: BrowseQuery): Promise<Page> {
    const list = asList(query);
    if (!list) return this.dataSource.transaction('REPEATABLE READ', (tx) => this.merged(tx, query));
    const { found, total } = await this.counts.page(list);
    return { ids: found.slice(0, list.limit).map(({ id }) => id), total };
  }

  /** What was read and what was not. It is counted first, since how many match tells how their page is found. */
  private async merged(tx: EntityManager, query: BrowseQuery): Promise<Page> {
    const uncounted = query.needsReview !== undefined && (await hasUncounted(tx));
    const known = query.search ? await this.lookUp(tx, query, query.search, uncounted) : { hasUncounted: uncounted };
    const counts = await countsOf(tx, countsStatement(query, known));
    const sum = counts.reduce((sum, count) => sum + count, 0);
    const end: Omit<Page, 'ids'> = query.search && sum > COUNTED_MOST ? { total: COUNTED_MOST, isTotalCapped: true } : { total: sum };
    if ((query.page - 1) * query.limit >= end.total) return { ids: [], ...end };
    const isWalked = query.search ? counts.some((count) => count > COUNTED_MOST) : sum > SORTED_ANEW;
    if (isWalked) await tx.query('SET LOCAL enable_sort = off; SET LOCAL enable_bitmapscan = off');
    return { ids: await idsOf(tx, browseStatement(query, known, counts)), ...end };
  }

  private async lookUp(tx: EntityManager, query: BrowseQuery, search: string, uncounted: boolean): Promise<Known> {
    const { sql, values } = typesStatement(query);
    const types = ((await tx.query(sql, values)) as { type: string }[]).map(({ type }) => type);
    const known: Known = { types, hasUncounted: uncounted };
    const isOfNames = types.length === 0 && !uncounted && query.isReviewed === undefined && hasRead(query);
    if (!isOfNames) return known;
    const { accountId, docType, needsReview } = query;
    const part = { accountId, docType, needsReview, fileName: search, page: 1, limit: 1, sort: 'file_name', order: 'asc' } as const;
    return { ...known, byName: await this.counts.knownTotalOfPart(tx, part) };
  }
}

async function idsOf(tx: EntityManager, { sql, values }: Statement): Promise<string[]> {
  const found: { id: string }[] = await tx.query(sql, values);
  return found.map(({ id }) => id);
}

async function countsOf(tx: EntityManager, { sql, values }: Statement): Promise<number[]> {
  const [{ counts }] = (await tx.query(sql, values)) as [{ counts: number[] }];
  return counts;
}
