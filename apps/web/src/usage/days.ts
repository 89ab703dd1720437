/** What a key did in a day, as the service tells it. */
export interface DayOfKey {
  day: string;
  keyId: string | null;
  calls: number;
  pages: number;
  pe: number;
}

/** A day of all the keys that were asked about. */
export type DayTotals = Omit<DayOfKey, 'keyId'>;

const DAY_MS = 86_400_000;

/** So many days up to the one of `now`, in UTC, the first one first. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(now.getTime() - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10));

/** One line for each of the days, also where nothing was done. */
export function totalsByDay(days: readonly string[], told: readonly DayOfKey[]): DayTotals[] {
  const totals = new Map(days.map((day) => [day, { day, calls: 0, pages: 0, pe: 0 }]));
  for (const { day, calls, pages, pe } of told) {
    const total = totals.get(day);
    if (total) totals.set(day, { day, calls: total.calls + calls, pages: total.pages + pages, pe: total.pe + pe });
  }
  return [...totals.values()];
}
