import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Scope, UsageCounters } from '@gridline/contracts';
import type { Request } from 'express';

/** Who calls with an API key, and the counters after this very call was counted. */
export interface Caller {
  accountId: string;
  userId: string;
  keyId: string;
  scopes: readonly Scope[];
  counters: UsageCounters;
}

export interface CallerRequest extends Request {
  caller?: Caller;
}

/** The caller of a route under /api/v1, where the metering has let it pass. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => context.switchToHttp().getRequest<CallerRequest>().caller!,
);
