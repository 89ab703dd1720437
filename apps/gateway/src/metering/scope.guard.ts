import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ServiceError } from '@gridline/contracts';
import { ROUTE_METADATA, type RouteDescription } from '../http/route';
import type { MeteredRequest } from './caller';

/** Before every route: where it names a scope, only a metered request whose key has it comes in. */
@Injectable()
export class ScopeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const route = Reflect.getMetadata(ROUTE_METADATA, context.getHandler()) as RouteDescription | undefined;
    if (!route?.scope) return true;
    const { caller } = context.switchToHttp().getRequest<MeteredRequest>();
    if (!caller) throw new Error('a route for keys was reached past the metering');
    if (!caller.scopes.includes(route.scope)) throw new ServiceError('insufficient_scope', `This route needs the scope ${route.scope}.`);
    return true;
  }
}
