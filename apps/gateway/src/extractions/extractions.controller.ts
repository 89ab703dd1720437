import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import {
  LIST_PAGE_BYTES,
  extractionExport,
  extractionWithExtras,
  extractionGet,
  extractionList,
  extractionParts,
  extractionStatus,
  failedExtraction,
  pendingExtraction,
  splitExtraction,
} from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { BREAKS_OFF, sendJsonStream } from '../http/send-stream';
import { Route, ValidQuery, type RouteDescription } from '../http/route';
import { ExtractionWatch, hasEnded, type Status } from '../infer/extraction-watch';
import { sendPending } from '../infer/pending-answer';
import { preferencesOf } from '../infer/preferences';
import { setReference } from '../infer/reference';
import { WAITS_OF_ACCOUNT, WaitsUnderWay } from '../infer/waits-under-way';
import type { Caller } from '../metering/caller';
import { CurrentCaller } from '../metering/current-caller';
import { ExportAnswer } from './export-answer';
import { exportQuery, getQuery, listQuery, toListInput } from './list-query';

/** What a run has come to. */
const extractionAnswer = z.union([extractionWithExtras, splitExtraction, failedExtraction]).meta({ id: 'ExtractionAnswer' });

/** The answer before that. */
const STILL_RUNNING: RouteDescription['also'] = {
  202: {
    when: 'It is waiting or running; ask again after `Retry-After`.',
    response: pendingExtraction,
    headers: ['Retry-After', 'X-Service-Reference'],
  },
};

@Controller('api/v1/extractions')
export class ExtractionsController {
  constructor(
    private readonly services: Services,
    private readonly exports: ExportAnswer,
    private readonly watch: ExtractionWatch,
    private readonly waits: WaitsUnderWay,
  ) {}

  @Get()
  @Route({
    summary: "List the account's extractions",
    description: `Rows included. A page holds about ${LIST_PAGE_BYTES / 1e6} MB: of the items after that, \`rows\` is empty and \`rowsOmitted\` says how many rows there are; export them, or take a smaller page. ${BREAKS_OFF}`,
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
    const wanted = { accountId, ...toListInput(query) };
    await sendJsonStream(response, await this.services.askForJsonAsItComes(extractionList, wanted, { timeoutMs: 60_000 }));
  }

  @Get(':id')
  @Route({
    summary: 'One extraction, or how far it is',
    description: `202 with its progress while it goes on, with a \`Retry-After\` that grows; \`wait\` (or \`Prefer: wait=SECONDS\`) holds the call until it ends; where an account holds ${WAITS_OF_ACCOUNT} calls open already, the next is answered at once. Then 200: with the members of the JSON export where it is completed, with \`state\` and \`error\` where it failed, with \`state\` and \`parts\` where its file was split. ${BREAKS_OFF}`,
    scope: 'extractions:read',
    query: getQuery,
    headers: z.object({ Prefer: z.string().optional().meta({ description: '`wait=20` is `?wait=20`.' }) }),
    response: extractionAnswer,
    also: STILL_RUNNING,
    answerHeaders: ['X-Service-Reference'],
    errors: ['invalid_parameter', 'not_found'],
  })
  async get(
    @Param('id') id: string,
    @ValidQuery() { include, wait, low_confidence: lowConfidence }: z.infer<typeof getQuery>,
    @CurrentCaller() { accountId }: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const seconds = wait ?? preferencesOf(request).waitSeconds;
    const { state, progress, error, createdAt, reference } = await this.status(accountId, id, response, seconds);
    setReference(response, reference);
    const wanted = { accountId, id, include: 'export', extras: include, lowConfidence } as const;
    if (state === 'completed') await sendJsonStream(response, await this.services.askForJsonAsItComes(extractionGet, wanted));
    else if (state === 'split')
      await sendJsonStream(response, await this.services.askForJsonAsItComes(extractionParts, { accountId, id, extras: include }));
    else if (state === 'failed') response.json({ id, state, error });
    else sendPending(response, { id, state, progress }, createdAt);
  }

  /** How the run stands, at its end if that comes within the time that its client waits. */
  private async status(accountId: string, id: string, response: Response, waitSeconds: number | undefined): Promise<Status> {
    const now = await this.services.ask(extractionStatus, { accountId, id });
    if (waitSeconds === undefined || hasEnded(now)) return now;
    // Who holds too many calls open is told at once how the run stands.
    if (!this.waits.take(accountId, response)) return now;
    const left = new AbortController();
    response.once('close', () => left.abort());
    const ended = await this.watch.ended(accountId, id, waitSeconds * 1000, left.signal);
    return ended ?? this.services.ask(extractionStatus, { accountId, id });
  }

  @Get(':id/export')
  @Route({
    summary: 'Export one extraction',
    scope: 'extractions:export',
    query: exportQuery,
    response: extractionExport.extend({ tables: extractionWithExtras.shape.tables }),
    produces: ['application/json', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    answerHeaders: ['Content-Disposition'],
    errors: ['invalid_parameter', 'not_found', 'extraction_not_ready', 'extraction_failed', 'extraction_split'],
  })
  export(
    @Param('id') id: string,
    @ValidQuery() query: z.infer<typeof exportQuery>,
    @CurrentCaller() { accountId }: Caller,
    @Res() response: Response,
  ): Promise<void> {
    return this.exports.send(response, accountId, id, query);
  }
}
