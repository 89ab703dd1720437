import { Injectable } from '@nestjs/common';
import {
  ServiceError,
  type ExtractionExtra,
  type Input,
  type Output,
  type extractionBrowse,
  type extractionGet,
  type extractionHead,
  type extractionList,
  type extractionOutcomes,
  type extractionParts,
  type extractionRows,
  type extractionStatus,
  type extractionTableRows,
  type extractionTables,
  type tableRowsFrom,
} from '@gridline/contracts';
import { JsonText } from '@gridline/messaging';
import { DataSource, In, IsNull } from 'typeorm';
import { AppList } from './app-list.service';
import type { BrowseQuery } from './browse-statement';
import { correctionTexts } from './correction-log';
import { Extraction } from './extraction.entity';
import { extractionText, listText, splitText, type ExtrasText } from './extraction-text';
import { toError, toHead, toListItem, toOverview, toResultHead, toReviewState, toSplitHead } from './extraction.view';
import { tableHeads, tableRowTexts, tableRowsOfChunk } from './found-tables';
import { ListCounts } from './list-counts.service';
import { writeCursor } from './list-cursor';
import { lowConfidenceTexts } from './low-confidence';
import { chunkTexts, rowsOfChunk } from './row-chunks';
import { answerRows, foundRows } from './row-windows';

interface Owned {
  accountId: string;
  id: string;
}

/** What the list shows of an extraction. */
const LISTED = {
  id: true,
  fileId: true,
  fileName: true,
  docType: true,
  columns: true,
  confidence: true,
  createdAt: true,
  rowCount: true,
} as const;

/** Extractions of a page read by one query: their column labels may be long. */
const HEADS_AT_ONCE = 20;

/** Reads stored extractions. Another account's are never found. */
@Injectable()
export class ExtractionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: ListCounts,
    private readonly appList: AppList,
  ) {}

  async status(owned: Owned): Promise<Output<typeof extractionStatus>> {
    const extraction = await this.find(owned);
    return {
      id: extraction.id,
      state: extraction.state,
      fileName: extraction.fileName,
      reference: extraction.reference ?? undefined,
      createdAt: extraction.createdAt.toISOString(),
      progress: extraction.progress ?? undefined,
      error: toError(extraction),
      pageCount: extraction.pageCount,
      version: extraction.version,
    };
  }

  /** As JSON text, since its rows and their provenance may be too many to be held. */
  async get({ include, extras = [], lowConfidence: limit, withoutRows = false, ...owned }: Input<typeof extractionGet>): Promise<JsonText> {
    const extraction = await this.findCompleted(owned);
    const lowConfidence = limit === undefined ? undefined : lowConfidenceTexts(this.dataSource, extraction, limit);
    const corrections = extras.includes('corrections') ? correctionTexts(this.dataSource, extraction.id) : undefined;
    const head = include === 'result' ? toResultHead(extraction) : toHead(extraction);
    const wanted = include === 'provenance' ? [...extras, include] : extras;
    const told = corrections || include === 'provenance' ? { ...head, review: toReviewState(extraction) } : head;
    const omitted = withoutRows ? { ...told, rowsOmitted: extraction.rowCount } : told;
    return new JsonText(await this.textOf(extraction, omitted, wanted, { lowConfidence, corrections, withoutRows }));
  }

  private async textOf(
    { id, provenance: known }: Extraction,
    head: object,
    extras: readonly ExtractionExtra[],
    { withoutRows = false, ...more }: Pick<ExtrasText, 'lowConfidence' | 'corrections'> & { withoutRows?: boolean } = {},
  ): Promise<AsyncGenerator<string>> {
    const texts = (column: 'rows' | 'provenance' | 'confidence') => (withoutRows ? noRows() : chunkTexts(this.dataSource, id, column));
    const isAsked = known && extras.includes('provenance');
    const provenance = isAsked ? { known, cells: texts('provenance'), cellConfidence: texts('confidence') } : undefined;
    const tables = extras.includes('tables') ? await this.tableTexts(id) : undefined;
    return extractionText(head, texts('rows'), { provenance, tables, ...more });
  }

  /** What a file was split into, as JSON text for the same reason. */
  async parts({ extras = [], ...owned }: Input<typeof extractionParts>): Promise<JsonText> {
    const run = await this.find(owned);
    if (run.state !== 'split') throw new ServiceError('not_found', 'There is no such split file.');
    const parts = await this.dataSource.manager.find(Extraction, {
      where: { parentId: run.id, deletedAt: IsNull() },
      order: { partIndex: 'ASC' },
    });
    const texts = parts.map((part) => () => this.textOf(part, { ...toResultHead(part), ...part.part }, extras));
    return new JsonText(splitText(toSplitHead(run), texts));
  }

  /** Some rows, wherever in the table they are. Throws `not_found` where there is no such table. */
  async rowsFrom({ accountId, id, table, from, count }: Input<typeof tableRowsFrom>): Promise<Output<typeof tableRowsFrom>> {
    const extraction = await this.findCompleted({ accountId, id });
    if (table === undefined) return answerRows(this.dataSource, id, extraction.rowCount, { from, count });
    const [found] = (await this.dataSource.query('SELECT row_count FROM extraction.found_table WHERE extraction_id = $1 AND index = $2', [
      ...[id, table],
    ])) as { row_count: number }[];
    if (!found) throw new ServiceError('not_found', 'There is no such table.');
    return foundRows(this.dataSource, { extractionId: id, table, rowCount: found.row_count }, { from, count });
  }

  async tables(owned: Owned): Promise<Output<typeof extractionTables>> {
    const { id } = await this.findCompleted(owned);
    return { tables: await tableHeads(this.dataSource, id) };
  }

  async tableRows({ table, chunk, ...owned }: Input<typeof extractionTableRows>): Promise<Output<typeof extractionTableRows>> {
    const { id } = await this.findCompleted(owned);
    const rows = await tableRowsOfChunk(this.dataSource, id, table, chunk);
    return { rows: rows ?? [], nextChunk: rows ? chunk + 1 : null };
  }

  async head(owned: Owned): Promise<Output<typeof extractionHead>> {
    const extraction = await this.findCompleted(owned);
    return { ...toHead(extraction), rowCount: extraction.rowCount, reference: extraction.reference ?? undefined };
  }

  async rows({ chunk, ...owned }: Input<typeof extractionRows>): Promise<Output<typeof extractionRows>> {
    const { id } = await this.findCompleted(owned);
    const rows = await rowsOfChunk(this.dataSource, id, chunk);
    return { rows: rows ?? [], nextChunk: rows ? chunk + 1 : null };
  }

  /** As JSON text, since the rows of a page may be too many to be held. */
  async list(query: Input<typeof extractionList>): Promise<JsonText> {
    const { page, limit, cursor } = query;
    const { found, total } = await this.counts.page(query);
    const ids = found.slice(0, limit);
    const hasMore = found.length > limit;
    const nextCursor = hasMore ? writeCursor(query, ids.at(-1)!) : null;
    const pagination = { ...paginationOf(page, limit, total), hasMore };
    const end = cursor === undefined ? { pagination } : { pagination, nextCursor };
    const heads = this.listedHeads(ids.map(({ id }) => id));
    const rowsOf = ({ id }: Extraction) => chunkTexts(this.dataSource, id);
    return new JsonText(listText(heads, toListItem, rowsOf, end));
  }

  /** What the app lists: every state, the newest first unless another order is asked for. */
  async browse(query: BrowseQuery): Promise<Output<typeof extractionBrowse>> {
    const { ids, total, isTotalCapped } = await this.appList.page(query);
    const found = await this.dataSource.manager.find(Extraction, { where: { id: In(ids), deletedAt: IsNull() } });
    const data = found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)).map(toOverview);
    return { data, pagination: { ...paginationOf(query.page, query.limit, total), isTotalCapped } };
  }

  async outcomes({ ids }: Input<typeof extractionOutcomes>): Promise<Output<typeof extractionOutcomes>> {
    const found = await this.dataSource.manager.find(Extraction, {
      select: { id: true, state: true, pageCount: true, keyId: true },
      where: { id: In(ids) },
    });
    return { outcomes: found.map(toOutcome) };
  }

  /** The extractions of these ids in their order, some at a time, without what no list shows. */
  private async *listedHeads(ids: readonly string[]): AsyncGenerator<Extraction> {
    for (let start = 0; start < ids.length; start += HEADS_AT_ONCE) {
      const wanted = ids.slice(start, start + HEADS_AT_ONCE);
      const found = await this.dataSource.manager.find(Extraction, { select: LISTED, where: { id: In(wanted) } });
      const byId = new Map(found.map((extraction) => [extraction.id, extraction]));
      // One that was deleted meanwhile is left out.
      for (const id of wanted) if (byId.has(id)) yield byId.get(id)!;
    }
  }

  private async tableTexts(id: string): Promise<NonNullable<ExtrasText['tables']>> {
    const heads = await tableHeads(this.dataSource, id);
    return heads.map(({ rowCount: _, ...head }, index) => ({ head, rows: tableRowTexts(this.dataSource, id, index) }));
  }

  private async find({ accountId, id }: Owned): Promise<Extraction> {
    const extraction = await this.dataSource.manager.findOneBy(Extraction, { id, accountId, deletedAt: IsNull() });
    if (!extraction) throw new ServiceError('not_found', 'There is no such extraction.');
    return extraction;
  }

  /** Throws `extraction_failed` or `extraction_not_ready` where it is not completed. */
  async findCompleted(owned: Owned): Promise<Extraction> {
    const extraction = await this.find(owned);
    refuseUnfinished(extraction);
    return extraction;
  }
}

/** Throws `extraction_failed` or `extraction_not_ready` where it is not completed. */
export function refuseUnfinished({ state, errorCode }: Extraction): void {
  if (state === 'completed') return;
  if (state === 'split') throw new ServiceError('extraction_split', 'The file was split; each of its parts is an extraction of its own.');
  if (state === 'failed') throw new ServiceError('extraction_failed', `The extraction failed (${errorCode}) and has no result.`);
  throw new ServiceError('extraction_not_ready', 'The extraction is still running.', { retryAfterSeconds: 1 });
}

/** The parts of a split file are charged each; nothing is left to be charged for its run. */
const toOutcome = ({ id, state, pageCount, keyId }: Extraction): Output<typeof extractionOutcomes>['outcomes'][number] =>
  state === 'split' ? { id, state: 'completed', pageCount: 0 } : { id, state, pageCount, keyId: keyId ?? undefined };

async function* noRows(): AsyncGenerator<string> {}

function paginationOf(page: number, limit: number, total: number): Output<typeof extractionList>['pagination'] {
  return { page, limit, total, totalPages: Math.ceil(total / limit), hasMore: page * limit < total };
}
