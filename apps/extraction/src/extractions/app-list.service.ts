import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  COUNTED_MOST,
  asDeepList,
  asList,
  browseStatement,
  countsStatement,
  deepStatement,
  foundStatement,
  labelsStatement,
  typesStatement,
  type BrowseQuery,
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

  async page(query: BrowseQuery): Promise<Page> {
    const list = asList(query);
    if (!list) return this.dataSource.transaction('REPEATABLE READ', (tx) => this.merged(tx, query));
    const { found, total } = await this.counts.page(list);
    return { ids: found.slice(0, list.limit).map(({ id }) => id), total };
  }

  /** What was read and what was not. It is counted first, since how many match tells how their page is found. */
  private async merged(tx: EntityManager, query: BrowseQuery): Promise<Page> {
    const uncounted = query.needsReview !== undefined && (await hasUncounted(tx));
    if (query.search)
      return this.found(tx, query, { types: await typesOf(tx, query), labels: await labelsOf(tx, query), hasUncounted: uncounted });
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

  private async found(tx: EntityManager, query: BrowseQuery, known: Known): Promise<Page> {
    const { sql, values } = foundStatement(query, known);
    const [{ counts, ids }] = (await tx.query(sql, values)) as [{ counts: number[]; ids: string[] | null }];
    const sum = sumOf(counts);
    const end: Omit<Page, 'ids'> = sum > COUNTED_MOST ? { total: COUNTED_MOST, isTotalCapped: true } : { total: sum };
    if (isPastEnd(query, end.total)) return { ids: [], ...end };
    return { ids: ids ?? (await this.idsOf(tx, browseStatement(query, known, counts), true)), ...end };
  }

  private async idsOf(tx: EntityManager, { sql, values }: Statement, isWalked: boolean): Promise<string[]> {
    if (isWalked) await tx.query(WALKING);
    const found: { id: string }[] = await tx.query(sql, values);
    return found.map(({ id }) => id);
  }
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const isPastEnd = ({ page, limit }: BrowseQuery, total: number): boolean => (page - 1) * limit >= total;

async function typesOf(tx: EntityManager, query: BrowseQuery): Promise<string[]> {
  const { sql, values } = typesStatement(query);
  return ((await tx.query(sql, values)) as { type: string }[]).map(({ type }) => type);
}

async function labelsOf(tx: EntityManager, query: BrowseQuery): Promise<string[] | undefined> {
  const { sql, values } = labelsStatement(query);
  const [row] = (await tx.query(sql, values)) as [{ areFew: boolean; labels: string[] }];
  return row.areFew ? row.labels : undefined;
}
