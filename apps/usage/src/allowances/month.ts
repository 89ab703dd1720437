/** The calendar month (UTC) of a moment, as YYYY-MM. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** Whole seconds until the month ends, at least one. */
export function secondsLeftInMonth(now: Date): number {
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return Math.ceil((end - now.getTime()) / 1000);
}
