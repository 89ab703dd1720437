import { Controller, Get, Param, Res } from '@nestjs/common';
import { extractionExport, extractionGet, extractionList, extractionProvenance, extractionStatus } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import type { Response } from 'express';
import type { z } from 'zod';
import { sendJsonStream } from '../http/send-stream';
import { Route, ValidQuery } from '../http/route';
import { throwIfFailed } from '../infer/infer.service';
import type { Caller } from '../metering/caller';
import { CurrentCaller } from '../metering/current-caller';
import { ExportAnswer } from './export-answer';
import { exportQuery, getQuery, listQuery } from './list-query';

/** Seconds after which a running extraction is worth another look. */
const RUNNING_RETRY_SECONDS = 1;

@Controller('api/v1/extractions')
export class ExtractionsController {
  constructor(
    private readonly services: Services,
    private readonly exports: ExportAnswer,
  ) {}

  @Get()
  @Route({
    summary: "List the account's extractions",
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
      '200 with the members of the JSON export once it is completed; 202 with its progress until then; the error that it ended with, if it failed.',
    scope: 'extractions:read',
    query: getQuery,
    response: extractionExport.extend({ provenance: extractionProvenance.optional() }),
    errors: [
      'invalid_parameter',
      'not_found',
      'corrupt_document',
      'pe_budget_exceeded',
      'page_limit_exceeded',
      'no_content',
      'extraction_timeout',
    ],
  })
  async get(
    @Param('id') id: string,
    @ValidQuery() { include }: z.infer<typeof getQuery>,
    @CurrentCaller() { accountId }: Caller,
    @Res() response: Response,
  ): Promise<void> {
    const status = await this.services.ask(extractionStatus, { accountId, id });
    throwIfFailed(status);
    if (status.state === 'completed') {
      await sendJsonStream(response, await this.services.askForJson(extractionGet, { accountId, id, include: include ?? 'export' }));
      return;
    }
    response.setHeader('Retry-After', RUNNING_RETRY_SECONDS);
    response.status(202).json({ id, state: status.state, progress: status.progress });
  }

  @Get(':id/export')
  @Route({
    summary: 'Export one extraction',
    scope: 'extractions:export',
    query: exportQuery,
    response: extractionExport,
    produces: ['application/json', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    errors: ['invalid_parameter', 'not_found', 'extraction_not_ready'],
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
