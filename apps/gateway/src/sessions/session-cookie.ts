import { Inject, Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { GATEWAY_CONFIG, type GatewayConfig } from '../gateway.config';
import { ABSOLUTE_MS } from './sessions.service';

const NAME = 'svc_session';

/** The cookie that carries a session. Under https it is Secure and bound to the host by the `__Host-` prefix (RFC 6265bis). */
@Injectable()
export class SessionCookie {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(@Inject(GATEWAY_CONFIG) config: GatewayConfig) {
    this.secure = config.PUBLIC_URL?.startsWith('https:') ?? false;
    this.name = this.secure ? `__Host-${NAME}` : NAME;
  }

  read(request: Request): string | undefined {
    return parse(request.headers.cookie ?? '')[this.name] || undefined;
  }

  set(response: Response, secret: string): void {
    response.cookie(this.name, secret, { ...this.attributes(), maxAge: ABSOLUTE_MS });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.attributes());
  }

  private attributes(): { httpOnly: true; sameSite: 'lax'; secure: boolean; path: '/' } {
    return { httpOnly: true, sameSite: 'lax', secure: this.secure, path: '/' };
  }
}
