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
import { LOGGER, beginSpan, counter, histogram, newId, runInContext, type BegunSpan, type RequestContext } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import type { MsgHdrs } from 'nats';
import type { Logger } from 'pino';
import { Observable, defer, finalize, mergeMap, tap, throwError, type TapObserver } from 'rxjs';
import { AccountLines, type Leave } from './account-lines';
import { AnswerParts } from './answer-parts';
import { errorPacketOf } from './error-packet';
import { JsonText } from './json-text';
import {
  ANSWERS_PREFIX,
  PART_BYTES,
  REQUEST_ID_HEADER,
  TAKES_PARTS_HEADER,
  TRACE_HEADER,
  USEFUL_UNTIL_HEADER,
  isPartedAnswer,
  type PartedAnswer,
  type StoredAnswer,
} from './packets';

export const ANSWER_METADATA = 'gridline:answer';
/** Set where an answer takes no turn of its account. */
export const BESIDE_METADATA = 'gridline:beside';

/** From a look-up to what a client waits for at most. */
const SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What waits for its own account is over soon. */
const LATE_RETRY_SECONDS = 2;

/** Around every responder: the asker's request id, and answers that are larger than a message. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  private readonly seconds = histogram(
    { name: 'messaging_answer_seconds', help: 'Questions of other services by subject and outcome.', labels: ['subject', 'outcome'] },
    SECONDS_BUCKETS,
  );
  private readonly late = counter({
    name: 'messaging_account_refused_total',
    help: 'Questions that waited for their own account until nobody waited for them any more.',
  });

  constructor(
    private readonly storage: Storage,
    private readonly parts: AnswerParts,
    private readonly lines: AccountLines,
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
      const takesParts = Boolean(messageHeaders?.get(TAKES_PARTS_HEADER));
      const keep = (leave: Leave): Keep => (takesParts ? (pieces) => this.parts.offer(pieces, leave) : (pieces) => this.store(pieces));
      const answer = this.inTurn(accountOf(context, this.reflector), asked, (leave) =>
        request?.large ? run.pipe(mergeMap((whole) => span.within(() => keepIfLarge(whole, keep(leave))))) : run,
      );
      const observed = request ? answer.pipe(tap(this.observer(request.subject, span))) : answer;
      return runInContext(asked, () => span.within(() => observed.subscribe(subscriber)));
    });
  }

  /** Answers when it is the account's turn, which it has until all of a large answer was taken; not where nobody waits for the answer by then. */
  private inTurn(accountId: string | undefined, { usefulUntil }: RequestContext, answer: (leave: Leave) => Observable<unknown>) {
    if (accountId === undefined) return answer(() => undefined);
    return defer(() => this.lines.enter(accountId)).pipe(
      mergeMap((leave) => {
        let isTaken = true;
        const run = Date.now() > (usefulUntil ?? Infinity) ? throwError(() => this.tooLate()) : answer(leave);
        return run.pipe(
          tap((whole) => (isTaken = !isPartedAnswer(whole))),
          finalize(() => isTaken && leave()),
        );
      }),
    );
  }

  private tooLate(): ServiceError {
    this.late.inc();
    return new ServiceError('busy', 'This account has too much under way at a time.', { retryAfterSeconds: LATE_RETRY_SECONDS });
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

  private async store(pieces: AsyncIterable<string>): Promise<StoredAnswer> {
    const key = `${ANSWERS_PREFIX}/${newId('rep')}`;
    await this.storage.write(key, Readable.from(toBytes(pieces), { objectMode: false }));
    return { $stored: key };
  }
}

/** Keeps what is larger than a message until it was taken. */
type Keep = (pieces: AsyncIterable<string>) => PartedAnswer | Promise<StoredAnswer>;

/** What fits into a message is collected; of more, the rest is made as it is taken. */
async function keepIfLarge(answer: unknown, keep: Keep): Promise<unknown> {
  const pieces = answer instanceof JsonText ? answer.pieces : only(JSON.stringify(answer));
  const iterator = pieces[Symbol.asyncIterator]();
  const first: string[] = [];
  let bytes = 0;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    first.push(next.value);
    bytes += Buffer.byteLength(next.value);
    if (bytes > PART_BYTES) return keep(followedBy(first, iterator));
  }
  return answer instanceof JsonText ? JSON.parse(first.join('')) : answer;
}

async function* only(json: string): AsyncGenerator<string> {
  yield json;
}

async function* followedBy(first: readonly string[], rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    yield* first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

async function* toBytes(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) if (piece !== '') yield Buffer.from(piece);
}

/** Whose turn it is to take; nobody's where a question names no account or is answered beside. */
function accountOf(context: ExecutionContext, reflector: Reflector): string | undefined {
  if (reflector.get<boolean | undefined>(BESIDE_METADATA, context.getHandler())) return undefined;
  const { accountId } = (context.switchToRpc().getData<{ accountId?: unknown } | null>() ?? {}) as { accountId?: unknown };
  return typeof accountId === 'string' ? accountId : undefined;
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
    return throwError(() => errorPacketOf(exception, this.logger));
  }
}
