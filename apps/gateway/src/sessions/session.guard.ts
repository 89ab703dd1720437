import { Inject, Injectable, createParamDecorator, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ServiceError } from '@gridline/contracts';
import type { Request } from 'express';
import { GATEWAY_CONFIG, type GatewayConfig } from '../gateway.config';
import { refuseCrossSite } from '../http/same-origin';
import { SessionCookie } from './session-cookie';
import { SessionsService, type SessionUser } from './sessions.service';

/** A request of a session; `sessionUser` is there behind the guard. */
export interface SessionRequest extends Request {
  sessionUser?: SessionUser;
}

/** Lets signed-in browsers in, and no request that another site sent. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SessionRequest>();
    refuseCrossSite(request, this.config.PUBLIC_URL);
    const secret = this.cookie.read(request);
    request.sessionUser = secret ? await this.sessions.find(secret) : undefined;
    if (!request.sessionUser) throw new ServiceError('session_required', 'Sign in first; an API key does not open this route.');
    return true;
  }
}

/** The signed-in user of a route behind the SessionGuard. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): SessionUser => context.switchToHttp().getRequest<SessionRequest>().sessionUser!,
);
