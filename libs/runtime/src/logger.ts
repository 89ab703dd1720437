import type { LoggerService } from '@nestjs/common';
import pino, { type DestinationStream, type Logger } from 'pino';
import { toErrorLog, withErrorLogs, type ErrorLog } from './error-log';
import { currentRequestId } from './request-context';
import { StandardOutput } from './standard-output';

/** Where Nest finds the process's logger. */
export const LOGGER = Symbol('logger');

/** Never in a log line, wherever they stand in the logged object. */
const SECRET_PATHS = [
  'authorization',
  'cookie',
  'password',
  'apiKey',
  'key',
  'secret',
  '*.authorization',
  '*.cookie',
  '*.password',
  '*.apiKey',
  '*.key',
  '*.secret',
  '*["x-api-key"]',
];

/** A logger that writes one JSON line per entry, to standard output unless told otherwise, with the service and the request id. */
export function createLogger(service: string, level = 'info', destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_PATHS, censor: '[secret]' },
    mixin: () => ({ requestId: currentRequestId() }),
    formatters: { level: (label) => ({ level: label }), log: (fields) => withErrorLogs(fields) },
    // Errors have their form already; pino's own serialiser would write down everything that they carry.
    serializers: { err: (value: unknown) => value },
    hooks: { logMethod: logBareError },
  };
  return pino(options, destination ?? new StandardOutput());
}

/** A bare error as the first argument: pino would take its whole message for the line's. */
function logBareError(this: Logger, args: Parameters<pino.LogFn>, method: pino.LogFn): void {
  const [first, ...rest] = args as [unknown, ...unknown[]];
  if (!(first instanceof Error)) return method.apply(this, args);
  const err = toErrorLog(first) as ErrorLog;
  method.apply(this, [{ err }, ...(rest.length > 0 ? rest : [err.message])] as unknown as Parameters<pino.LogFn>);
}

/** Lets Nest's own messages go through the same lines. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }

  fatal(message: unknown, context?: string): void {
    this.logger.fatal({ context }, String(message));
  }

  debug(message: unknown, context?: string): void {
    this.logger.trace({ context }, String(message));
  }
}
