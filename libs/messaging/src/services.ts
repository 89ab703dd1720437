import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { ServiceError, type NoticeDefinition, type RequestDefinition, type ServiceErrorOptions } from '@gridline/contracts';
import { Away, DEFAULT_ANSWER_SECONDS, currentRequestId, currentTrace, inSpan, inTime } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import { ErrorCode as NatsErrorCode, NatsError, headers, type Msg, type MsgHdrs, type Subscription } from 'nats';
import { Nats } from './nats';
import {
  PART_HEADER,
  REQUEST_ID_HEADER,
  TAKES_PARTS_HEADER,
  TRACE_HEADER,
  USEFUL_UNTIL_HEADER,
  fromErrorPacket,
  isPartedAnswer,
  isStoredAnswer,
  lifeSubject,
  type AnswerPacket,
  type ErrorPacket,
  type PartKind,
  type PartedAnswer,
  type QuestionPacket,
} from './packets';
import { passOnAsItComes, passOnWhole } from './passing-file';

export interface AskOptions {
  /** How long to wait for the answer. Where this is long, a service that shows no sign of life is not waited for. */
  timeoutMs?: number;
  /** Until when an answer is of use (milliseconds since 1970), where that is not the end of the wait: a question that is asked again. */
  usefulUntil?: number;
  /** How long beyond the wait an answer is still taken: it is the `late` of what is thrown. */
  lateMs?: number;
}

/** Nobody answered. */
export class Unanswered extends ServiceError {
  /** Whether what was asked may have been done all the same, or be done yet. */
  readonly mayBeDone: boolean;
  /** The answer, where it comes yet and is taken (`lateMs`). */
  readonly late?: Promise<unknown>;

  constructor(detail: string, { mayBeDone, late, ...options }: UnansweredOptions) {
    super('busy', detail, { retryAfterSeconds: AWAY_RETRY_SECONDS, ...options });
    this.mayBeDone = mayBeDone;
    this.late = late;
  }
}

type UnansweredOptions = Pick<ServiceErrorOptions, 'cause' | 'context'> & Pick<Unanswered, 'mayBeDone' | 'late'>;

/** A large answer is long in the making. */
const LARGE_TIMEOUT_MS = 10_000;

/** Whoever waits longer than the usual looks after this time whether the other service is alive, and waits this long for the sign. */
const LIFE_AFTER_MS = 1_500;
const LIFE_MS = 1_000;

/** A broker that was restarted is back sooner than this part of the time that there is for an answer. */
const AWAY_SHARE = 0.8;

/** Seconds that a client is asked to wait when a service is away; a restart takes about that long. */
const AWAY_RETRY_SECONDS = 2;

/** Asks other services. Every failure is a ServiceError: the other's own, or `busy` where nobody answers. */
export class Services {
  /** How long whoever has to answer a client goes on asking. */
  readonly answerMs: number;

  constructor(
    private readonly nats: Nats,
    private readonly storage: Storage,
    answerSeconds = DEFAULT_ANSWER_SECONDS,
  ) {
    this.answerMs = 1_000 * answerSeconds;
  }

  async ask<Input, Output>(request: RequestDefinition<Input, Output>, input: Input, options: AskOptions = {}): Promise<Output> {
    const { lateMs, ...others } = options;
    const timeoutMs = this.timeoutOf(request, options);
    if (lateMs) return orLate(this.ask(request, input, { ...others, timeoutMs: timeoutMs + lateMs }), timeoutMs, request.subject);
    const until = performance.now() + timeoutMs;
    const answer = await this.answerTo(request, input, options);
    if (isPartedAnswer(answer)) return JSON.parse((await collect(this.partsOf(answer, until))).toString('utf8')) as Output;
    if (!isStoredAnswer(answer)) return answer as Output;
    const json = await this.storage.readAll(answer.$stored);
    await this.storage.remove(answer.$stored);
    return JSON.parse(json.toString('utf8')) as Output;
  }

  /** The answer as JSON text that was never parsed here; for answers that are only passed on, however large. It is whole when this resolves. */
  askForJson<Input, Output>(request: RequestDefinition<Input, Output>, input: Input, options: AskOptions = {}): Promise<Readable> {
    const until = performance.now() + this.timeoutOf(request, options);
    return this.jsonOf(request, input, options, (answer) => passOnWhole(this.partsOf(answer, until), accountOf(input)));
  }

  /** The same for what may be asked for again: a large one begins while it is still made, and is broken off where it fails later. */
  askForJsonAsItComes<Input, Output>(request: RequestDefinition<Input, Output>, input: Input, options: AskOptions = {}): Promise<Readable> {
    // It may have waited for others of its account: what has begun has all the time again, or it would be broken off.
    const until = (): number => performance.now() + this.timeoutOf(request, options);
    return this.jsonOf(request, input, options, (answer) => passOnAsItComes(this.partsOf(answer, until()), accountOf(input)));
  }

  /** Tells whoever listens right now. */
  notify<Data>(notice: NoticeDefinition<Data>, data: Data): void {
    this.nats.connection.publish(this.nats.subject(notice.subject), JSON.stringify(data));
  }

  /** Hears every notice of a kind, in every process that listens. One that cannot be read is as good as lost. */
  listen<Data>(notice: NoticeDefinition<Data>, handle: (data: Data) => void): Subscription {
    return this.nats.connection.subscribe(this.nats.subject(notice.subject), {
      callback: (error, message) => {
        const read = error ? undefined : notice.data.safeParse(jsonOf(message));
        if (read?.success) handle(read.data);
      },
    });
  }

  private async jsonOf<Input, Output>(
    request: RequestDefinition<Input, Output>,
    input: Input,
    options: AskOptions,
    passOn: (answer: PartedAnswer) => Promise<Readable>,
  ): Promise<Readable> {
    const answer = await this.answerTo(request, input, options);
    if (isPartedAnswer(answer)) return passOn(answer);
    if (!isStoredAnswer(answer)) return Readable.from([Buffer.from(JSON.stringify(answer))]);
    return this.storage.take(answer.$stored);
  }

  /** Waits while the connection is being made anew, since what is sent meanwhile would be lost; throws `busy` where it takes too long. */
  private async serverBack(timeoutMs: number, subject: string): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(goneError(subject)), timeoutMs);
    });
    await Promise.race([this.nats.back(), late]).finally(() => clearTimeout(timer));
  }

  /** The parts of an answer, each asked for once the one before has come: one is made and sent while one is taken. */
  private async *partsOf({ $parts: { at, id } }: PartedAnswer, until: number): AsyncGenerator<Buffer> {
    const ask = (): Promise<Msg> => {
      const asked = this.whileAlive(at, this.nats.request(at, id, { timeout: Math.max(1, until - performance.now()) }));
      // Who takes no more parts waits for none.
      asked.catch(() => undefined);
      return asked;
    };
    for (let coming = ask(); ;) {
      const part = await coming.catch((error: unknown) => {
        throw awayError(error, at);
      });
      const kind = part.headers?.get(PART_HEADER) as PartKind;
      if (kind === 'end') return;
      if (kind === 'failed') throw fromErrorPacket(part.json<ErrorPacket>(), at);
      if (kind === 'gone') throw goneError(at);
      coming = ask();
      const takenAt = performance.now();
      yield Buffer.from(part.data.buffer, part.data.byteOffset, part.data.byteLength);
      // The time of who takes them is not the time of who makes them.
      until += performance.now() - takenAt;
    }
  }

  private timeoutOf<Input, Output>(request: RequestDefinition<Input, Output>, { timeoutMs }: AskOptions): number {
    return timeoutMs ?? (request.large ? Math.max(LARGE_TIMEOUT_MS, this.answerMs) : this.answerMs);
  }

  /** The answer, or a time-out as soon as who is asked shows no sign of life. A service without such a sign is an older release. */
  private async whileAlive(life: string, answer: Promise<Msg>): Promise<Msg> {
    let timer: NodeJS.Timeout | undefined;
    const dead = new Promise<never>((_, reject) => {
      const look = (): Promise<unknown> => this.nats.request(life, '', { timeout: LIFE_MS });
      timer = setTimeout(
        () => void look().catch((error: unknown) => error instanceof NatsError && error.code === NatsErrorCode.Timeout && reject(error)),
        LIFE_AFTER_MS,
      );
    });
    return Promise.race([answer, dead]).finally(() => clearTimeout(timer));
  }

  private answerTo<Input, Output>(request: RequestDefinition<Input, Output>, input: Input, options: AskOptions): Promise<unknown> {
    const told = { name: `ask ${request.subject}`, kind: 'client', attributes: { 'messaging.system': 'nats' } } as const;
    return inSpan(told, () => this.replyTo(request, input, options));
  }

  private async replyTo<Input, Output>(request: RequestDefinition<Input, Output>, input: Input, options: AskOptions): Promise<unknown> {
    const packet: QuestionPacket = { pattern: request.subject, id: randomUUID(), data: input };
    const timeout = this.timeoutOf(request, options);
    if (this.nats.isAway) await this.serverBack(Math.min(timeout, AWAY_SHARE * this.answerMs), request.subject);
    const asked = this.nats.request(this.nats.subject(request.subject), JSON.stringify(packet), {
      timeout,
      headers: questionHeaders(request.large, options.usefulUntil ?? Date.now() + timeout),
    });
    const answered = timeout > this.answerMs ? this.whileAlive(this.nats.subject(lifeSubject(request.owner)), asked) : asked;
    const reply = await answered.catch((error: unknown) => {
      throw awayError(error, request.subject);
    });
    const { err, response } = reply.json<AnswerPacket>();
    if (err !== undefined && err !== null) throw fromErrorPacket(err, request.subject);
    return response;
  }
}

function questionHeaders(takesParts: boolean, usefulUntil: number): MsgHdrs {
  const messageHeaders = headers();
  if (takesParts) messageHeaders.set(TAKES_PARTS_HEADER, 'yes');
  const requestId = currentRequestId();
  if (requestId) messageHeaders.set(REQUEST_ID_HEADER, requestId);
  const parent = currentTrace();
  if (parent) messageHeaders.set(TRACE_HEADER, parent);
  messageHeaders.set(USEFUL_UNTIL_HEADER, String(usefulUntil));
  return messageHeaders;
}

/** Whose question it is; questions of no account are of one. */
const accountOf = (input: unknown): string => String((input as { accountId?: unknown } | null)?.accountId ?? '');

async function collect(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

/** The answer within the time; an answer that comes later is the `late` of what is thrown. */
function orLate<Output>(answer: Promise<Output>, timeoutMs: number, subject: string): Promise<Output> {
  return inTime(answer, timeoutMs).catch((error: unknown) => {
    if (!(error instanceof Away)) throw error;
    answer.catch(() => undefined);
    throw new Unanswered(NOT_IN_TIME, { context: { subject }, mayBeDone: true, late: answer });
  });
}

/** Undefined where it is none: what is thrown to the library has it leave the connection with all that is asked over it. */
function jsonOf(message: Msg): unknown {
  try {
    return message.json();
  } catch {
    return undefined;
  }
}

const NOT_IN_TIME = 'A part of the service did not answer in time.';

const goneError = (subject: string): Unanswered =>
  new Unanswered('A part of the service is away.', { context: { subject }, mayBeDone: false });

/** Where nobody listens to the subject, the question reached nobody; anything else leaves open what became of it. */
function awayError(error: unknown, subject: string): Unanswered {
  const code = error instanceof NatsError ? error.code : undefined;
  const detail = code === NatsErrorCode.Timeout ? NOT_IN_TIME : 'A part of the service is away.';
  return new Unanswered(detail, { cause: error, context: { subject, natsCode: code }, mayBeDone: code !== NatsErrorCode.NoResponders });
}
