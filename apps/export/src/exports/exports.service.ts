import { Injectable } from '@nestjs/common';
import {
  batchGet,
  extractionHead,
  extractionRows,
  extractionTableRows,
  extractionTables,
  type ExportFormat,
  type batchRender,
  type exportRender,
} from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { newId } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import type { z } from 'zod';
import { writeCsv } from '../csv/write-csv';
import { writeJson } from '../json/write-json';
import { writeWorkbook } from '../xlsx/write-workbook';
import { combine, type BatchPart } from './batch-table';
import type { ExportedTable, ExtractionHead, RowChunks, WriteExport } from '../table/extraction-table';
import { exportFileName } from './file-name';
import { EXPORTS_PREFIX } from './left-overs';

type Rendering = z.infer<typeof exportRender.input>;
type BatchRendering = z.infer<typeof batchRender.input>;
type Rendered = z.infer<typeof exportRender.output>;
type Owned = Omit<z.infer<typeof extractionRows.input>, 'chunk'>;

/** How each format is written, and what it is called on the way to the client. */
const FORMATS: Readonly<Record<ExportFormat, { mediaType: string; write: WriteExport }>> = {
  csv: { mediaType: 'text/csv; charset=utf-8; header=present', write: writeCsv },
  json: { mediaType: 'application/json; charset=utf-8', write: writeJson },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeWorkbook },
};

/** Renders extractions into the storage, a chunk of rows at a time, so that memory does not grow with them. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly services: Services,
    private readonly storage: Storage,
  ) {}

  /** Nothing is left in the storage where this throws. */
  async render({ accountId, extractionId, format, tables }: Rendering): Promise<Rendered> {
    const owned = { accountId, id: extractionId };
    const head = await this.services.ask(extractionHead, owned);
    return this.store(format, head, this.rowChunks(owned), tables && (await this.tables(owned)));
  }

  /** The tables of a batch's completed documents as one. Nothing is left in the storage where this throws. */
  async renderBatch({ accountId, batchId, format }: BatchRendering): Promise<Rendered> {
    const batch = await this.services.ask(batchGet, { accountId, id: batchId });
    const ids = batch.items.flatMap(({ id, state }) => (state === 'completed' && id !== null ? [id] : []));
    const parts: BatchPart[] = [];
    for (const id of ids) {
      const owned = { accountId, id };
      parts.push({ head: await this.services.ask(extractionHead, owned), rows: () => this.rowChunks(owned) });
    }
    const { head, chunks } = combine(batch, parts);
    return this.store(format, head, chunks);
  }

  private async store(format: ExportFormat, head: ExtractionHead, chunks: RowChunks, tables?: readonly ExportedTable[]): Promise<Rendered> {
    const { mediaType, write } = FORMATS[format];
    const storageKey = `${EXPORTS_PREFIX}/${newId('rep')}`;
    const { bytes } = await this.storage.write(storageKey, write(head, chunks, tables));
    return { storageKey, bytes, mediaType, fileName: exportFileName(head.fileName, format) };
  }

  private async tables(owned: Owned): Promise<ExportedTable[]> {
    const { tables } = await this.services.ask(extractionTables, owned);
    return tables.map((head, table) => ({
      head,
      chunks: chunksOf((chunk) => this.services.ask(extractionTableRows, { ...owned, table, chunk })),
    }));
  }

  private rowChunks(owned: Owned): RowChunks {
    return chunksOf((chunk) => this.services.ask(extractionRows, { ...owned, chunk }));
  }
}

/** Chunk after chunk, each asked for when the one before is used up. */
async function* chunksOf(ask: (chunk: number) => Promise<z.infer<typeof extractionRows.output>>): RowChunks {
  for (let chunk: number | null = 0; chunk !== null;) {
    const { rows, nextChunk } = await ask(chunk);
    yield rows;
    chunk = nextChunk;
  }
}
