import { groupOf, listWeights, weightId, type Weight } from './list-weights';

/** Names of the numbers that were looked at. */
export type Reads = ReadonlySet<string>;

/** Runs something and tells which of the engine's numbers it looked at; afterwards they are plain numbers again. */
export async function recordReads<T>(run: () => Promise<T>): Promise<{ result: T; reads: Reads }> {
  const reads = new Set<string>();
  const weights = listWeights();
  for (const weight of weights) watch(weight, () => reads.add(weightId(weight)));
  try {
    return { result: await run(), reads };
  } finally {
    for (const weight of weights) setWeight(weight, weight.value);
  }
}

const watch = (weight: Weight, onRead: () => void): void => {
  const get = (): number => {
    onRead();
    return weight.value;
  };
  Object.defineProperty(groupOf(weight), weight.name, { get, configurable: true, enumerable: true });
};

/** Puts a number in its place. */
export function setWeight(weight: Weight, value: number): void {
  Object.defineProperty(groupOf(weight), weight.name, { value, configurable: true, enumerable: true, writable: true });
}
