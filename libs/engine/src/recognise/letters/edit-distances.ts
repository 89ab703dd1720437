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

/** Places in two texts of signs that stand for one another; absent where one text has nothing there. */
interface SignPair {
  ours?: number;
  theirs?: number;
}

/** A sign, with whatever else is known of it. */
interface Sign {
  text: string;
}

/** Pairs the signs of two texts, in their order, so that the fewest differ, are added or left out. */
export function pairSigns(ours: readonly Sign[], theirs: readonly Sign[]): SignPair[] {
  const distances = editDistances(ours.map(({ text }) => text), theirs.map(({ text }) => text)); // prettier-ignore
  const pairs: SignPair[] = [];
  let [i, j] = [ours.length, theirs.length];
  while (i > 0 || j > 0) {
    const here = distances[i]![j]!;
    if (i > 0 && j > 0 && here === distances[i - 1]![j - 1]! + Number(ours[i - 1]!.text !== theirs[j - 1]!.text))
      pairs.push({ ours: --i, theirs: --j });
    else if (i > 0 && here === distances[i - 1]![j]! + 1) pairs.push({ ours: --i });
    else pairs.push({ theirs: --j });
  }
  return pairs.reverse();
}
