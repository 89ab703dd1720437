import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import {
  ERRORS,
  PLANS,
  ServiceError,
  extractionGet,
  extractionParts,
  extractionStatus,
  isErrorCode,
  usageSummary,
  type ExtractionExtra,
  type PendingExtraction,
  type PlanName,
  type UsageCounters,
} from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { LOGGER, isAway, newId, requestArrivedAt } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { GATEWAY_CONFIG, type GatewayConfig } from '../gateway.config';
import { Acceptances, OutcomeUnknown } from './acceptances';
import { ExtractionWatch, type Status } from './extraction-watch';
import { idempotencyKeyOf, parseInferOptions } from './infer-options';
import { JsonBodies } from './json-bodies';
import { receiveJsonDocument } from './json-document';
import { AnswerSchemas } from '../schemas/answer-schemas';
import { RemoteDocuments } from './remote-documents';
import { receiveUpload, type Upload } from './upload';

/** A document was taken in; `replayed` where its idempotency key was known. */
export interface Accepted {
  extractionId: string;
  replayed: boolean;
  /** What the answer is to have besides. */
  extras?: ExtractionExtra[];
  reference?: string;
}

/** Who sends a document: an account, by a key or by its app. */
export interface Sender {
  accountId: string;
  plan: PlanName;
  keyId?: string;
}

/** What a run came to. */
export interface Finished {
  /** The answer as JSON text, which was never whole in this process. */
  json: Readable;
  charged: number;
}

/** Seconds that a client is asked to wait while its run goes on. */
const RUNNING_RETRY_SECONDS = 2;
/** How long a client whose wait is over is kept for a last look at its run. */
const STATUS_MS = 1_000;

/** From an upload to its answer; the same for keys and for the app. */
@Injectable()
export class InferService {
  constructor(
    private readonly services: Services,
    private readonly storage: Storage,
    private readonly watch: ExtractionWatch,
    private readonly acceptances: Acceptances,
    private readonly remote: RemoteDocuments,
    private readonly schemas: AnswerSchemas,
    private readonly jsonBodies: JsonBodies,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Stores the document and queues its extraction. A run outlives the request from here on. */
  async accept(request: Request, { accountId, plan, keyId }: Sender): Promise<Accepted> {
    const idempotencyKey = idempotencyKeyOf(request);
    const ownMs = performance.now() - requestArrivedAt();
    const upload = await this.receive(request, accountId, PLANS[plan].uploadBytes);
    // How long the client takes to send its document is not held against us.
    const since = performance.now() - ownMs;
    try {
      return await this.queue(upload, { accountId, plan, keyId }, { idempotencyKey, since });
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) await this.remove(upload.file.storageKey);
      throw error;
    }
  }

  /**
   * Waits for the run's end and answers its result and the units it was charged; undefined where it has not ended in time, or its result
   * cannot be had at the moment: the document is taken in, and must not be sent again. Throws the error that the run ended with.
   */
  async result(
    accountId: string,
    { extractionId, replayed, extras }: Accepted,
    waitSeconds = this.config.INFER_WAIT_SECONDS,
  ): Promise<Finished | undefined> {
    const longest = Math.min(waitSeconds, this.config.INFER_WAIT_SECONDS);
    const status = await this.watch.ended(accountId, extractionId, longest * 1000);
    if (!status) return undefined;
    throwIfFailed(status);
    const wanted = { accountId, id: extractionId, extras };
    const json = await (
      status.state === 'split'
        ? this.services.askForJson(extractionParts, wanted)
        : this.services.askForJson(extractionGet, { ...wanted, include: 'result' })
    ).catch(undefinedIfPassing);
    if (!json) return undefined;
    return { json, charged: replayed ? 0 : (status.pageCount ?? 0) };
  }

  /** How an accepted run stands, for a client that is not kept waiting. */
  async pending(accountId: string, { extractionId: id }: Accepted): Promise<PendingExtraction> {
    const status = await this.services.ask(extractionStatus, { accountId, id }, { timeoutMs: STATUS_MS }).catch(undefinedIfPassing);
    return { id, state: status?.state === 'queued' ? 'queued' : 'running', progress: status?.progress };
  }

  /** The account's counters now, for the headers after a run. */
  async counters(accountId: string): Promise<UsageCounters> {
    return (await this.services.ask(usageSummary, { accountId })).counters;
  }

  /** A form, or JSON on the route whose body is not read before. */
  private async receive(request: Request, accountId: string, maxBytes: number): Promise<Upload> {
    const isJson = request.body === undefined && request.is('json') !== false && request.is('json') !== null;
    if (!isJson) return receiveUpload(request, this.storage, accountId, maxBytes);
    const { storage, remote } = this;
    const givesWay = new AbortController();
    const giveBack = this.jsonBodies.take(accountId, request, (error) => givesWay.abort(error));
    return receiveJsonDocument(request, { storage, remote, givesWay: givesWay.signal }, accountId, maxBytes).finally(giveBack);
  }

  private async queue(
    { file, fields, location }: Upload,
    { accountId, plan, keyId }: Sender,
    { idempotencyKey, since }: { idempotencyKey: string | undefined; since: number },
  ): Promise<Accepted> {
    const { include: extras, ...options } = parseInferOptions(fields, location);
    const { doc_type: docTypeHint, webhook: webhookIds, max_cost: maxCost, page_images: pageImages, schema, split, ...others } = options;
    const wanted = {
      ...{ accountId, plan, keyId, file, idempotencyKey, extractionId: newId('ext') },
      ...{ maxCost, pageImages, docTypeHint, webhookIds },
      schema: await this.schemas.resolve(accountId, schema, location),
      ...(split === 'auto' ? { split } : {}),
      ...others,
    };
    const answer = await this.acceptances.accept(wanted, since);
    const asked = { extras, reference: options.reference };
    if (answer.outcome === 'accepted') return { extractionId: answer.extractionId, replayed: false, ...asked };
    await this.remove(file.storageKey);
    return { extractionId: endedRun(answer), replayed: true, ...asked };
  }

  /** What cannot be removed now is left to the sweeper; the client hears what became of its request. */
  private async remove(storageKey: string): Promise<void> {
    await this.storage.remove(storageKey).catch((error: unknown) => this.logger.warn({ err: error, storageKey }, 'an upload is left'));
  }
}

/** The run that the same request has made before; throws where there is none, or it has not ended. */
function endedRun(answer: Exclude<Awaited<ReturnType<Acceptances['accept']>>, { outcome: 'accepted' }>): string {
  if (answer.outcome === 'full')
    throw new ServiceError('busy', 'Too many extractions are in flight.', { retryAfterSeconds: answer.retryAfterSeconds });
  if (answer.outcome === 'reused')
    throw new ServiceError('idempotency_key_reused', 'This Idempotency-Key was used with another file or other options.');
  if (answer.state === 'queued' || answer.state === 'running')
    throw new ServiceError('idempotency_in_progress', 'The request with this Idempotency-Key is still running.', {
      retryAfterSeconds: RUNNING_RETRY_SECONDS,
    });
  return answer.extractionId;
}

/** A failure that passes by itself, of another service or of what this process needs, says nothing about the run. */
function undefinedIfPassing(error: unknown): undefined {
  if (!isAway(error) && !(error instanceof ServiceError && ERRORS[error.code].retryable)) throw error;
}

/** Throws the error that a run ended with. */
function throwIfFailed(status: Status): void {
  if (status.state !== 'failed') return;
  const { code, detail } = status.error ?? { code: 'internal_error', detail: '' };
  throw new ServiceError(isErrorCode(code) ? code : 'internal_error', detail);
}
