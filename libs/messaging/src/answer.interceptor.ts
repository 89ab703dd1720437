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
import { LOGGER, isAway, newId, runInContext } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import type { MsgHdrs } from 'nats';
import type { Logger } from 'pino';
import { Observable, mergeMap, throwError } from 'rxjs';
import { ANSWERS_PREFIX, REQUEST_ID_HEADER, toErrorPacket, type StoredAnswer } from './packets';

export const ANSWER_METADATA = 'gridline:answer';

/** An answer's JSON longer than this goes through the storage; well under the broker's default of 1 MiB for the whole message. */
const MESSAGE_BYTES = 512 * 1024;

/** Around every responder: the asker's request id, and answers that are larger than a message. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(
    private readonly storage: Storage,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = this.reflector.get<RequestDefinition | undefined>(ANSWER_METADATA, context.getHandler());
    const requestId = requestIdOf(context);
    const run = new Observable<unknown>((subscriber) => runInContext({ requestId }, () => next.handle().subscribe(subscriber)));
    return request?.large ? run.pipe(mergeMap((answer) => this.storeIfLarge(answer))) : run;
  }

  private async storeIfLarge(answer: unknown): Promise<unknown> {
    const json = Buffer.from(JSON.stringify(answer));
    if (json.length <= MESSAGE_BYTES) return answer;
    const key = `${ANSWERS_PREFIX}/${newId('rep')}`;
    await this.storage.write(key, Readable.from([json]));
    return { $stored: key } satisfies StoredAnswer;
  }
}

function requestIdOf(context: ExecutionContext): string {
  const messageHeaders = context.switchToRpc().getContext<NatsContext>().getHeaders() as MsgHdrs | undefined;
  return messageHeaders?.get(REQUEST_ID_HEADER) || newId('call');
}

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
