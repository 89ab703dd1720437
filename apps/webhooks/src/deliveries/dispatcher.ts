import { WokenLoop, hearWork } from '@gridline/database';
import { SecretBox, inSpan, type Clock, type Worker } from '@gridline/runtime';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AccountsInFlight } from './accounts-in-flight';
import type { AttemptRequest, AttemptSender } from './attempt-sender';
import { isResponsive, type AttemptResult } from './attempt-result';
import type { BegunAttempt, DeliveryQueue } from './delivery-queue';
import type { DeliveryMetrics } from './delivery.metrics';
import { BodiesInFlight } from './bodies-in-flight';
import { OutgoingBody } from './outgoing-body';
import { EndpointWindows } from './endpoint-windows';
import { ResultWriter } from './result-writer';
import { toAttemptRequest } from './attempt-request';
import { judge, type Verdict } from './verdict';

/** What a dispatcher works with. */
interface DispatcherParts {
  queue: DeliveryQueue;
  sender: AttemptSender;
  secrets: SecretBox;
  clock: Clock;
  metrics: DeliveryMetrics;
  logger: Logger;
  dataSource: DataSource;
}

/** What the dispatcher of a process hears of when it committed a delivery; a scheduled attempt is found by polling. */
export const DUE_WORK = 'deliveries';

/** Attempts in flight in one process; each is a socket and a body. A thousand endpoints may hang and leave room for the others. */
const IN_FLIGHT_MAX = 2_000;

/** Attempts begun by one statement: their bodies arrive together. */
const BATCH = 64;

/** An attempt without its body, which is kept by what sends it. */
type TakenAttempt = Omit<BegunAttempt, 'body'> & { body: { length: number } };

/** Makes the attempts that are due. Any number of processes may run one: they share the deliveries. */
export class Dispatcher implements Worker {
  private readonly windows = new EndpointWindows();
  private readonly results: ResultWriter;
  private readonly inFlight = new Set<Promise<void>>();
  private readonly bodies = new BodiesInFlight();
  private readonly accounts = new AccountsInFlight();
  private readonly loop: WokenLoop;
  private stopHearing: () => void = () => undefined;

  constructor(private readonly parts: DispatcherParts) {
    const { queue, logger } = parts;
    this.results = new ResultWriter(queue, logger);
    const round = (isAsked: boolean): Promise<boolean> => this.beginDue(isAsked);
    this.loop = new WokenLoop({ name: 'take deliveries', round, logger });
  }

  start(): void {
    this.stopHearing = hearWork(this.parts.dataSource, DUE_WORK, () => this.loop.wake());
    this.loop.start();
  }

  /** Begins nothing more and waits for the attempts in flight. */
  async stop(): Promise<void> {
    this.stopHearing();
    await this.loop.stop();
    await Promise.all(this.inFlight);
  }

  private async beginDue(isAsked: boolean): Promise<boolean> {
    const total = Math.min(BATCH, IN_FLIGHT_MAX - this.inFlight.size);
    if (total === 0 || this.results.isStuck) return false;
    if (!isAsked && !(await this.parts.queue.isAnyDue())) return false;
    this.bodies.makeRoom();
    const attempts = await this.parts.queue.begin({ total, ...this.windows.room(), ...this.bodies.room(), ...this.accounts.room() });
    for (const attempt of attempts) this.take(attempt);
    // Large ones may have left others for the next statement.
    return attempts.length === total || attempts.some((attempt) => this.bodies.isLarge(attempt));
  }

  private take(begun: BegunAttempt): void {
    // Nothing else keeps a large body, so that it is gone where it is let go.
    const attempt: TakenAttempt = { ...begun, body: { length: begun.body.length } };
    this.go(attempt, this.bodies.isLarge(begun) ? this.bodies.send(begun, this.again(attempt.eventId)) : begun.body);
  }

  /** A function that keeps nothing but the id. */
  private again(eventId: string): () => Promise<Buffer> {
    return () => this.parts.queue.bodyOf(eventId);
  }

  private go(attempt: TakenAttempt, body: Buffer | OutgoingBody): void {
    this.windows.enter(attempt);
    this.accounts.enter(attempt.accountId);
    const work = this.make(attempt, body)
      .catch((error: unknown) => this.parts.logger.error({ err: error, deliveryId: attempt.deliveryId }, 'an attempt could not be made'))
      .finally(() => {
        this.inFlight.delete(work);
        this.accounts.leave(attempt.accountId);
        if (body instanceof OutgoingBody) this.bodies.sent(attempt.accountId, body);
        this.loop.wake();
      });
    this.inFlight.add(work);
  }

  private async make(attempt: TakenAttempt, body: Buffer | OutgoingBody): Promise<void> {
    const { clock, metrics, logger } = this.parts;
    let isAnswered = false;
    try {
      const result = await this.send(this.requestOf(attempt, body), attempt);
      isAnswered = isResponsive(result);
      const verdict = judge(result, attempt, clock.now(), Math.random());
      metrics.note(result, verdict);
      logger.info(lineOf(attempt, result, verdict), 'attempt');
      await this.results.write({ attempt, result, verdict });
    } finally {
      this.windows.leave(attempt, isAnswered);
    }
  }

  /** Signed, as a whole; a frame that ends with it, so that none keeps the whole. */
  private requestOf(attempt: TakenAttempt, body: Buffer | OutgoingBody): AttemptRequest {
    const { secrets, clock } = this.parts;
    const whole = body instanceof OutgoingBody ? body.whole : body;
    return { ...toAttemptRequest({ ...attempt, body: whole }, secrets, clock.now()), body };
  }

  /** The receiver is told nothing of the trace. */
  private send(request: AttemptRequest, { deliveryId, accountId, keyId, number, trace }: TakenAttempt): Promise<AttemptResult> {
    const attributes = { 'gridline.delivery': deliveryId, 'gridline.account': accountId, 'gridline.key': keyId ?? undefined, number };
    return inSpan({ name: 'attempt', kind: 'client', parent: trace ?? undefined, attributes }, () => this.parts.sender.send(request));
  }
}

/** The one line that the log has of an attempt; the endpoint's address and its answer are no part of it. */
function lineOf(attempt: TakenAttempt, { httpStatus, error, durationMs }: AttemptResult, verdict: Verdict): object {
  const { accountId, keyId, endpointId, deliveryId, eventId, eventType, extractionId, number, trigger } = attempt;
  const became = verdict.deliveryStatus ?? 'unchanged';
  const of = { accountId, keyId: keyId ?? undefined, endpointId, deliveryId, eventId, eventType, extractionId, number, trigger };
  return { ...of, httpStatus, error, durationMs, became };
}
