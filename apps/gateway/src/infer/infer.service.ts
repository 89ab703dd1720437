import { Inject, Injectable } from '@nestjs/common';
import {
  PLANS,
  ServiceError,
  extractionAccept,
  extractionGet,
  isErrorCode,
  usageSummary,
  type ExtractionResult,
  type PlanName,
  type UsageCounters,
} from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { Storage } from '@gridline/storage';
import type { Request } from 'express';
import { GATEWAY_CONFIG, type GatewayConfig } from '../gateway.config';
import { ExtractionWatch, type Status } from './extraction-watch';
import { idempotencyKeyOf, parseInferOptions } from './infer-options';
import { receiveUpload, type Upload } from './upload';

/** A document was taken in; `replayed` where its idempotency key was known. */
export interface Accepted {
  extractionId: string;
  replayed: boolean;
}

/** Seconds that a client is asked to wait while its run goes on. */
const RUNNING_RETRY_SECONDS = 2;

/** From an upload to its answer; the same for keys and for the app. */
@Injectable()
export class InferService {
  constructor(
    private readonly services: Services,
    private readonly storage: Storage,
    private readonly watch: ExtractionWatch,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Stores the document and queues its extraction. A run outlives the request from here on. */
  async accept(request: Request, accountId: string, plan: PlanName): Promise<Accepted> {
    const idempotencyKey = idempotencyKeyOf(request);
    const upload = await receiveUpload(request, this.storage, accountId, PLANS[plan].uploadBytes);
    try {
      return await this.queue(upload, accountId, plan, idempotencyKey);
    } catch (error) {
      await this.storage.remove(upload.file.storageKey);
      throw error;
    }
  }

  /** Waits for the run's end and answers its result and the units it was charged; throws the error that it ended with. */
  async result(accountId: string, { extractionId, replayed }: Accepted): Promise<{ result: ExtractionResult; charged: number }> {
    const status = await this.watch.ended(accountId, extractionId, this.config.INFER_WAIT_SECONDS * 1000);
    if (!status)
      throw new ServiceError('busy', `The extraction is still running; ask for it as ${extractionId}.`, {
        retryAfterSeconds: RUNNING_RETRY_SECONDS,
      });
    throwIfFailed(status);
    const extraction = await this.services.ask(extractionGet, { accountId, id: extractionId, include: 'export' });
    const { id, fileId, fileName, docType, columns, rows, metadata, confidence, createdAt } = extraction;
    const result = { id, fileId, fileName, docType, columns, rows, metadata, confidence, createdAt };
    return { result, charged: replayed ? 0 : (status.pageCount ?? 0) };
  }

  /** The account's counters now, for the headers after a run. */
  async counters(accountId: string): Promise<UsageCounters> {
    return (await this.services.ask(usageSummary, { accountId })).counters;
  }

  private async queue({ file, fields }: Upload, accountId: string, plan: PlanName, idempotencyKey: string | undefined): Promise<Accepted> {
    const { engine, doc_type: docTypeHint, password, label } = parseInferOptions(fields);
    const answer = await this.services.ask(extractionAccept, {
      accountId,
      plan,
      file,
      engine,
      docTypeHint,
      password,
      label,
      idempotencyKey,
    });
    if (answer.outcome === 'accepted') return { extractionId: answer.extractionId, replayed: false };
    await this.storage.remove(file.storageKey);
    if (answer.outcome === 'reused')
      throw new ServiceError('idempotency_key_reused', 'This Idempotency-Key was used with another file or other options.');
    if (answer.state === 'queued' || answer.state === 'running') {
      throw new ServiceError('idempotency_in_progress', 'The request with this Idempotency-Key is still running.', {
        retryAfterSeconds: RUNNING_RETRY_SECONDS,
      });
    }
    return { extractionId: answer.extractionId, replayed: true };
  }
}

/** Throws the error that a run ended with. */
export function throwIfFailed(status: Status): void {
  if (status.state !== 'failed') return;
  const { code, detail } = status.error ?? { code: 'internal_error', detail: '' };
  throw new ServiceError(isErrorCode(code) ? code : 'internal_error', detail);
}
