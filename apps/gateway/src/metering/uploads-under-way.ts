import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { INFERS_PER_MINUTE, ServiceError } from '@gridline/contracts';
import type { Response } from 'express';
import { BODY_STALL_MS } from '../http/body-stall';
import { HeldSlots } from '../http/held-slots';

/** As many as a user may send in a minute: who sends them all at once is not refused, who never ends them keeps no more open. */
const UPLOADS_AT_A_TIME = INFERS_PER_MINUTE;

/** How many bodies each account is sending to this process. */
@Injectable()
export class UploadsUnderWay {
  private readonly slots = new HeldSlots(UPLOADS_AT_A_TIME);

  /** Notes one until its body has arrived or its request is over; answers the refusal where there are too many. */
  enter(accountId: string, request: IncomingMessage, response: Response): ServiceError | undefined {
    const leave = this.slots.take(accountId, response);
    if (leave) request.once('end', leave);
    return leave ? undefined : tooManyUploads();
  }
}

const tooManyUploads = (): ServiceError =>
  new ServiceError('infer_rate_limit_exceeded', `An account may have ${UPLOADS_AT_A_TIME} uploads under way at a time.`, {
    retryAfterSeconds: BODY_STALL_MS / 1000,
  });
