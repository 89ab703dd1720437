/** How often each kind of error happened. */
export type Causes = Record<string, number>;

/** Adds errors of one kind; none leave no trace. */
export function addCause(causes: Causes, cause: string, count = 1): void {
  if (count > 0) causes[cause] = (causes[cause] ?? 0) + count;
}

/** Several counts as one. */
export function sumCauses(all: readonly Causes[]): Causes {
  const sum: Causes = {};
  for (const causes of all) for (const [cause, count] of Object.entries(causes)) addCause(sum, cause, count);
  return sum;
}

/** Causes with the most frequent first. */
export const byFrequency = (causes: Causes): [cause: string, count: number][] =>
  Object.entries(causes).sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
