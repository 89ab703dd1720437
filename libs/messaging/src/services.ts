import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { ServiceError, type NoticeDefinition, type RequestDefinition } from '@gridline/contracts';
import { currentRequestId } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import { ErrorCode as NatsErrorCode, NatsError, headers, type Subscription } from 'nats';
import { Nats } from './nats';
import { REQUEST_ID_HEADER, fromErrorPacket, isStoredAnswer, type AnswerPacket, type QuestionPacket } from './packets';

export interface AskOptions {
  /** How long to wait for the answer. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;

/** A broker that was restarted is back sooner; a client would rather be told than wait longer. */
const AWAY_WAIT_MS = 3_000;

/** Seconds that a client is asked to wait when a service is away; a restart takes about that long. */
const AWAY_RETRY_SECONDS = 2;

/** Asks other services. Every failure is a ServiceError: the other's own, or `busy` where nobody answers. */
export class Services {
  constructor(
    private readonly nats: Nats,
    private readonly storage: Storage,
  ) {}

  async ask<Input, Output>(request: RequestDefinition<Input, Output>, input: Input, options: AskOptions = {}): Promise<Output> {
    const answer = await this.answerTo(request, input, options);
    if (!isStoredAnswer(answer)) return answer as Output;
    const json = await this.storage.readAll(answer.$stored);
    await this.storage.remove(answer.$stored);
    return JSON.parse(json.toString('utf8')) as Output;
  }

  /** The answer as JSON text that was never parsed here; for answers that are only passed on, however large. */
  async askForJson<Input, Output>(request: RequestDefinition<Input, Output>, input: Input, options: AskOptions = {}): Promise<Readable> {
    const answer = await this.answerTo(request, input, options);
    if (!isStoredAnswer(answer)) return Readable.from([Buffer.from(JSON.stringify(answer))]);
    return this.storage.take(answer.$stored);
  }

  /** Tells whoever listens right now. */
  notify<Data>(notice: NoticeDefinition<Data>, data: Data): void {
    this.nats.connection.publish(this.nats.subject(notice.subject), JSON.stringify(data));
  }

  /** Hears every notice of a kind, in every process that listens. */
  listen<Data>(notice: NoticeDefinition<Data>, handle: (data: Data) => void): Subscription {
    return this.nats.connection.subscribe(this.nats.subject(notice.subject), {
      callback: (error, message) => {
        if (!error) handle(message.json<Data>());
      },
    });
  }

  /** Waits while the connection is being made anew, since what is sent meanwhile would be lost; throws `busy` where it takes too long. */
  private async serverBack(timeoutMs: number, subject: string): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(goneError(subject)), timeoutMs);
    });
    await Promise.race([this.nats.back(), late]).finally(() => clearTimeout(timer));
  }

  private async answerTo<Input, Output>(request: RequestDefinition<Input, Output>, input: Input, options: AskOptions): Promise<unknown> {
    const packet: QuestionPacket = { pattern: request.subject, id: randomUUID(), data: input };
    const requestId = currentRequestId();
    const messageHeaders = requestId ? headers() : undefined;
    if (requestId) messageHeaders!.set(REQUEST_ID_HEADER, requestId);
    const timeout = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    if (this.nats.isAway) await this.serverBack(Math.min(timeout, AWAY_WAIT_MS), request.subject);
    const reply = await this.nats.connection
      .request(this.nats.subject(request.subject), JSON.stringify(packet), { timeout, headers: messageHeaders })
      .catch((error: unknown) => {
        throw awayError(error, request.subject);
      });
    const { err, response } = reply.json<AnswerPacket>();
    if (err !== undefined && err !== null) throw fromErrorPacket(err, request.subject);
    return response;
  }
}

const goneError = (subject: string): ServiceError =>
  new ServiceError('busy', 'A part of the service is away.', { context: { subject }, retryAfterSeconds: AWAY_RETRY_SECONDS });

function awayError(error: unknown, subject: string): ServiceError {
  const code = error instanceof NatsError ? error.code : undefined;
  const detail = code === NatsErrorCode.Timeout ? 'A part of the service did not answer in time.' : 'A part of the service is away.';
  return new ServiceError('busy', detail, { cause: error, context: { subject, natsCode: code }, retryAfterSeconds: AWAY_RETRY_SECONDS });
}
