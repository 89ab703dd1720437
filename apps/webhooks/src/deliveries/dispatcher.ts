import { SecretBox, type Clock } from '@gridline/runtime';
import type { Logger } from 'pino';
import type { AttemptSender } from './attempt-sender';
import { isResponsive } from './attempt-result';
import type { BegunAttempt, DeliveryQueue } from './delivery-queue';
import type { DeliveryMetrics } from './delivery.metrics';
import type { DueNotifications } from './due-notifications';
import { EndpointWindows } from './endpoint-windows';
import { ResultWriter } from './result-writer';
import { toAttemptRequest } from './attempt-request';
import { judge } from './verdict';

/** What a dispatcher works with. */
export interface DispatcherParts {
  queue: DeliveryQueue;
  sender: AttemptSender;
  notifications: Pick<DueNotifications, 'hear' | 'close'>;
  secrets: SecretBox;
  clock: Clock;
  metrics: DeliveryMetrics;
  logger: Logger;
}

/** Safety net under the notifications, and how late a scheduled attempt may be; its jitter is a second and more. */
const POLL_MS = 500;

/** Attempts in flight in one process; each is a socket and a body. A thousand endpoints may hang and leave room for the others. */
const IN_FLIGHT_MAX = 2_000;

/** Bodies in flight in one process, in characters; beyond it nothing more is begun. */
const IN_FLIGHT_BODY_MAX = 256 * 1024 * 1024;

/** Attempts begun by one statement: their bodies, of 5 MB at most each, arrive together. */
const BATCH = 64;

/** Makes the attempts that are due. Any number of processes may run one: they share the deliveries. */
export class Dispatcher {
  private readonly windows = new EndpointWindows();
  private readonly results: ResultWriter;
  private readonly inFlight = new Set<Promise<void>>();
  private bodyInFlight = 0;
  private running = true;
  private woken = false;
  private rouse: () => void = () => undefined;
  private loop: Promise<void> = Promise.resolve();

  constructor(private readonly parts: DispatcherParts) {
    this.results = new ResultWriter(parts.queue, parts.logger);
  }

  start(): void {
    this.loop = this.run();
  }

  /** Something may be due. */
  wake(): void {
    this.woken = true;
    this.rouse();
  }

  /** Begins nothing more and waits for the attempts in flight. */
  async stop(): Promise<void> {
    this.running = false;
    this.wake();
    await this.loop;
    await Promise.all(this.inFlight);
    await this.parts.notifications.close();
  }

  private async run(): Promise<void> {
    while (this.running) {
      this.woken = false;
      try {
        await this.parts.notifications.hear(() => this.wake());
        await this.beginDue();
      } catch (error) {
        this.parts.logger.warn({ err: error }, 'cannot take deliveries; trying again');
      }
      await this.idle();
    }
  }

  private async beginDue(): Promise<void> {
    const total = Math.min(BATCH, IN_FLIGHT_MAX - this.inFlight.size);
    if (total === 0 || this.bodyInFlight > IN_FLIGHT_BODY_MAX || this.results.isStuck) return;
    const attempts = await this.parts.queue.begin({ total, ...this.windows.room() });
    for (const attempt of attempts) this.take(attempt);
    if (attempts.length === total) this.wake();
  }

  private take(attempt: BegunAttempt): void {
    this.windows.enter(attempt.endpointId);
    this.bodyInFlight += attempt.body.length;
    const work = this.make(attempt)
      .catch((error: unknown) => this.parts.logger.error({ err: error, deliveryId: attempt.deliveryId }, 'an attempt could not be made'))
      .finally(() => {
        this.inFlight.delete(work);
        this.bodyInFlight -= attempt.body.length;
        this.wake();
      });
    this.inFlight.add(work);
  }

  private async make(attempt: BegunAttempt): Promise<void> {
    const { sender, secrets, clock, metrics } = this.parts;
    let isAnswered = false;
    try {
      const result = await sender.send(toAttemptRequest(attempt, secrets, clock.now()));
      isAnswered = isResponsive(result);
      const verdict = judge(result, attempt, clock.now(), Math.random());
      metrics.note(result, verdict);
      await this.results.write({ attempt, result, verdict });
    } finally {
      this.windows.leave(attempt.endpointId, isAnswered);
    }
  }

  private async idle(): Promise<void> {
    if (!this.running || this.woken) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      this.rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
