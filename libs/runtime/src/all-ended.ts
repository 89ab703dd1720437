/** Resolves once all have ended. Rejects only then, with what failed: one that fails takes from none of the others its time. */
export async function allEnded(work: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(work);
  throwAny(outcomes.filter(({ status }) => status === 'rejected').map((outcome) => (outcome as PromiseRejectedResult).reason as unknown));
}

/** Throws what failed, several as one; nothing where nothing did. */
export function throwAny(errors: readonly unknown[]): void {
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1)
    throw new AggregateError(errors, errors.map((error) => (error instanceof Error ? error.message : String(error))).join(' '));
}
