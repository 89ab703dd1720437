import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import {
  ERRORS,
  ServiceError,
  extractionGet,
  extractionParts,
  extractionStatus,
  isErrorCode,
  usageSummary,
  type PendingExtraction,
  type UsageCounters,
} from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { isAway } from '@gridline/runtime';
import { GATEWAY_CONFIG, type GatewayConfig } from '../gateway.config';
import { ExtractionWatch, type Status } from './extraction-watch';
import type { Accepted } from './infer.service';

/** What a run came to. */
interface Finished {
  /** The answer as JSON text, which was never whole in this process. */
  json: Readable;
  charged: number;
}

/** How long a client whose wait is over is kept for a last look at its run. */
const STATUS_MS = 1_000;

/** What a client is answered of a run that was taken in: its result, how it stands, and what it leaves of the month's units. */
@Injectable()
export class RunAnswers {
  constructor(
    private readonly services: Services,
    private readonly watch: ExtractionWatch,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

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
