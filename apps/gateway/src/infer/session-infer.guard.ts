import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { clientAddress } from '../metering/client-address';
import { fullOf, inferLimits, tooManyInfers } from '../metering/infer-limits';
import { MinuteLimits } from '../metering/minute-limits';
import { UploadsUnderWay } from '../metering/uploads-under-way';
import type { SessionRequest } from '../sessions/session.guard';

/** Holds the limits of infer on the session's door; behind the SessionGuard, before a byte of the document is read. */
@Injectable()
export class SessionInferGuard implements CanActivate {
  constructor(
    private readonly limits: MinuteLimits,
    private readonly uploads: UploadsUnderWay,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<SessionRequest>();
    const { userId, accountId } = request.sessionUser!;
    this.uploads.enter(accountId, request, http.getResponse());
    const limits = inferLimits(userId, clientAddress(request));
    // No key is asked for, so none is revoked: the user's id is no key's.
    const { outcome, states } = await this.limits.take(userId, limits);
    if (outcome === 'refused') throw tooManyInfers(fullOf(limits, states));
    return true;
  }
}
