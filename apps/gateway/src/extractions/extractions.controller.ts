import { Controller, Get, Param, Res } from '@nestjs/common';
import {
  LIST_PAGE_BYTES,
  extractionExport,
  extractionGet,
  extractionList,
  extractionProvenance,
  extractionStatus,
  failedExtraction,
  pendingExtraction,
} from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import type { Response } from 'express';
import { z } from 'zod';
import { sendJsonStream } from '../http/send-stream';
import { Route, ValidQuery } from '../http/route';
import { sendPending } from '../infer/pending-answer';
import type { Caller } from '../metering/caller';
import { CurrentCaller } from '../metering/current-caller';
import { ExportAnswer } from './export-answer';
import { exportQuery, getQuery, listQuery } from './list-query';

@Controller('api/v1/extractions')
export class ExtractionsController {
  constructor(
    private readonly services: Services,
    private readonly exports: ExportAnswer,
  ) {}

  @Get()
  @Route({
    summary: "List the account's extractions",
    description: `Rows included. A page holds about ${LIST_PAGE_BYTES / 1e6} MB: of the items after that, \`rows\` is empty and \`rowsOmitted\` says how many rows there are; export them, or take a smaller page.`,
    scope: 'extractions:read',
    query: listQuery,
    response: extractionList.output,
    errors: ['invalid_parameter'],
  })
  async list(
    @ValidQuery() query: z.infer<typeof listQuery>,
    @CurrentCaller() { accountId }: Caller,
    @Res() response: Response,
  ): Promise<void> {
    const { doc_type: docType, ...page } = query;
    await sendJsonStream(response, await this.services.askForJson(extractionList, { accountId, docType, ...page }, { timeoutMs: 60_000 }));
  }

  @Get(':id')
  @Route({
    summary: 'One extraction, or how far it is',
    description:
      '202 with its progress while it goes on; then 200: with the members of the JSON export where it is completed, with `state` and `error` where it failed.',
    scope: 'extractions:read',
    query: getQuery,
    response: z.union([extractionExport.extend({ provenance: extractionProvenance.optional() }), failedExtraction]),
    also: { 202: { when: 'It is waiting or running; ask again after `Retry-After`.', response: pendingExtraction } },
    errors: ['invalid_parameter', 'not_found'],
  })
  async get(
    @Param('id') id: string,
    @ValidQuery() { include }: z.infer<typeof getQuery>,
    @CurrentCaller() { accountId }: Caller,
    @Res() response: Response,
  ): Promise<void> {
    const { state, progress, error } = await this.services.ask(extractionStatus, { accountId, id });
    if (state === 'completed')
      await sendJsonStream(response, await this.services.askForJson(extractionGet, { accountId, id, include: include ?? 'export' }));
    else if (state === 'failed') response.json({ id, state, error });
    else sendPending(response, { id, state, progress });
  }

  @Get(':id/export')
  @Route({
    summary: 'Export one extraction',
    scope: 'extractions:export',
    query: exportQuery,
    response: extractionExport,
    produces: ['application/json', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    errors: ['invalid_parameter', 'not_found', 'extraction_not_ready', 'extraction_failed'],
  })
  export(
    @Param('id') id: string,
    @ValidQuery() { format }: z.infer<typeof exportQuery>,
    @CurrentCaller() { accountId }: Caller,
    @Res() response: Response,
  ): Promise<void> {
    return this.exports.send(response, accountId, id, format);
  }
}
