import { Controller, Delete, Get, HttpCode, Param, Res, UseGuards } from '@nestjs/common';
import { ServiceError, fileDelete, fileGet } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { FileMissing, Storage } from '@gridline/storage';
import type { Response } from 'express';
import { contentDisposition } from '../http/content-disposition';
import { sendStream } from '../http/send-stream';
import { Route } from '../http/route';
import { DownloadsUnderWay } from './downloads-under-way';
import { CurrentUser, SessionGuard } from '../sessions/session.guard';
import type { SessionUser } from '../sessions/sessions.service';

/** What a browser may show by itself; everything else is a download. */
const SHOWN_INLINE = /^(application\/pdf|image\/(png|jpeg|webp|gif|bmp))$/;

@Controller('api/files')
@UseGuards(SessionGuard)
export class FilesController {
  constructor(
    private readonly services: Services,
    private readonly storage: Storage,
    private readonly downloads: DownloadsUnderWay,
  ) {}

  @Get(':id')
  @Route({
    summary: 'Download a file',
    produces: ['*/*'],
    also: { 303: { when: 'The file is to be had from the bucket, for a while, at `Location`.', headers: ['Location'] } },
    errors: ['not_found', 'session_required', 'busy'],
  })
  async get(@Param('id') id: string, @CurrentUser() { accountId }: SessionUser, @Res() response: Response): Promise<void> {
    const file = await this.services.ask(fileGet, { accountId, id });
    const isShown = SHOWN_INLINE.test(file.mediaType);
    // What is shown comes through us, with our headers; a download may come from where it lies.
    const link = isShown ? undefined : await this.storage.link(file.storageKey, file);
    if (link) return void response.location(link).status(303).end();
    this.downloads.enter(accountId, response);
    const content = await this.storage.read(file.storageKey).catch((error: unknown) => {
      throw error instanceof FileMissing ? new ServiceError('not_found', 'There is no such file.') : error;
    });
    response.setHeader('Content-Type', file.mediaType);
    response.setHeader('Content-Length', file.bytes);
    response.setHeader('Content-Disposition', contentDisposition(isShown ? 'inline' : 'attachment', file.name));
    response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    response.setHeader('Cache-Control', 'private, no-store');
    await sendStream(response, content);
  }

  @Delete(':id')
  @HttpCode(204)
  @Route({ summary: "Remove a file's bytes; its extractions stay", status: 204, errors: ['not_found', 'session_required', 'csrf_failed'] })
  async delete(@Param('id') id: string, @CurrentUser() { accountId }: SessionUser): Promise<void> {
    await this.services.ask(fileDelete, { accountId, id });
  }
}
