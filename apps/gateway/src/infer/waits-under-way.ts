import { Injectable } from '@nestjs/common';
import { HeldSlots } from '../http/held-slots';

/** More than one person or program follows one by one; each costs a connection and, where its run is another, a look a second. */
export const WAITS_OF_ACCOUNT = 20;
/** Idle connections of a thousand clients are some tens of megabytes of a gateway. An estimate. */
const WAITS = 1_000;

/** Calls that are held open at this process until a run ends. */
@Injectable()
export class WaitsUnderWay extends HeldSlots {
  constructor() {
    super(WAITS_OF_ACCOUNT, WAITS);
  }
}
