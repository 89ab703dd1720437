import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ERRORS, ServiceError, extractionAccept, type Input, type Output } from '@gridline/contracts';
import { Services, Unanswered } from '@gridline/messaging';

type AcceptInput = Input<typeof extractionAccept>;
type AcceptOutput = Output<typeof extractionAccept>;

/** In any case it is asked for so much of the time for an answer: what went before takes it all only where everything is slow, and nobody is silent. */
const LEAST_SHARE = 0.8;
/** How long one question waits for its answer: a commit takes milliseconds; what takes longer is asked again, which costs nothing. */
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
    let isUnknown = false;
    for (;;) {
      const timeoutMs = Math.min(ANSWER_MS, giveUpAt - performance.now());
      const answer = await this.services.ask(extractionAccept, input, { timeoutMs, usefulUntil }).catch((error: Error) => error);
      if (!(answer instanceof Error)) return answer;
      isUnknown ||= mayBeDone(answer);
      if (!isPassing(answer) || performance.now() + AGAIN_MS >= giveUpAt) throw isUnknown ? unknown(answer) : answer;
      await delay(AGAIN_MS);
    }
  }
}

const isPassing = (error: Error): boolean => error instanceof ServiceError && ERRORS[error.code].retryable;

/** A failure of ours may hide a commit: its answer may have been lost between the service and its database. */
const mayBeDone = (error: Error): boolean => (error instanceof Unanswered ? error.mayBeDone : isPassing(error));

const unknown = (cause: Error): OutcomeUnknown =>
  new OutcomeUnknown('The document could not be taken in at the moment.', { cause, mayBeDone: true });
