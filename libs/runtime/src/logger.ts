import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';
import { currentRequestId } from './request-context';

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

/** A logger that writes one JSON line per entry to standard output, with the service and the request id. */
export function createLogger(service: string, level = 'info'): Logger {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_PATHS, censor: '[secret]' },
    mixin: () => ({ requestId: currentRequestId() }),
    formatters: { level: (label) => ({ level: label }) },
  });
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
