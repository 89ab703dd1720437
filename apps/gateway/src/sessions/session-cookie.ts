import { Inject, Injectable } from '@nestjs/common';
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
    const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    return pairs.find((pair) => pair.startsWith(`${this.name}=`))?.slice(this.name.length + 1) || undefined;
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
