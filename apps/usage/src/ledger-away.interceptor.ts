import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { ServiceError } from '@gridline/contracts';
import { LOGGER } from '@gridline/runtime';
import type { Logger } from 'pino';
import { catchError, throwError, type Observable } from 'rxjs';

/** Metering fails closed: whatever keeps the ledger from being read or written is told as `busy`, so that askers try again. */
@Injectable()
export class LedgerAwayInterceptor implements NestInterceptor {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(catchError((error: unknown) => throwError(() => this.toServiceError(error))));
  }

  private toServiceError(error: unknown): ServiceError {
    if (error instanceof ServiceError) return error;
    this.logger.warn({ err: error }, 'the ledger cannot be used');
    return new ServiceError('busy', 'Usage cannot be counted at the moment.', { cause: error });
  }
}
