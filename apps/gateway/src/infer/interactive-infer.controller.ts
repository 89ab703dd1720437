import { Controller, Get, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { extractionStatus } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import type { Request, Response } from 'express';
import { sendJsonStream } from '../http/send-stream';
import { Route } from '../http/route';
import { CurrentUser, SessionGuard } from '../sessions/session.guard';
import type { SessionUser } from '../sessions/sessions.service';
import { openEventStream, tooManyStreams } from './event-stream';
import { ExtractionWatch } from './extraction-watch';
import { ALSO_ACCEPTED, DOCUMENT_ERRORS, inferAnswer } from './infer.controller';
import { inferFormDocs } from './infer-options';
import { InferService } from './infer.service';
import { sendPending } from './pending-answer';
import { preferencesOf } from './preferences';
import { RunAnswers } from './run-answers';
import { SessionInferGuard } from './session-infer.guard';
import { WaitsUnderWay } from './waits-under-way';

@Controller('api/extract/infer')
@UseGuards(SessionGuard)
export class InteractiveInferController {
  constructor(
    private readonly infer: InferService,
    private readonly answers: RunAnswers,
    private readonly services: Services,
    private readonly watch: ExtractionWatch,
    private readonly waits: WaitsUnderWay,
  ) {}

  @Post()
  @UseGuards(SessionInferGuard)
  @Route({
    summary: 'Send a document from the app',
    description: 'The same engine, page caps, PE budget and limits a minute as the key route.',
    form: inferFormDocs,
    response: inferAnswer,
    status: 201,
    also: ALSO_ACCEPTED,
    answerHeaders: ['Location'],
    problemHeaders: ['Location'],
    errors: [...DOCUMENT_ERRORS, 'infer_rate_limit_exceeded', 'queue_limit_reached', 'session_required', 'csrf_failed'],
  })
  async post(@Req() request: Request, @CurrentUser() { accountId }: SessionUser, @Res() response: Response): Promise<void> {
    const { plan } = await this.answers.counters(accountId);
    const accepted = await this.infer.accept(request, { accountId, plan });
    response.location(`/api/extractions/${accepted.extractionId}`);
    if (preferencesOf(request).respondAsync) {
      sendPending(response, { id: accepted.extractionId, state: 'queued' });
      return;
    }
    const finished = await this.answers.result(accountId, accepted);
    if (finished) await sendJsonStream(response.status(201), finished.json);
    else sendPending(response, await this.answers.pending(accountId, accepted));
  }

  @Get(':id/events')
  @Route({
    summary: 'Follow an extraction',
    description: 'Server-sent events: `progress` with phase, page and pageCount, then one `finished` with the state and the error, if any.',
    produces: ['text/event-stream'],
    errors: ['session_required', 'not_found', 'rate_limit_exceeded'],
  })
  async events(@Param('id') id: string, @CurrentUser() { accountId }: SessionUser, @Res() response: Response): Promise<void> {
    await this.services.ask(extractionStatus, { accountId, id });
    if (!this.waits.take(accountId, response)) throw tooManyStreams();
    const send = openEventStream(response);
    const stop = this.watch.watch(accountId, id, {
      progress: ({ phase, page, pageCount }) => send('progress', { phase, page, pageCount }),
      finished: ({ state, error }) => {
        send('finished', { id, state, error });
        response.end();
      },
    });
    response.once('close', stop);
  }
}
