import { Controller, Delete, Get, HttpCode, Param, Post, Res, UseGuards } from '@nestjs/common';
import {
  correction,
  extractionBrowse,
  extractionDelete,
  extractionExport,
  extractionGet,
  extractionProvenance,
  extractionRetry,
  extractionStatus,
  extractionTable,
  pendingExtraction,
  reviewState,
} from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import type { Response } from 'express';
import { z } from 'zod';
import { sendJsonStream } from '../http/send-stream';
import { Route, ValidBody, ValidQuery } from '../http/route';
import { sendPending } from '../infer/pending-answer';
import { SessionInferGuard } from '../infer/session-infer.guard';
import { CurrentUser, SessionGuard } from '../sessions/session.guard';
import type { SessionUser } from '../sessions/sessions.service';
import { ExportAnswer } from './export-answer';
import { extras } from '../infer/extras';
import { browseQuery, exportQuery, severalQuery, toBrowseInput, yesOrNo } from './list-query';
import { versionTag } from './version-tag';

const appGetQuery = z.object({
  include: extras.optional(),
  rows: yesOrNo.default(true).meta({
    description:
      '`false` leaves out the rows and what is parallel to them; `rowsOmitted` says how many there are, `/tables/answer/rows` answers them.',
  }),
});

const retryBody = z.strictObject({ password: z.string().min(1).max(1_024).optional().meta({ description: 'Opens an encrypted PDF.' }) });

/** A completed extraction as the app shows it. */
const readExtraction = extractionExport.extend({
  rowsOmitted: z.number().int().optional(),
  provenance: extractionProvenance,
  review: reviewState,
  tables: z.array(extractionTable).optional(),
  corrections: z.array(correction).optional(),
});

@Controller('api/extractions')
@UseGuards(SessionGuard)
export class AppExtractionsController {
  constructor(
    private readonly services: Services,
    private readonly exports: ExportAnswer,
  ) {}

  @Get()
  @Route({
    summary: 'Every extraction, in any state',
    query: browseQuery,
    response: extractionBrowse.output,
    errors: ['invalid_parameter', 'session_required'],
  })
  browse(@ValidQuery() query: z.infer<typeof browseQuery>, @CurrentUser() { accountId }: SessionUser) {
    return this.services.ask(extractionBrowse, { accountId, ...toBrowseInput(query) });
  }

  @Get('export')
  @Route({
    summary: 'Export several extractions as a ZIP, a file of each',
    query: severalQuery,
    produces: ['application/zip'],
    errors: ['invalid_parameter', 'not_found', 'extraction_not_ready', 'extraction_failed', 'extraction_split', 'session_required'],
  })
  exportSeveral(
    @ValidQuery() { ids, format }: z.infer<typeof severalQuery>,
    @CurrentUser() { accountId }: SessionUser,
    @Res() response: Response,
  ): Promise<void> {
    return this.exports.sendSeveral(response, accountId, ids, format);
  }

  @Get(':id')
  @Route({
    summary: 'One extraction with the provenance of every value',
    query: appGetQuery,
    response: z.union([readExtraction, extractionStatus.output]),
    answerHeaders: ['ETag'],
    also: { 202: { when: 'It is waiting or running.', response: extractionStatus.output } },
    errors: ['invalid_parameter', 'not_found', 'session_required'],
  })
  async get(
    @Param('id') id: string,
    @ValidQuery() { include, rows }: z.infer<typeof appGetQuery>,
    @CurrentUser() { accountId }: SessionUser,
    @Res() response: Response,
  ): Promise<void> {
    const status = await this.services.ask(extractionStatus, { accountId, id });
    if (status.version !== undefined) response.setHeader('ETag', versionTag(id, status.version));
    const wanted = { accountId, id, include: 'provenance', extras: include, withoutRows: !rows } as const;
    if (status.state === 'completed') await sendJsonStream(response, await this.services.askForJsonAsItComes(extractionGet, wanted));
    else response.status(status.state === 'failed' ? 200 : 202).json(status);
  }

  @Get(':id/export')
  @Route({
    summary: 'Export one extraction',
    query: exportQuery,
    response: extractionExport,
    produces: ['application/json', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    errors: ['invalid_parameter', 'not_found', 'extraction_not_ready', 'extraction_failed', 'extraction_split', 'session_required'],
  })
  export(
    @Param('id') id: string,
    @ValidQuery() query: z.infer<typeof exportQuery>,
    @CurrentUser() { accountId }: SessionUser,
    @Res() response: Response,
  ): Promise<void> {
    return this.exports.send(response, accountId, id, query);
  }

  @Post(':id/retry')
  @HttpCode(202)
  @UseGuards(SessionInferGuard)
  @Route({
    summary: 'Run a failed extraction again',
    description:
      'Over the same file and with the same options, under its own id; with a password where it needs one. Charged as any run, if it succeeds.',
    body: retryBody,
    response: pendingExtraction,
    status: 202,
    answerHeaders: ['Location', 'Retry-After'],
    errors: [
      ...(['invalid_parameter', 'not_found', 'extraction_not_failed', 'session_required', 'csrf_failed'] as const),
      ...(['infer_rate_limit_exceeded', 'queue_limit_reached', 'failure_limit_exceeded', 'busy'] as const),
    ],
  })
  async retry(
    @Param('id') id: string,
    @ValidBody() { password }: z.infer<typeof retryBody>,
    @CurrentUser() { accountId }: SessionUser,
    @Res() response: Response,
  ): Promise<void> {
    await this.services.ask(extractionRetry, { accountId, id, password });
    response.location(`/api/extractions/${id}`);
    sendPending(response, { id, state: 'queued' });
  }

  @Delete(':id')
  @HttpCode(204)
  @Route({ summary: 'Remove an extraction', status: 204, errors: ['not_found', 'session_required', 'csrf_failed'] })
  async delete(@Param('id') id: string, @CurrentUser() { accountId }: SessionUser): Promise<void> {
    await this.services.ask(extractionDelete, { accountId, id });
  }
}
