import { onKeptConnections, openedConnections } from '@gridline/database';
import type { Round } from '@gridline/runtime';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ListCounts } from './list-counts.service';
import { SORTS, type ListQuery, type ListSort } from './list-query';

/** The longest so many lists are asked for; of a shorter one a new connection costs less. */
const LISTS = 3;

/** Days that no list's lie within, so that all that is kept of them is read. */
const SPAN = { createdAfter: '2000-01-01T00:00:00Z', createdBefore: '2100-01-01T00:00:00Z' };

/** What makes the server's process read what the pages of a list are found by: its counts, stretches, parts of names and marks, and the index of each order. */
const ASKED: Partial<ListQuery>[] = [
  {},
  SPAN,
  { minConfidence: 0.7 },
  { ...SPAN, minConfidence: 0.7 },
  { docType: 'Invoice' },
  { fileName: 'zqxj' },
  { label: '-' },
];

/**
 * Asks on new connections for pages before anybody does. The first page on one cost 20 to 200 ms of the database's CPU where it costs 3 to 15 from then on: the server's process reads its
 * catalogues, and maps the memory in which moments and indexes lie.
 */
@Injectable()
export class ListWarmth {
  private warmed = 0;

  constructor(private readonly dataSource: DataSource) {}

  /** Nothing is asked where no connection was made since the last time. */
  async warm(round: Round): Promise<void> {
    if (openedConnections(this.dataSource) === this.warmed) return;
    const lists: { account_id: string }[] = await this.dataSource.query(LONGEST, [LISTS]);
    for (const { account_id: accountId } of lists)
      for (const sort of Object.keys(SORTS) as ListSort[])
        for (const asked of ASKED) {
          round.step();
          const query: ListQuery = { accountId, sort, order: 'desc', page: 1, limit: 1, ...asked };
          await onKeptConnections(this.dataSource, () => new ListCounts(this.dataSource).page(query));
        }
    this.warmed = openedConnections(this.dataSource);
  }
}

const LONGEST = 'SELECT account_id FROM extraction.listed_account WHERE bands IS NOT NULL ORDER BY n DESC LIMIT $1';
