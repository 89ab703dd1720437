/** How many of a list's items lie in one stretch of its order. */
export interface Bucket {
  /** Where the stretch is, as the list's sort has it. */
  key: string;
  count: number;
}

/** A stretch of a long list: its first extraction, as its sort has it, and how many of it match. */
export interface Stretch {
  value: string;
  id: string;
  count: number;
}

/** How to come to a page: walk from a stretch's edge, pass over some, take the rest. */
export interface Seek {
  /** Against the list's order, from its end; what is found is turned round. */
  isBackwards: boolean;
  /** The stretch at whose edge the walk begins. */
  from: string;
  skip: number;
  take: number;
}

/** The shortest walk to `take` items behind `offset`; the stretches in the list's order. Nothing where the list ends before. */
export function seek(buckets: readonly Bucket[], offset: number, take: number): Seek | undefined {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  const taken = Math.min(take, total - offset);
  if (taken <= 0) return undefined;
  const ahead = walk(buckets, offset);
  const back = walk([...buckets].reverse(), total - offset - taken);
  const isBackwards = back.skip < ahead.skip;
  return { isBackwards, ...(isBackwards ? back : ahead), take: taken };
}

/**
 * The parts of a walk over stretches that are numbered: where others lie between two that hold items of the page, it begins anew behind them, since who walks
 * over them looks at all that is in them, and nothing of it matches.
 */
export function legsOf(buckets: readonly Bucket[], to: Seek): Seek[] {
  const ahead = (to.isBackwards ? [...buckets].reverse() : buckets).filter(({ count }) => count > 0);
  const legs: Seek[] = [];
  let [left, skip, last] = [to.take, to.skip, NaN];
  for (const { key, count } of ahead.slice(ahead.findIndex((bucket) => bucket.key === to.from))) {
    if (left <= 0) break;
    const take = Math.min(left, count - skip);
    const leg = legs.at(-1);
    if (leg && !(Math.abs(Number(key) - last) > 1)) leg.take += take;
    else legs.push({ ...to, from: key, skip, take });
    [left, skip, last] = [left - take, 0, Number(key)];
  }
  return legs;
}

/** The stretch that holds the item behind `offset`, and how many of it lie before that item. */
function walk(buckets: readonly Bucket[], offset: number): { from: string; skip: number } {
  let skip = offset;
  for (const { key, count } of buckets) {
    if (skip < count) return { from: key, skip };
    skip -= count;
  }
  throw new RangeError('The list ends before.');
}
