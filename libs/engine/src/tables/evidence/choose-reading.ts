import { classMargins, type BoostedTrees } from '../../learned/boosted-trees';
import model from './reading-choice.data.json';
import { EVIDENCE_NAMES, type Evidence } from './table-evidence';

const MODEL = model as unknown as BoostedTrees;

/** By how much more of a place is right in one reading of it than in another, as trees guess from what tells for each: from -1 to 1. */
export const howMuchBetter = (one: Evidence, other: Evidence): number => classMargins(MODEL, choiceFeatures(one, other))[0]!;

/** What the trees read: what tells for the one, for the other, and the differences. */
export function choiceFeatures(one: Evidence, other: Evidence): Float32Array {
  const [a, b] = [one, other].map((evidence) => EVIDENCE_NAMES.map((name) => evidence[name]));
  return new Float32Array([...a!, ...b!, ...a!.map((value, i) => value - b![i]!)]);
}
