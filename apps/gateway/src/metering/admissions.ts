import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { ADMIT_BATCH, ServiceError, callIdOf, usageAdmit, usageSummary, type UsageCounters } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { Batcher, LOGGER, inTime, newId } from '@gridline/runtime';
import type { Logger } from 'pino';
import type { z } from 'zod';

type Call = z.infer<typeof usageAdmit.input>['calls'][number];
type Admission = z.infer<typeof usageAdmit.output>['answers'][number];

/** How long one question waits for its answer; a commit takes milliseconds, and one that is lost leaves time to ask again. */
const ANSWER_MS = 1_000;
/** Pause before a question whose answer was lost is asked again. */
const AGAIN_MS = 100;
/** What a client is asked to wait meanwhile. */
const AWAY_RETRY_SECONDS = 2;

/** Which key makes a call, and when its request began, by `performance.now()`. */
interface CallOf {
  keyId?: string;
  arrivedAt?: number;
}

/** Counts calls with the usage service: the requests of a moment in one message, none of them twice. */
@Injectable()
export class Admissions {
  private readonly questions = new Batcher('calls_asked', (calls: Call[]) => this.ask(calls), ADMIT_BATCH, {
    turnMs: ANSWER_MS / 2,
    deadlineMs: ANSWER_MS,
    groupOf: ({ accountId }) => accountId,
  });
  private readonly summaries = new Map<string, Promise<UsageCounters>>();

  constructor(
    private readonly services: Services,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Counts one call, or answers that the allowance is used up. An answer that is lost leaves open whether the call was counted, so
   * the question is asked again under the same id. Throws `busy` where the service stays away: nothing passes uncounted.
   */
  async admit(accountId: string, { keyId, arrivedAt = performance.now() }: CallOf = {}): Promise<Admission> {
    const call = { accountId, callId: callIdOf(newId('call'), keyId) };
    const leftMs = (): number => arrivedAt + this.services.answerMs - performance.now();
    let answer = await this.tryAdmit(call, leftMs());
    while (answer instanceof Error && leftMs() > AGAIN_MS) {
      await delay(AGAIN_MS);
      answer = await this.tryAdmit({ ...call, retry: true }, leftMs());
    }
    if (!(answer instanceof Error)) return answer;
    throw new ServiceError('busy', 'Calls cannot be counted at the moment.', { cause: answer, retryAfterSeconds: AWAY_RETRY_SECONDS });
  }

  /** The counters without counting; questions about an account that are open at the same time are one. */
  counters(accountId: string): Promise<UsageCounters> {
    const open = this.summaries.get(accountId);
    if (open) return open;
    const summary = this.services
      .ask(usageSummary, { accountId }, { timeoutMs: ANSWER_MS })
      .then(({ counters }) => counters)
      .finally(() => this.summaries.delete(accountId));
    this.summaries.set(accountId, summary);
    return summary;
  }

  private async tryAdmit(call: Call, leftMs: number): Promise<Admission | Error> {
    try {
      return await inTime(this.questions.add(call), leftMs);
    } catch (error) {
      this.logger.debug({ err: error, callId: call.callId }, 'a call is not yet counted');
      return error as Error;
    }
  }

  private async ask(calls: Call[]): Promise<Admission[]> {
    const { answers } = await this.services.ask(usageAdmit, { calls }, { timeoutMs: ANSWER_MS });
    return answers;
  }
}
