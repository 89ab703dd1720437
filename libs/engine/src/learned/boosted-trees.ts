/** Boosted trees as data: a list a class, each tree flat: feature, threshold, place of the child for values that are not smaller; leaves have feature -1 and their value. */
export interface BoostedTrees {
  classes: readonly string[];
  /** `trees[class][tree]`: nodes of three numbers, the left child right behind its parent. */
  trees: readonly (readonly (readonly number[])[])[];
}

/** The margin of every class. */
export const classMargins = (model: BoostedTrees, features: Float32Array): Float64Array => marginsOfAll(model, [features])[0]!;

/** The margins of several, tree by tree: one that is in the processor's memory is asked about all of them. */
export function marginsOfAll({ trees }: BoostedTrees, all: readonly Float32Array[]): Float64Array[] {
  const margins = all.map(() => new Float64Array(trees.length));
  for (let c = 0; c < trees.length; c++)
    for (const tree of trees[c]!) for (let i = 0; i < all.length; i++) margins[i]![c]! += leafOf(tree, all[i]!);
  return margins;
}

function leafOf(nodes: readonly number[], features: Float32Array): number {
  let at = 0;
  for (;;) {
    const feature = nodes[at]!;
    if (feature < 0) return nodes[at + 1]!;
    at = features[feature]! < nodes[at + 1]! ? at + 3 : nodes[at + 2]!;
  }
}
