import { Injectable } from '@nestjs/common';
import { PLANS, ServiceError, type ExtractionExtra, type PlanName } from '@gridline/contracts';
import { newId, requestArrivedAt } from '@gridline/runtime';
import type { Request } from 'express';
import { AnswerSchemas } from '../schemas/answer-schemas';
import { Acceptances, OutcomeUnknown } from './acceptances';
import { IncomingDocuments } from './incoming-documents';
import { idempotencyKeyOf, parseInferOptions } from './infer-options';
import type { Upload } from './upload';

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

/** Seconds that a client is asked to wait while its run goes on. */
const RUNNING_RETRY_SECONDS = 2;

/** From a request to a queued extraction; the same for keys and for the app. */
@Injectable()
export class InferService {
  constructor(
    private readonly documents: IncomingDocuments,
    private readonly acceptances: Acceptances,
    private readonly schemas: AnswerSchemas,
  ) {}

  /** Stores the document and queues its extraction. A run outlives the request from here on. */
  async accept(request: Request, { accountId, plan, keyId }: Sender): Promise<Accepted> {
    const idempotencyKey = idempotencyKeyOf(request);
    const ownMs = performance.now() - requestArrivedAt();
    const upload = await this.documents.receive(request, accountId, PLANS[plan].uploadBytes);
    // How long the client takes to send its document is not held against us.
    const since = performance.now() - ownMs;
    try {
      return await this.queue(upload, { accountId, plan, keyId }, { idempotencyKey, since });
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) await this.documents.remove(upload.file.storageKey);
      throw error;
    }
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
    await this.documents.remove(file.storageKey);
    return { extractionId: endedRun(answer), replayed: true, ...asked };
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
