import { DEFAULT_PLAN, PLANS, UNLIMITED_CALLS, type PlanName, type UsageCounters } from '@gridline/contracts';
import { monthOf, secondsLeftInMonth } from './month';

/** The catalogue of plans as the functions in the database read it. */
export const PLANS_JSON = JSON.stringify({ ...PLANS, default: DEFAULT_PLAN });

/** A month's totals beside what the account may use, as the functions in the database answer them. */
export interface TotalsRow {
  plan: PlanName;
  calls: number;
  calls_limit: number;
  pe_used: number;
  pe_limit: number;
}

/** What is promised of a row of totals. */
export const toCounters = (row: TotalsRow, now: Date): UsageCounters => ({
  plan: row.plan,
  month: monthOf(now),
  calls: row.calls,
  callsLimit: row.calls_limit,
  unlimited: row.calls_limit === UNLIMITED_CALLS,
  peUsed: row.pe_used,
  peLimit: row.pe_limit,
  resetSeconds: secondsLeftInMonth(now),
});
