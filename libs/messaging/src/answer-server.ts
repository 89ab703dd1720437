import { ServiceError } from '@gridline/contracts';
import { CustomTransportStrategy, ServerNats, type NatsContext } from '@nestjs/microservices';
import type { Msg, NatsConnection, Subscription } from 'nats';
import { usefulUntilOf } from './answer.interceptor';
import { Nats, awayIfAbsent } from './nats';
import { lifeSubject, toErrorPacket, type AnswerPacket } from './packets';

const FAILED: Omit<AnswerPacket, 'id'> = {
  err: toErrorPacket(new ServiceError('internal_error', 'Something went wrong on our side.')),
  isDisposed: true,
};

/**
 * Nest's NATS transport on the process's own connection: prefixed subjects, one queue group a service, a close that first answers what the
 * broker has handed over. A question that nobody waits for any more is dropped.
 */
export class AnswerServer extends ServerNats implements CustomTransportStrategy {
  private readonly unanswered = new Set<Promise<void>>();
  private readonly bound: Subscription[] = [];
  private stopping: Promise<void> | undefined;

  constructor(
    private readonly nats: Nats,
    private readonly service: string,
  ) {
    super({ queue: service });
  }

  override createNatsClient(): Promise<NatsConnection> {
    return Promise.resolve(this.nats.connection);
  }

  override bindEvents(): void {
    const answerLife = (error: Error | null, message: Msg): void => void (error ?? message.respond());
    this.bound.push(
      this.nats.connection.subscribe(this.nats.subject(lifeSubject(this.service)), { queue: this.service, callback: answerLife }),
    );
    for (const pattern of this.messageHandlers.keys()) {
      const callback = (error: Error | null, message: Msg): void => {
        if (error || this.isLate(pattern, message)) return;
        // Nobody waits for it: what it fails with would end the process, and the question would be asked of the next.
        this.handleMessage(pattern, message).catch((failure: unknown) => this.answerFailed(message, failure));
      };
      this.bound.push(this.nats.connection.subscribe(this.nats.subject(pattern), { queue: this.service, callback }));
    }
  }

  /** Subjects that the broker keeps from us, of those that it has been asked for and has answered about. */
  get refused(): string[] {
    return this.bound.filter((subscription) => subscription.isClosed()).map((subscription) => subscription.getSubject());
  }

  /** By the clocks of two machines, which are held to agree within a fraction of a second. */
  private isLate(pattern: string, { headers }: Msg): boolean {
    const lateMs = Date.now() - (usefulUntilOf(headers) ?? Infinity);
    if (lateMs > 0) this.logger.warn(`a question came ${lateMs} ms too late and was dropped: ${pattern}`);
    return lateMs > 0;
  }

  /** An answer may come long after `handleMessage` has returned; the last of its packets says so. */
  override getPublisher(message: Msg, id: string, context: NatsContext): (packet: AnswerPacket) => void {
    const publish = super.getPublisher(message as never, id, context) as (packet: AnswerPacket) => void;
    let answered = (): void => undefined;
    const unanswered = new Promise<void>((resolve) => (answered = resolve)).finally(() => this.unanswered.delete(unanswered));
    this.unanswered.add(unanswered);
    return (packet) => {
      try {
        publish(packet);
      } catch (error) {
        this.answerFailed(message, error);
      }
      if (packet.isDisposed) answered();
    };
  }

  /** Of a question that cannot be read, and an answer that cannot be sent, such as one that is larger than a message. */
  private answerFailed(message: Msg, error: unknown): void {
    this.logger.error(`a question could not be answered: ${message.subject}: ${String(error)}`);
    try {
      message.respond(JSON.stringify(FAILED));
    } catch {
      // The connection is closed: who asked is told so by its own.
    }
  }

  /** The connection belongs to the process, which closes it last. Rejects where the answers could not be handed to the broker. */
  stop(): Promise<void> {
    this.stopping ??= this.drain();
    return this.stopping;
  }

  /** Nest's own, with its app: what follows there is to follow whatever became of the answers, and who stopped it was told that. */
  override close(): Promise<void> {
    return this.stop().catch(() => undefined);
  }

  /** What is in hand is carried out, also where nobody will hear of it. A broker that falls silent is given up by its pings. */
  private async drain(): Promise<void> {
    if (this.nats.connection.isClosed()) return;
    await Promise.all(this.bound.map((subscription) => subscription.drain()));
    await Promise.all(this.unanswered);
    await this.nats.connection.flush().catch(awayIfAbsent);
  }
}
