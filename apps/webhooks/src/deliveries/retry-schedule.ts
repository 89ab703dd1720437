/** Waits between automatic attempts, of which there is one more: a moment for a restart, then a minute for a deployment. The guide to webhooks promises about these. */
const RETRY_SCHEDULE_SECONDS = [5, 60] as const;

/** Each wait is moved by up to a fifth either way, so that receivers that failed together are not called together. */
const JITTER = 0.2;

/** A receiver may ask for a wait of up to this many times the schedule's. */
const RETRY_AFTER_FACTOR = 2;

/** When the next automatic attempt is due after `failures` failed ones; undefined where that was the last. `random` is in [0, 1). */
export function nextAttemptAt(failures: number, now: Date, retryAfter: string | undefined, random: number): Date | undefined {
  const seconds = RETRY_SCHEDULE_SECONDS[failures - 1];
  if (seconds === undefined) return undefined;
  const wait = seconds * (1 + JITTER * (2 * random - 1));
  const asked = Math.min(retryAfterSeconds(retryAfter, now), seconds * RETRY_AFTER_FACTOR);
  return new Date(now.getTime() + Math.round(Math.max(wait, asked) * 1000));
}

/** `Retry-After` (RFC 9110, 10.2.3) is a number of seconds or a date; anything else asks for nothing. */
function retryAfterSeconds(header: string | undefined, now: Date): number {
  if (header === undefined) return 0;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, (date - now.getTime()) / 1000);
}
