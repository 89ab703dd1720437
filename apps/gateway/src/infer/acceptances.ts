import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ERRORS, ServiceError, extractionAccept, type Input, type Output } from '@gridline/contracts';
import { Services, Unanswered } from '@gridline/messaging';

type AcceptInput = Input<typeof extractionAccept>;
type AcceptOutput = Output<typeof extractionAccept>;

/** In any case it is asked for so much of the time for an answer: what went before takes it all only where everything is slow, and nobody is silent. */
const LEAST_SHARE = 0.8;
/**
 * How long one question is waited for alone: a commit takes milliseconds, and what takes longer is asked again. Its answer still counts: who sends very much at once
 * waits in the account's line for longer, where the second question stands behind the first.
 */
const ANSWER_MS = 1_000;
/** Pause before the question is asked again. */
const AGAIN_MS = 100;
/** What is committed after this has no time left for its answer to arrive; it is not committed. */
const ANSWER_WAY_MS = 200;

/** Nobody said for certain whether the upload was taken in. It may have been, so nothing of it may be removed. */
export class OutcomeUnknown extends Unanswered {}

/** Has uploads taken in by the extraction service, each once however often the question is asked. */
@Injectable()
export class Acceptances {
  constructor(private readonly services: Services) {}

  /**
   * Asks again, under the same ids, while nobody answers or the service lacks something itself. Throws OutcomeUnknown where that leaves open
   * what was done, else an error that is certain. `since`, by `performance.now()`, is when the request came, without the time of its body.
   */
  async accept(input: AcceptInput, since: number): Promise<AcceptOutput> {
    const { answerMs } = this.services;
    const leftMs = Math.max(LEAST_SHARE * answerMs, since + answerMs - performance.now());
    const giveUpAt = performance.now() + leftMs;
    const usefulUntil = Date.now() + leftMs - ANSWER_WAY_MS;
    const late: Promise<AcceptOutput>[] = [];
    let isUnknown = false;
    for (;;) {
      const restMs = giveUpAt - performance.now();
      const timeoutMs = Math.min(ANSWER_MS, restMs);
      const asked = this.services.ask(extractionAccept, input, { timeoutMs, lateMs: restMs - timeoutMs, usefulUntil });
      const answer = await soonest(asked, late);
      if (!(answer instanceof Error)) return answer;
      isUnknown ||= mayBeDone(answer);
      if (answer instanceof Unanswered && answer.late) late.push(answer.late as Promise<AcceptOutput>);
      if (!isPassing(answer) || performance.now() + AGAIN_MS >= giveUpAt) throw isUnknown ? unknown(answer) : answer;
      await delay(AGAIN_MS);
    }
  }
}

/** What the question came to, or what an earlier one comes to before it. */
const soonest = (asked: Promise<AcceptOutput>, late: Promise<AcceptOutput>[]): Promise<AcceptOutput | Error> =>
  new Promise((resolve) => {
    asked.then(resolve, resolve);
    for (const each of late) each.then(resolve, () => undefined);
  });

const isPassing = (error: Error): boolean => error instanceof ServiceError && ERRORS[error.code].retryable;

/** A failure of ours may hide a commit: its answer may have been lost between the service and its database. */
const mayBeDone = (error: Error): boolean => (error instanceof Unanswered ? error.mayBeDone : isPassing(error));

const unknown = (cause: Error): OutcomeUnknown =>
  new OutcomeUnknown('The document could not be taken in at the moment.', { cause, mayBeDone: true });
