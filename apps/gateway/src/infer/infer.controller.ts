import { Controller, Post, Req, Res } from '@nestjs/common';
import { extractionResult, extractionWithExtras, pendingExtraction, splitExtraction, type ErrorCode } from '@gridline/contracts';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { sendJsonStream } from '../http/send-stream';
import { Route, type RouteDescription } from '../http/route';
import type { Caller } from '../metering/caller';
import { CurrentCaller } from '../metering/current-caller';
import { setPeHeaders } from '../metering/headers';
import { inferBodyDocs, inferFormDocs } from './infer-options';
import { sendPending } from './pending-answer';
import { preferencesOf } from './preferences';
import { setReference } from './reference';
import { InferService, type Accepted } from './infer.service';
import { RunAnswers } from './run-answers';

/** Every error that a document may meet. */
export const DOCUMENT_ERRORS = [
  'invalid_parameter',
  'missing_file',
  'too_many_files',
  'empty_file',
  'invalid_multipart',
  'invalid_idempotency_key',
  'pe_budget_exceeded',
  'idempotency_in_progress',
  'idempotency_key_reused',
  'file_too_large',
  'unsupported_media_type',
  'page_limit_exceeded',
  'encrypted_document',
  'corrupt_document',
  'image_too_large',
  'no_content',
  'busy',
  'extraction_timeout',
  'model_key_missing',
  'max_cost_exceeded',
  'model_provider_error',
  'storage_limit_reached',
  'failure_limit_exceeded',
] as const satisfies ErrorCode[];

/** Infer's answer with what was asked for beside it. */
const resultWithExtras = extractionResult
  .extend({
    provenance: extractionWithExtras.shape.provenance,
    tables: extractionWithExtras.shape.tables,
  })
  .meta({ id: 'ExtractionResultWithExtras' });

/** One document's answer, or that of a file which was split. */
export const inferAnswer = z.union([resultWithExtras, splitExtraction]).meta({ id: 'InferAnswer' });

/** The other answer of both doors. */
export const ALSO_ACCEPTED: RouteDescription['also'] = {
  202: {
    when: 'The document is taken in and its extraction goes on: asked for by `Prefer: respond-async`, or it outlasts the wait. `Location` is where to ask for it. Do not send it again.',
    response: pendingExtraction,
    headers: ['Location', 'Retry-After', 'Preference-Applied', 'X-Service-Reference'],
  },
};

const inferHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .optional()
    .meta({ description: '1 to 128 of `A-Z a-z 0-9 _ - : .`; the same key and document are run once.' }),
  Prefer: z.string().optional().meta({
    description: '`respond-async` answers 202 at once, with `Location`; `wait=20` waits so many seconds (1 to 50) before it does.',
  }),
});

@Controller('api/v1/infer')
export class InferController {
  constructor(
    private readonly infer: InferService,
    private readonly answers: RunAnswers,
  ) {}

  @Post()
  @Route({
    summary: 'Send a document, get its table',
    scope: 'infer:create',
    form: inferFormDocs,
    json: inferBodyDocs,
    headers: inferHeaders,
    response: inferAnswer,
    status: 201,
    answerHeaders: ['Location', 'Idempotency-Replayed', 'Preference-Applied', 'X-Service-Reference'],
    problemHeaders: ['Location', 'Idempotency-Replayed', 'X-Service-Reference'],
    also: ALSO_ACCEPTED,
    errors: [
      ...DOCUMENT_ERRORS,
      'invalid_json',
      'document_url_rejected',
      'document_fetch_failed',
      'infer_rate_limit_exceeded',
      'queue_limit_reached',
    ],
  })
  async post(@Req() request: Request, @CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
    const preferences = preferencesOf(request);
    const accepted = await this.infer.accept(request, caller);
    response.location(`/api/v1/extractions/${accepted.extractionId}`);
    setReference(response, accepted.reference);
    if (accepted.replayed) response.setHeader('Idempotency-Replayed', 'true');
    if (preferences.respondAsync && preferences.waitSeconds === undefined && !accepted.replayed) {
      response.setHeader('Preference-Applied', 'respond-async');
      sendPending(response, { id: accepted.extractionId, state: 'queued' });
      return;
    }
    if (preferences.waitSeconds !== undefined) response.setHeader('Preference-Applied', `wait=${preferences.waitSeconds}`);
    await this.answer(response, caller, accepted, preferences.waitSeconds);
  }

  /** Waits for the run's end and answers its result, or that it is pending; with each what is left of the month's units. */
  private async answer(response: Response, caller: Caller, accepted: Accepted, waitSeconds: number | undefined): Promise<void> {
    const { accountId, counters } = caller;
    try {
      const finished = await this.answers.result(accountId, accepted, waitSeconds);
      if (!finished) {
        sendPending(response, await this.answers.pending(accountId, accepted));
        return;
      }
      const { json, charged } = finished;
      const before = { ...counters, peUsed: counters.peUsed + charged };
      setPeHeaders(response, await this.answers.counters(accountId).catch(() => before), charged);
      await sendJsonStream(response.status(201), json);
    } catch (error) {
      setPeHeaders(response, await this.answers.counters(accountId).catch(() => counters), 0);
      throw error;
    }
  }
}
