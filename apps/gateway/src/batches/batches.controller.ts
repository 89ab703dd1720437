import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { BATCH_DOCUMENTS, batchGet, batchView, exportFormat, extractionExport } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { ExportAnswer } from '../extractions/export-answer';
import { Route, ValidQuery } from '../http/route';
import { DOCUMENT_ERRORS } from '../infer/infer.controller';
import { inferFormDocs } from '../infer/infer-options';
import { setReference } from '../infer/reference';
import type { Caller } from '../metering/caller';
import { CurrentCaller } from '../metering/current-caller';
import { BatchesService } from './batches.service';

const exportQuery = z.object({ format: exportFormat.default('csv').meta({ description: 'The format to answer in.' }) });

const batchForm = inferFormDocs.omit({ password: true, include: true, engine: true, page_images: true, split: true }).extend({
  file: z
    .array(z.string().meta({ format: 'binary' }))
    .max(BATCH_DOCUMENTS)
    .meta({ description: `Up to ${BATCH_DOCUMENTS} parts named \`file\`, or one ZIP with as many files.` }),
});

/** Seconds after which a batch that goes on is worth another look. */
const RUNNING_RETRY_SECONDS = 2;

@Controller('api/v1/batches')
export class BatchesController {
  constructor(
    private readonly batches: BatchesService,
    private readonly services: Services,
    private readonly exports: ExportAnswer,
  ) {}

  @Post()
  @Route({
    summary: 'Send many documents at once',
    description: `Up to ${BATCH_DOCUMENTS} documents, or a ZIP of them. Each becomes an extraction of its own, is a call of the month and charged as if it was sent alone; one that is refused is told as an item and stops no other. The request is one of the minute's.`,
    scope: 'infer:create',
    form: batchForm,
    headers: z.object({ 'Idempotency-Key': z.string().optional().meta({ description: 'The same key and documents are run once.' }) }),
    response: batchView,
    status: 202,
    answerHeaders: ['Location', 'Retry-After', 'Idempotency-Replayed', 'X-Service-Reference'],
    errors: [...DOCUMENT_ERRORS, 'infer_rate_limit_exceeded', 'queue_limit_reached'],
  })
  async post(@Req() request: Request, @CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
    const { batch, replayed } = await this.batches.accept(request, caller);
    response.location(`/api/v1/batches/${batch.id}`).setHeader('Retry-After', RUNNING_RETRY_SECONDS);
    setReference(response, batch.reference);
    if (replayed) response.setHeader('Idempotency-Replayed', 'true');
    response.status(202).json(batch);
  }

  @Get(':id')
  @Route({
    summary: 'A batch and how far its documents are',
    scope: 'extractions:read',
    response: batchView,
    answerHeaders: ['X-Service-Reference'],
    errors: ['not_found'],
  })
  async get(@Param('id') id: string, @CurrentCaller() { accountId }: Caller, @Res() response: Response): Promise<void> {
    const batch = await this.services.ask(batchGet, { accountId, id });
    setReference(response, batch.reference);
    response.json(batch);
  }

  @Get(':id/export')
  @Route({
    summary: 'The tables of a batch as one',
    description:
      'One table with the rows of every completed document; its first column, `Source`, has the file name. Columns of one label are one.',
    scope: 'extractions:export',
    query: exportQuery,
    produces: ['text/csv', 'application/json', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    response: extractionExport,
    answerHeaders: ['Content-Disposition'],
    errors: ['invalid_parameter', 'not_found'],
  })
  export(
    @Param('id') id: string,
    @ValidQuery() { format }: z.infer<typeof exportQuery>,
    @CurrentCaller() { accountId }: Caller,
    @Res() response: Response,
  ): Promise<void> {
    return this.exports.sendBatch(response, accountId, id, format);
  }
}
