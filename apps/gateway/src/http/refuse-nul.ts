import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { ServiceError, type InputError } from '@gridline/contracts';
import type { Request } from 'express';

/** U+0000, which neither PostgreSQL's text nor XML can hold, and nobody types. */
const NUL = '\0';

/** Throws `invalid_parameter`, saying where, for text with U+0000 in it. Walks without recursion: a body may be nested deeply. */
export function refuseNul(input: unknown, location: string): void {
  const errors: InputError[] = [];
  const open: [unknown, string][] = [[input, location]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, at] = next;
    if (typeof value === 'string' && value.includes(NUL)) errors.push({ location: at, message: 'holds the character U+0000' });
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, member] of Object.entries(value)) {
      if (key.includes(NUL)) errors.push({ location: at, message: 'a name holds the character U+0000' });
      else open.push([member, `${at}.${key}`]);
    }
  }
  if (errors.length > 0) throw new ServiceError('invalid_parameter', 'The character U+0000 is not taken anywhere.', { errors });
}

/** The one place where path, query and JSON of every route are looked through; forms are when they have arrived. */
@Injectable()
export class NulInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): ReturnType<CallHandler['handle']> {
    // Other services' questions pass the same interceptors.
    if (context.getType() === 'http') {
      const { params, query, body } = context.switchToHttp().getRequest<Request>();
      refuseNul(params, 'path');
      refuseNul(query, 'query');
      refuseNul(body, 'body');
    }
    return next.handle();
  }
}
