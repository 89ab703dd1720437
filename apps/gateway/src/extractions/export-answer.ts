import { Injectable } from '@nestjs/common';
import { ServiceError, batchRender, exportRender, type ExportFormat, type Output } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { Storage } from '@gridline/storage';
import type { Response } from 'express';
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
  ) {}

  async send(response: Response, accountId: string, extractionId: string, { format, tables }: ExportQuery): Promise<void> {
    if (tables && format === 'csv') throw tablesOfCsv();
    await this.pass(response, await this.services.ask(exportRender, { accountId, extractionId, format, tables }, { timeoutMs: RENDER_MS }));
  }

  /** The tables of a batch as one. */
  async sendBatch(response: Response, accountId: string, batchId: string, format: ExportFormat): Promise<void> {
    await this.pass(response, await this.services.ask(batchRender, { accountId, batchId, format }, { timeoutMs: RENDER_MS }));
  }

  private async pass(response: Response, rendered: Output<typeof exportRender>): Promise<void> {
    const content = await this.storage.take(rendered.storageKey);
    response.setHeader('Content-Type', rendered.mediaType);
    response.setHeader('Content-Length', rendered.bytes);
    response.setHeader('Content-Disposition', contentDisposition('attachment', rendered.fileName));
    response.setHeader('Cache-Control', 'no-store');
    await sendStream(response, content);
  }
}

function tablesOfCsv(): ServiceError {
  const message = 'CSV has room for one table; take json or xlsx';
  return new ServiceError('invalid_parameter', 'Invalid: query.tables.', { errors: [{ location: 'query.tables', message }] });
}
