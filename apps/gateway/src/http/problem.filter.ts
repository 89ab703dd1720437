import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { ServiceError } from '@gridline/contracts';
import { LOGGER, isAway } from '@gridline/runtime';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { sendProblem } from './problem';
import { RouteTable } from './route-table';

/** Every error on every route becomes a problem; what is no line of the catalogue is our bug: 500, logged once, here. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly routes: RouteTable,
  ) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const error = this.toServiceError(exception, request);
    if (error.status >= 500)
      this.logger.error({ err: exception, code: error.code, path: request.path, ...error.options.context }, 'request failed');
    if (response.headersSent) response.destroy(error);
    else sendProblem(request, response, error);
  }

  private toServiceError(exception: unknown, request: Request): ServiceError {
    if (exception instanceof ServiceError) return exception;
    if (exception instanceof HttpException && exception.getStatus() === 404) return this.notFound(request);
    if (isAway(exception)) return new ServiceError('busy', 'A part of the service is away.', { cause: exception });
    return fromBodyParser(exception) ?? new ServiceError('internal_error', 'Something went wrong on our side.', { cause: exception });
  }

  private notFound(request: Request): ServiceError {
    const allow = this.routes.methodsOf(request.path);
    if (allow.length === 0) return new ServiceError('not_found', 'There is nothing here.');
    return new ServiceError('method_not_allowed', 'This path does not take this method.', { allow });
  }
}

/** How Express begins its message about a path with a bad escape; Nest hands it over as a bad request. */
const BAD_PATH = 'Failed to decode param';

/** Errors of Express and of its body parser. */
function fromBodyParser(exception: unknown): ServiceError | undefined {
  const { type, status, message } = (exception ?? {}) as { type?: unknown; status?: unknown; message?: unknown };
  if (type === 'entity.too.large') return new ServiceError('body_too_large', 'The body is larger than this route takes.');
  if (typeof message === 'string' && message.startsWith(BAD_PATH)) {
    return new ServiceError('invalid_parameter', 'The path is not well-formed.', { errors: [{ location: 'path', message: 'bad escape' }] });
  }
  const isRefused = typeof status === 'number' && status >= 400 && status < 500;
  return isRefused ? new ServiceError('invalid_json', 'The body is not valid JSON.') : undefined;
}
