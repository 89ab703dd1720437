import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { INFERS_PER_MINUTE, ServiceError } from '@gridline/contracts';
import type { Response } from 'express';
import { BODY_STALL_MS } from '../http/body-stall';

/** As many as a user may send in a minute: who sends them all at once is not refused, who never ends them keeps no more open. */
const UPLOADS_AT_A_TIME = INFERS_PER_MINUTE;

/** How many bodies each account is sending to this process. */
@Injectable()
export class UploadsUnderWay {
  private readonly counts = new Map<string, number>();

  /** Notes one until its body has arrived or its request is over; answers the refusal where there are too many. */
  enter(accountId: string, request: IncomingMessage, response: Response): ServiceError | undefined {
    const count = this.counts.get(accountId) ?? 0;
    if (count >= UPLOADS_AT_A_TIME) {
      return new ServiceError('infer_rate_limit_exceeded', `An account may have ${UPLOADS_AT_A_TIME} uploads under way at a time.`, {
        retryAfterSeconds: BODY_STALL_MS / 1000,
      });
    }
    this.counts.set(accountId, count + 1);
    let isUnderWay = true;
    const leave = (): void => {
      if (isUnderWay) this.leave(accountId);
      isUnderWay = false;
    };
    request.once('end', leave);
    response.once('close', leave);
    return undefined;
  }

  private leave(accountId: string): void {
    const count = this.counts.get(accountId)! - 1;
    if (count > 0) this.counts.set(accountId, count);
    else this.counts.delete(accountId);
  }
}
