import { WORDS } from '../words/words';

const DATE_TIME = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
const RELATIVE = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** A moment as a clock and calendar show it. */
export const atTime = (iso: string): string => DATE_TIME.format(new Date(iso));

/** The day of a moment, in the time zone of whoever looks. */
export const onDay = (moment: Date): string => DATE.format(moment);

/** A moment as people say it, for a week; then the date. */
export function ago(iso: string, now = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  if (seconds < -7 * 86_400) return atTime(iso);
  const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
  return step ? RELATIVE.format(Math.round(seconds / step[1]), step[0]) : WORDS.common.justNow;
}
