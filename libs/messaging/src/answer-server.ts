import { CustomTransportStrategy, ServerNats } from '@nestjs/microservices';
import type { Msg, NatsConnection } from 'nats';
import { Nats } from './nats';

/**
 * Nest's NATS transport on the process's own connection, with prefixed subjects, one queue group a service (so that replicas share
 * the questions), and a close that waits for the answers in flight.
 */
export class AnswerServer extends ServerNats implements CustomTransportStrategy {
  private readonly inFlight = new Set<Promise<void>>();
  private accepting = true;

  constructor(
    private readonly nats: Nats,
    private readonly service: string,
  ) {
    super({ queue: service });
  }

  protected subjectsBound: { unsubscribe(): void }[] = [];

  override createNatsClient(): Promise<NatsConnection> {
    return Promise.resolve(this.nats.connection);
  }

  override bindEvents(): void {
    for (const pattern of this.messageHandlers.keys()) {
      const subscription = this.nats.connection.subscribe(this.nats.subject(pattern), {
        queue: this.service,
        callback: (error, message) => {
          if (!error) this.track(this.handleMessage(pattern, message as Msg));
        },
      });
      this.subjectsBound.push(subscription);
    }
  }

  /** The connection belongs to the process, which closes it last. */
  override async close(): Promise<void> {
    if (!this.accepting) return;
    this.accepting = false;
    for (const subscription of this.subjectsBound) subscription.unsubscribe();
    await Promise.allSettled(this.inFlight);
    await this.nats.connection.flush();
  }

  private track(work: Promise<void>): void {
    this.inFlight.add(work);
    void work.finally(() => this.inFlight.delete(work));
  }
}
