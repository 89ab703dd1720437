import { parse } from 'node:path';
import { Injectable } from '@nestjs/common';
import { batchRender, exportRender, invalidParameter, type ExportFormat, type Output } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { Storage } from '@gridline/storage';
import type { Response } from 'express';
import type { ZipFile } from 'yazl';
import { addToZip, writeZip } from '../archive/zip';
import { DownloadsUnderWay } from '../files/downloads-under-way';
import { contentDisposition } from '../http/content-disposition';
import { sendStream } from '../http/send-stream';

/** A large export may take the export service this long. */
const RENDER_MS = 120_000;

interface ExportQuery {
  format: ExportFormat;
  tables?: 'all';
}

/** Has an extraction rendered and streams it to the client; the rendered file is removed, whatever happens. */
@Injectable()
export class ExportAnswer {
  constructor(
    private readonly services: Services,
    private readonly storage: Storage,
    private readonly downloads: DownloadsUnderWay,
  ) {}

  async send(response: Response, accountId: string, extractionId: string, { format, tables }: ExportQuery): Promise<void> {
    if (tables && format === 'csv') throw invalidParameter('query.tables', 'CSV has room for one table; take json or xlsx');
    await this.pass(
      response,
      accountId,
      await this.services.ask(exportRender, { accountId, extractionId, format, tables }, { timeoutMs: RENDER_MS }),
    );
  }

  /** Several extractions as a ZIP, a file of each: one is rendered at a time, the first before anything is answered. */
  async sendSeveral(response: Response, accountId: string, ids: readonly string[], format: ExportFormat): Promise<void> {
    const render = (extractionId: string) => this.services.ask(exportRender, { accountId, extractionId, format }, { timeoutMs: RENDER_MS });
    const first = await render(ids[0]!);
    await this.enter(response, accountId, first);
    const over = new AbortController();
    response.once('close', () => over.abort());
    response.setHeader('Content-Type', 'application/zip');
    response.setHeader('Content-Disposition', contentDisposition('attachment', 'gridline-tables.zip'));
    response.setHeader('Cache-Control', 'no-store');
    const names = new Set<string>();
    const fill = async (zip: ZipFile): Promise<void> => {
      for (const [index, id] of ids.entries()) {
        const { storageKey, fileName } = index === 0 ? first : await render(id);
        const content = await this.storage.take(storageKey);
        // A workbook is packed already.
        await addToZip(zip, unlike(names, fileName), content, { compress: format !== 'xlsx', signal: over.signal });
      }
    };
    await sendStream(response, writeZip(fill));
  }

  /** The tables of a batch as one. */
  async sendBatch(response: Response, accountId: string, batchId: string, format: ExportFormat): Promise<void> {
    await this.pass(response, accountId, await this.services.ask(batchRender, { accountId, batchId, format }, { timeoutMs: RENDER_MS }));
  }

  /** Only what is read counts: who asks for many at once and reads them is refused none. */
  private async pass(response: Response, accountId: string, rendered: Output<typeof exportRender>): Promise<void> {
    await this.enter(response, accountId, rendered);
    const content = await this.storage.take(rendered.storageKey);
    response.setHeader('Content-Type', rendered.mediaType);
    response.setHeader('Content-Length', rendered.bytes);
    response.setHeader('Content-Disposition', contentDisposition('attachment', rendered.fileName));
    response.setHeader('Cache-Control', 'no-store');
    await sendStream(response, content);
  }

  private async enter(response: Response, accountId: string, { storageKey }: Output<typeof exportRender>): Promise<void> {
    try {
      this.downloads.enter(accountId, response);
    } catch (error) {
      await this.storage.remove(storageKey);
      throw error;
    }
  }
}

/** The name, with a number where another file has it: `invoice (2).csv`. */
function unlike(names: Set<string>, name: string): string {
  const { name: base, ext } = parse(name);
  let free = name;
  for (let number = 2; names.has(free); number++) free = `${base} (${number})${ext}`;
  names.add(free);
  return free;
}
