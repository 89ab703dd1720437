import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import { REQUESTS_PER_MINUTE, ServiceError, type UsageCounters } from '@gridline/contracts';
import { LOGGER, requestArrivedAt } from '@gridline/runtime';
import type { NextFunction, Response } from 'express';
import type { Logger } from 'pino';
import type { KeyRecord } from '../keys/key-cache';
import { KeyUses } from '../keys/key-uses';
import { Admissions } from './admissions';
import type { MeteredRequest } from './caller';
import { clientAddress } from '../http/client-address';
import { DOCUMENT_PATHS } from '../http/document-paths';
import { secondsUntilFree, setMeteringHeaders, setPeHeaders } from './headers';
import { fullOf, inferLimits, tooManyInfers } from './infer-limits';
import { KeyProof } from './key-proof';
import { MinuteLimits, type SharedTaking } from './minute-limits';
import type { LogLimit, LogState } from './minute-window';
import { QueueLimit } from './queue-limit';
import { UploadsUnderWay } from './uploads-under-way';

/**
 * Stands before every route of `/api/v1`, those that do not exist included: key, minute limit, limits of infer, queue, monthly allowance,
 * in this order. What it refuses has moved no counter; what it lets through is counted, whatever comes of it.
 */
@Injectable()
export class MeteringMiddleware implements NestMiddleware {
  constructor(
    private readonly proof: KeyProof,
    private readonly uses: KeyUses,
    private readonly limits: MinuteLimits,
    private readonly admissions: Admissions,
    private readonly uploads: UploadsUnderWay,
    private readonly queue: QueueLimit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async use(request: MeteredRequest, response: Response, next: NextFunction): Promise<void> {
    const shown = await this.proof.find(request);
    const { key } = shown;
    const limits = [minuteLimit(key), ...(isInfer(request) ? inferLimits(key.userId, clientAddress(request)) : [])];
    const taking = await this.limits.take(key.id, limits);
    if (await this.proof.isRevoked(shown, taking)) throw await this.proof.refuseRevoked(request, shown, taking);
    if (taking.outcome === 'refused') throw await this.refuseMinute(response, key, limits, taking.states);
    if (isInfer(request)) await this.refuseWhereTooMuchIsOnItsWay(request, response, key, taking);
    const counters = await this.count(response, key, taking);
    setLimits(response, taking.states, counters);
    this.uses.note(key.id);
    const { id: keyId, accountId, userId, scopes } = key;
    request.caller = { kind: 'key', accountId, userId, keyId, scopes, plan: counters.plan, counters };
    next();
  }

  private async refuseMinute(response: Response, key: KeyRecord, limits: LogLimit[], states: LogState[]): Promise<ServiceError> {
    const counters = await this.admissions.counters(key.accountId).catch((error: unknown) => this.onAway(error));
    setLimits(response, states, counters);
    const full = fullOf(limits, states);
    if (!full.includes(states[0]!)) return tooManyInfers(full);
    const retryAfterSeconds = Math.max(...full.map(secondsUntilFree));
    return new ServiceError('rate_limit_exceeded', `A key may make ${REQUESTS_PER_MINUTE} requests in a minute.`, { retryAfterSeconds });
  }

  /** Uploads under way, and documents that wait: where it refuses, the minute is as if it had not been asked. */
  private async refuseWhereTooMuchIsOnItsWay(
    request: MeteredRequest,
    response: Response,
    key: KeyRecord,
    taking: SharedTaking,
  ): Promise<void> {
    const refusal = this.uploads.enter(key.accountId, request, response) ?? (await this.queue.refusal(key.accountId));
    if (!refusal) return;
    await taking.takeBack();
    const counters = await this.admissions.counters(key.accountId).catch((error: unknown) => this.onAway(error));
    setLimits(response, taking.states.map(withoutOne), counters);
    throw refusal;
  }

  /** The refusal stands without the month's counters too. */
  private onAway(error: unknown): undefined {
    this.logger.debug({ err: error }, 'no counters for a refusal');
  }

  /** Counts the call; where it cannot be counted, or the allowance is used up, the minute is as if it had not been asked. */
  private async count(response: Response, key: KeyRecord, taking: SharedTaking): Promise<UsageCounters> {
    const admission = await this.admissions
      .admit(key.accountId, { keyId: key.id, arrivedAt: requestArrivedAt() })
      .catch(async (error: unknown) => {
        await taking.takeBack();
        setLimits(response, taking.states.map(withoutOne), undefined);
        throw error;
      });
    if (admission.admitted) return admission.counters;
    await taking.takeBack();
    setLimits(response, taking.states.map(withoutOne), admission.counters);
    throw new ServiceError('monthly_limit_exceeded', `The plan allows ${admission.counters.callsLimit} calls a month.`, {
      retryAfterSeconds: admission.counters.resetSeconds,
    });
  }
}

/** As Express matches it: in any case, with or without a slash at the end. */
function isInfer({ method, baseUrl, path }: MeteredRequest): boolean {
  return method === 'POST' && DOCUMENT_PATHS.includes((baseUrl + path).toLowerCase().replace(/\/+$/, ''));
}

const minuteLimit = (key: KeyRecord): LogLimit => ({ log: `minute:${key.id}`, limit: REQUESTS_PER_MINUTE });

function setLimits(response: Response, [minute, ...inferLogs]: LogState[], counters: UsageCounters | undefined): void {
  const infer = inferLogs.sort((a, b) => b.used - a.used || b.freeInMs - a.freeInMs)[0];
  setMeteringHeaders(response, { minute: minute!, infer, counters });
  if (infer && counters) setPeHeaders(response, counters, 0);
}

/** A log as it stands after the request's own moment was taken back. */
const withoutOne = ({ used, freeInMs }: LogState): LogState => ({ used: used - 1, freeInMs: used > 1 ? freeInMs : 0 });
