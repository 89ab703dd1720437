import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { clientAddress } from '../http/client-address';
import { fullOf, inferLimits, tooManyInfers } from '../metering/infer-limits';
import { MinuteLimits } from '../metering/minute-limits';
import { QueueLimit } from '../metering/queue-limit';
import { UploadsUnderWay } from '../metering/uploads-under-way';
import type { SessionRequest } from '../sessions/session.guard';

/** Holds the limits of infer, and of what may wait, on the session's door; behind the SessionGuard, before a byte of the document is read. */
@Injectable()
export class SessionInferGuard implements CanActivate {
  constructor(
    private readonly limits: MinuteLimits,
    private readonly uploads: UploadsUnderWay,
    private readonly queue: QueueLimit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<SessionRequest>();
    const { userId, accountId } = request.sessionUser!;
    const limits = inferLimits(userId, clientAddress(request));
    // No key is asked for, so none is revoked: the user's id is no key's.
    const { outcome, states, takeBack } = await this.limits.take(userId, limits);
    if (outcome === 'refused') throw tooManyInfers(fullOf(limits, states));
    const refusal = this.uploads.enter(accountId, request, http.getResponse()) ?? (await this.queue.refusal(accountId));
    if (!refusal) return true;
    await takeBack();
    throw refusal;
  }
}
