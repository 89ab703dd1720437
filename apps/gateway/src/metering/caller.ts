import type { PlanName, Scope, UsageCounters } from '@gridline/contracts';
import type { Request } from 'express';

/** Who makes an admitted request of `/api/v1`. */
export interface Caller {
  kind: 'key';
  accountId: string;
  userId: string;
  keyId: string;
  scopes: readonly Scope[];
  plan: PlanName;
  /** The month's counters, this request included. */
  counters: UsageCounters;
}

/** A request of `/api/v1`; `caller` is there once it was admitted. */
export interface MeteredRequest extends Request {
  caller?: Caller;
}
