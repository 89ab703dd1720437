/** How many texts stand in both lists, each as often as in the one that has it less often. */
export function sharedCount(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const text of other) left.set(text, (left.get(text) ?? 0) + 1);
  return one.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count > 0;
  }).length;
}
