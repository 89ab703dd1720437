import type { LaidOutPage } from '../../layout/laid-out-page';
import { marginsOfAll, type BoostedTrees } from '../../learned/boosted-trees';
import { lineFeatures } from './line-features';
import model from './line-roles.data.json';
import { LINE_ROLES_READ } from './weights';

/** What a line is to the tables of its page: none of them, labels of columns, the first line of a row, more of it, the name of a section, a sum. */
export const LINE_ROLES = ['outside', 'header', 'row', 'more', 'section', 'sum'] as const;
export type LineRole = (typeof LINE_ROLES)[number];

export interface ReadLine {
  role: LineRole;
  /** How likely the role is by the line and its neighbours, from 0 to 1: the trees' share of it. */
  score: number;
  /** How likely each role is, in their order: logarithms. */
  likely: Float64Array;
}

const MODEL = model as unknown as BoostedTrees & { order: readonly (readonly number[])[] };

/** Reads the role of each line of a page: what trees say of each, in the likeliest order. */
export function readLineRoles(page: LaidOutPage): ReadLine[] {
  const likely = marginsOfAll(MODEL, lineFeatures(page)).map(logShares);
  const path = likeliestPath(likely);
  return path.map((at, index) => ({ role: LINE_ROLES[at]!, score: Math.exp(likely[index]![at]!), likely: likely[index]! }));
}

/** The margins of one line's roles as shares of 1, in logarithms. */
function logShares(margins: Float64Array): Float64Array {
  const most = Math.max(...margins);
  const sum = Math.log(margins.reduce((total, margin) => total + Math.exp(margin - most), 0)) + most;
  return margins.map((margin) => margin - sum);
}

/** Viterbi over the roles, by how often one follows another. */
function likeliestPath(likely: readonly Float64Array[]): number[] {
  if (likely.length === 0) return [];
  let best = likely[0]!;
  const from: Uint8Array[] = [];
  for (const shares of likely.slice(1)) {
    const back = new Uint8Array(shares.length);
    best = shares.map((share, role) => share + bestBefore(best, role, back));
    from.push(back);
  }
  const path = [best.indexOf(Math.max(...best))];
  for (const back of from.toReversed()) path.push(back[path[path.length - 1]!]!);
  return path.reverse();
}

/** What the likeliest role before this one makes of it; notes which that is. */
function bestBefore(before: Float64Array, role: number, back: Uint8Array): number {
  let best = -Infinity;
  for (let previous = 0; previous < before.length; previous++) {
    const score = before[previous]! + LINE_ROLES_READ.order * MODEL.order[previous]![role]!;
    if (score > best) [best, back[role]] = [score, previous];
  }
  return best;
}
