import { Injectable } from '@nestjs/common';
import { exportRender, type ExportFormat } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { Storage } from '@gridline/storage';
import type { Response } from 'express';
import { contentDisposition } from '../http/content-disposition';
import { sendStream } from '../http/send-stream';

/** A large export may take the export service this long. */
const RENDER_MS = 120_000;

/** Has an extraction rendered and streams it to the client; the rendered file is removed, whatever happens. */
@Injectable()
export class ExportAnswer {
  constructor(
    private readonly services: Services,
    private readonly storage: Storage,
  ) {}

  async send(response: Response, accountId: string, extractionId: string, format: ExportFormat): Promise<void> {
    const rendered = await this.services.ask(exportRender, { accountId, extractionId, format }, { timeoutMs: RENDER_MS });
    const content = await this.storage.take(rendered.storageKey);
    response.setHeader('Content-Type', rendered.mediaType);
    response.setHeader('Content-Length', rendered.bytes);
    response.setHeader('Content-Disposition', contentDisposition('attachment', rendered.fileName));
    response.setHeader('Cache-Control', 'no-store');
    await sendStream(response, content);
  }
}
