import { ServiceError } from '@gridline/contracts';
import { isAway } from '@gridline/runtime';
import type { Logger } from 'pino';
import { toErrorPacket, type ErrorPacket } from './packets';

/** What is told of anything that a responder throws: a ServiceError as it is, anything else logged and told as `busy` or an internal error. */
export function errorPacketOf(exception: unknown, logger: Logger): ErrorPacket {
  if (exception instanceof ServiceError && exception.code !== 'internal_error') return toErrorPacket(exception);
  if (isAway(exception)) {
    logger.warn({ err: exception }, 'a responder has to do without something');
    return toErrorPacket(new ServiceError('busy', 'A part of the service is away.'));
  }
  const context = exception instanceof ServiceError ? exception.options.context : undefined;
  logger.error({ err: exception, ...context }, 'a responder failed');
  return toErrorPacket(new ServiceError('internal_error', 'Something went wrong on our side.'));
}
