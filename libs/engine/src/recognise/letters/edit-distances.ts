/** How many signs are put, taken away or changed at least to make the first so many signs of one text the first so many of another: a row for each number of the first. */
export function editDistances(ours: readonly string[], theirs: readonly string[]): number[][] {
  const distances = Array.from({ length: ours.length + 1 }, (_, i) => Array.from({ length: theirs.length + 1 }, (__, j) => i + j));
  for (let i = 1; i <= ours.length; i++) {
    for (let j = 1; j <= theirs.length; j++) {
      const changed = distances[i - 1]![j - 1]! + Number(ours[i - 1] !== theirs[j - 1]);
      distances[i]![j] = Math.min(changed, distances[i - 1]![j]! + 1, distances[i]![j - 1]! + 1);
    }
  }
  return distances;
}
