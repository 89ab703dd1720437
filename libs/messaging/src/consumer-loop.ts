import { setMaxListeners } from 'node:events';
import type { Envelope, EventDefinition, WorkDefinition } from '@gridline/contracts';
import { atDeadline, counter, inSpan, newId, runInContext } from '@gridline/runtime';
import { AckPolicy, DeliverPolicy, nanos, type Consumer, type ConsumerMessages, type JsMsg } from 'nats';
import type { Logger } from 'pino';
import { Unprocessable, type ConsumeMethod, type ConsumeOptions, type Place } from './consume.decorator';
import { Nats, isRefused } from './nats';
import { isForAnother, park } from './parked';
import { ensureStreams, streamName, streamSubject } from './streams';

/** How long one pull waits at the server before it is renewed; also the longest that a stop waits for idle loops. */
const PULL_MS = 1_000;
/**
 * How much later than the server a pull is given up here. The library gives one up 50 ms later: a process that was busy for as long never looks at what
 * was sent meanwhile, and that comes again only once the ackWait is over.
 */
const LATE_MS = 1_000;
/** The server ends a pull by its own clock, and later the busier it is; what is handed back while a process stops waits for so much longer. */
const SURELY_ENDED_MS = 500;
/** Events that all loops together ask for at a time: a pull for each costs more than handling it. */
const EVENT_BATCH = 50;
/** Pause after a pull failed because the server is away. */
const AWAY_MS = 250;
/** An idle loop looks this often whether its consumer is still there: a pull of one that is not may simply bring nothing. */
const LOOK_MS = 5_000;
const DEFAULT_ACK_WAIT_MS = 15_000;
/** No handler takes longer that still works: a statement is given up after ten seconds, and none asks more than a few. */
const DEFAULT_HELD_MS = 5 * 60_000;
/** Waits before a failed message is delivered again; the last one repeats. */
const RETRY_MS = [200, 1_000, 5_000, 15_000, 60_000];

/**
 * Messages that wait without a place. A hundred large bodies of webhooks were made in some 20 s on a machine that others used (bench:webhooks -- --slow):
 * the last of so many waits a hundred, of the five minutes that it may be held.
 */
const ASIDE_MAX = 500;

/** How many messages came to which end. */
const handledMessages = () =>
  counter({
    name: 'messaging_handled_total',
    help: 'Events and pieces of work by how handling ended: done, again (later) or parked.',
    labels: ['subject', 'outcome'],
  });

/**
 * A durable pull consumer, shared by all replicas of a service: each pulls as much work as it can do, no more. While there is nothing one of its
 * loops asks; who finds something wakes the next.
 */
export class ConsumerLoop<Data> {
  private running = true;
  /** Up to which message all are handled, and since when: as this process saw it. */
  private floor = { sequence: -1, since: performance.now() };
  /** How many loops wait at the server for a first message. */
  private asking = 0;
  /** Wakes each of the others. */
  private readonly asleep: (() => void)[] = [];
  private readonly loops: Promise<void>[] = [];
  /** Those whose handlers left their places. */
  private readonly aside = new Set<Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly nats: Nats,
    private readonly service: string,
    private readonly definition: EventDefinition<Data> | WorkDefinition<Data>,
    private readonly handle: ConsumeMethod<Data>,
    private readonly options: ConsumeOptions,
    private readonly logger: Logger,
  ) {
    // As many may wait.
    setMaxListeners(ASIDE_MAX, this.stopping.signal);
  }

  async start(): Promise<void> {
    const consumer = await this.ensureConsumer();
    handledMessages();
    for (let i = 0; i < this.concurrency; i++) this.loops.push(this.run(consumer));
  }

  /** Pulls nothing more and waits for the messages in hand. */
  async stop(): Promise<void> {
    this.running = false;
    this.stopping.abort();
    this.asleep.splice(0).forEach((wake) => wake());
    await Promise.allSettled(this.loops);
    await Promise.all(this.aside);
  }

  get subject(): string {
    return this.definition.subject;
  }

  /** How long the oldest of what waits has been so while someone looked, whatever comes of the others; 0 while nothing waits. */
  async standingSeconds(): Promise<number> {
    const { num_pending, num_ack_pending, ack_floor } = await this.nats.manager.consumers.info(this.stream, this.durable);
    const isStanding = num_pending + num_ack_pending > 0 && ack_floor.stream_seq === this.floor.sequence;
    if (isStanding) return (performance.now() - this.floor.since) / 1000;
    this.floor = { sequence: ack_floor.stream_seq, since: performance.now() };
    return 0;
  }

  private async ensureConsumer(): Promise<Consumer> {
    const { stream, durable } = this;
    const config = {
      durable_name: durable,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(this.ackWaitMs),
      filter_subject: streamSubject(this.nats, this.kind, this.subject),
      max_deliver: -1,
      max_ack_pending: 10_000,
    };
    await this.nats.manager.consumers.add(stream, config).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
      return this.nats.manager.consumers.update(stream, durable, config);
    });
    return this.nats.jetstream.consumers.get(stream, durable);
  }

  /** Where the pull fails, the broker may have lost stream and consumer with its disk: both are made again before the next. */
  private async run(first: Consumer): Promise<void> {
    let consumer: Consumer | undefined = first;
    let lookedAt = performance.now();
    while (this.running) {
      try {
        consumer ??= await this.makeAgain();
        if ((await this.pull(consumer)) > 0) continue;
        if (this.running && this.asking > 0) await new Promise<void>((wake) => this.asleep.push(wake));
        else if (performance.now() - lookedAt > LOOK_MS) {
          await consumer.info();
          lookedAt = performance.now();
        }
      } catch (error) {
        consumer = undefined;
        if (this.running) await this.pauseAfter(error);
      }
    }
  }

  private async makeAgain(): Promise<Consumer> {
    await ensureStreams(this.nats);
    return this.ensureConsumer();
  }

  /** Answers how many messages came; with the first of them it is another's turn to ask. */
  private async pull(consumer: Consumer): Promise<number> {
    let count = 0;
    this.asking++;
    const messages = await consumer.fetch({ max_messages: this.batch, expires: PULL_MS });
    const endsAt = performance.now() + PULL_MS;
    const forget = giveUpLater(messages);
    try {
      for await (const message of messages) {
        if (count++ === 0) this.handOver();
        if (this.running) await this.begin(message);
        // Given back at once it would come by this very pull again, and again: once that has ended it is another's.
        else message.nak(laterMs(endsAt + SURELY_ENDED_MS - performance.now()));
      }
    } finally {
      forget();
      if (count === 0) this.asking--;
    }
    return count;
  }

  private handOver(): void {
    this.asking--;
    this.asleep.shift()?.();
  }

  private async pauseAfter(error: unknown): Promise<void> {
    this.logger.warn({ err: error, subject: this.subject }, 'cannot pull; trying again');
    await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
  }

  /** Resolves once the message is handled, or waits without its place. */
  private begin(message: JsMsg): Promise<void> {
    return new Promise((isFree) => {
      const leave = (): AbortSignal => {
        if (this.aside.size < ASIDE_MAX) {
          this.aside.add(work);
          isFree();
        }
        return this.stopping.signal;
      };
      const work = this.work(message, { leave }).finally(() => {
        this.aside.delete(work);
        isFree();
      });
    });
  }

  private async work(message: JsMsg, place: Place): Promise<void> {
    if (isForAnother(this.service, message)) return message.ack();
    const sign = this.keep(message);
    try {
      const envelope = this.read(message);
      const { data, requestId = newId('call'), trace: parent } = envelope;
      const told = { name: `handle ${this.subject}`, kind: 'consumer', parent } as const;
      await runInContext({ requestId }, () => inSpan(told, () => this.handle(data, envelope, place)));
      await message.ackAck();
      this.count('done');
    } catch (error) {
      await this.setAside(message, error);
    } finally {
      clearInterval(sign);
    }
  }

  /** Gives signs for a message in hand; of one that hangs none, so that another replica, or this one, is handed it once more. */
  private keep(message: JsMsg): NodeJS.Timeout {
    const until = performance.now() + (this.options.heldMs ?? DEFAULT_HELD_MS);
    const sign = setInterval(() => {
      if (performance.now() < until) return message.working();
      clearInterval(sign);
      this.logger.error({ subject: this.subject, sequence: message.seq }, 'a handler hangs; its message is delivered again');
    }, this.ackWaitMs / 3);
    return sign;
  }

  /** Of what a newer release says, what this one uses is read. */
  private read(message: JsMsg): Envelope<Data> {
    const envelope = jsonOf<Envelope<Data>>(message);
    const result = this.definition.data.safeParse(envelope?.data);
    if (!envelope || !result.success) throw new Unprocessable(`cannot be read: ${result.error?.message ?? 'no envelope'}`);
    return { ...envelope, data: result.data };
  }

  private async setAside(message: JsMsg, error: unknown): Promise<void> {
    const subject = this.subject;
    const delivery = message.info.deliveryCount;
    if (error instanceof Unprocessable && (await this.isParked(message, error))) return;
    // For another replica, which has not waited yet.
    if (this.stopping.signal.aborted && error === this.stopping.signal.reason) return message.nak();
    this.logger.warn({ err: error, subject, delivery }, 'will be handled again');
    this.count('again');
    message.nak(RETRY_MS[Math.min(delivery, RETRY_MS.length) - 1]);
  }

  /** False where it could not be kept: it is then delivered again. */
  private async isParked(message: JsMsg, error: Unprocessable): Promise<boolean> {
    const subject = this.subject;
    try {
      await park(this.nats, this.service, subject, message, error.message);
    } catch (parking) {
      this.logger.warn({ err: parking, subject }, 'cannot park a message');
      return false;
    }
    this.logger.error({ err: error, subject, sequence: message.seq }, 'parked until it is replayed');
    this.count('parked');
    message.term();
    return true;
  }

  private count(outcome: 'done' | 'again' | 'parked'): void {
    handledMessages().inc({ subject: this.subject, outcome });
  }

  private get stream(): string {
    return streamName(this.nats, this.kind);
  }

  private get durable(): string {
    return `${this.service}_${this.subject.replaceAll('.', '_')}`;
  }

  private get kind(): 'work' | 'events' {
    return this.definition.kind === 'work' ? 'work' : 'events';
  }

  /** Work is pulled one by one, so that no replica sits on what another could do; facts are handled quickly and come in batches. */
  private get batch(): number {
    return this.kind === 'work' ? 1 : Math.ceil(EVENT_BATCH / this.concurrency);
  }

  private get concurrency(): number {
    return this.options.concurrency ?? 1;
  }

  private get ackWaitMs(): number {
    return this.options.ackWaitMs ?? DEFAULT_ACK_WAIT_MS;
  }
}

/** The server ends a pull by a message of its own; only where none comes it is given up. Answers how to have done with it. */
function giveUpLater(messages: ConsumerMessages): () => void {
  (messages as unknown as { timeout: { cancel(): void } | null }).timeout?.cancel();
  return atDeadline(PULL_MS + LATE_MS, LATE_MS, () => void messages.close());
}

/** The server takes a delay of whole nanoseconds; a fraction it cannot read, and delivers at once. */
const laterMs = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds));

function jsonOf<T>(message: JsMsg): T | undefined {
  try {
    return message.json<T>();
  } catch {
    return undefined;
  }
}
