import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller, MeteredRequest } from './caller';

/** The caller of a route of `/api/v1`; only admitted requests reach one. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => context.switchToHttp().getRequest<MeteredRequest>().caller!,
);
