import { Readable } from 'node:stream';
import {
  Catch,
  Inject,
  Injectable,
  type ArgumentsHost,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { BaseRpcExceptionFilter, NatsContext } from '@nestjs/microservices';
import { ServiceError, type RequestDefinition } from '@gridline/contracts';
import { LOGGER, beginSpan, histogram, isAway, newId, runInContext, type BegunSpan, type RequestContext } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import type { MsgHdrs } from 'nats';
import type { Logger } from 'pino';
import { Observable, mergeMap, tap, throwError, type TapObserver } from 'rxjs';
import { JsonText } from './json-text';
import { ANSWERS_PREFIX, REQUEST_ID_HEADER, TRACE_HEADER, USEFUL_UNTIL_HEADER, toErrorPacket, type StoredAnswer } from './packets';

export const ANSWER_METADATA = 'gridline:answer';

/** An answer's JSON longer than this goes through the storage; well under the broker's default of 1 MiB for the whole message. */
const MESSAGE_BYTES = 512 * 1024;

/** From a look-up to what a client waits for at most. */
const SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Around every responder: the asker's request id, and answers that are larger than a message. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  private readonly seconds = histogram(
    { name: 'messaging_answer_seconds', help: 'Questions of other services by subject and outcome.', labels: ['subject', 'outcome'] },
    SECONDS_BUCKETS,
  );

  constructor(
    private readonly storage: Storage,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = this.reflector.get<RequestDefinition | undefined>(ANSWER_METADATA, context.getHandler());
    const messageHeaders = headersOf(context);
    const asked = contextOf(messageHeaders);
    const parent = messageHeaders?.get(TRACE_HEADER) || undefined;
    return new Observable<unknown>((subscriber) => {
      const span = beginSpan({ name: `answer ${request?.subject}`, kind: 'server', parent });
      const run = runInContext(asked, () => span.within(() => next.handle()));
      const answer = request?.large ? run.pipe(mergeMap((whole) => this.storeIfLarge(whole))) : run;
      const observed = request ? answer.pipe(tap(this.observer(request.subject, span))) : answer;
      return runInContext(asked, () => span.within(() => observed.subscribe(subscriber)));
    });
  }

  /** Measures one answer: refusals are answers too, what is our fault or away is not. */
  private observer(subject: string, span: BegunSpan): Partial<TapObserver<unknown>> {
    const startedAt = performance.now();
    const observe = (outcome: string, error?: unknown): void => {
      this.seconds.observe({ subject, outcome }, (performance.now() - startedAt) / 1000);
      span.set({ 'gridline.outcome': outcome });
      span.end(outcome === 'failed' ? error : undefined);
    };
    return {
      complete: () => observe('answered'),
      error: (error: unknown) => observe(error instanceof ServiceError && error.code !== 'internal_error' ? 'refused' : 'failed', error),
    };
  }

  private async storeIfLarge(answer: unknown): Promise<unknown> {
    if (answer instanceof JsonText) return this.storeText(answer.pieces);
    const json = JSON.stringify(answer);
    return Buffer.byteLength(json) <= MESSAGE_BYTES ? answer : this.store([json]);
  }

  /** What fits into a message is collected; more goes to the storage as it is made. */
  private async storeText(pieces: AsyncIterable<string>): Promise<unknown> {
    const iterator = pieces[Symbol.asyncIterator]();
    const first: string[] = [];
    let bytes = 0;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      first.push(next.value);
      bytes += Buffer.byteLength(next.value);
      if (bytes > MESSAGE_BYTES) return this.store(followedBy(first, iterator));
    }
    return JSON.parse(first.join(''));
  }

  private async store(pieces: Iterable<string> | AsyncIterable<string>): Promise<StoredAnswer> {
    const key = `${ANSWERS_PREFIX}/${newId('rep')}`;
    await this.storage.write(key, Readable.from(toBytes(pieces), { objectMode: false }));
    return { $stored: key };
  }
}

async function* followedBy(first: readonly string[], rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield* first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* toBytes(pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) if (piece !== '') yield Buffer.from(piece);
}

const headersOf = (context: ExecutionContext): MsgHdrs | undefined =>
  context.switchToRpc().getContext<NatsContext>().getHeaders() as MsgHdrs | undefined;

function contextOf(messageHeaders: MsgHdrs | undefined): RequestContext {
  return { requestId: messageHeaders?.get(REQUEST_ID_HEADER) || newId('call'), usefulUntil: usefulUntilOf(messageHeaders) };
}

/** Until when an answer is of use; undefined where the question does not say. */
export const usefulUntilOf = (messageHeaders: MsgHdrs | undefined): number | undefined =>
  Number(messageHeaders?.get(USEFUL_UNTIL_HEADER)) || undefined;

/** Turns what a responder throws into an answer: a ServiceError as it is, anything else logged and told as `busy` or an internal error. */
@Catch()
export class AnswerErrorFilter implements Pick<BaseRpcExceptionFilter, 'catch'> {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(exception: unknown, _host: ArgumentsHost): Observable<never> {
    if (exception instanceof ServiceError && exception.code !== 'internal_error') return throwError(() => toErrorPacket(exception));
    if (isAway(exception)) {
      this.logger.warn({ err: exception }, 'a responder has to do without something');
      return throwError(() => toErrorPacket(new ServiceError('busy', 'A part of the service is away.')));
    }
    const context = exception instanceof ServiceError ? exception.options.context : undefined;
    this.logger.error({ err: exception, ...context }, 'a responder failed');
    return throwError(() => toErrorPacket(new ServiceError('internal_error', 'Something went wrong on our side.')));
  }
}
