/** Boosted trees as data: a list a class, each tree flat: feature, threshold, place of the child for values that are not smaller; leaves have feature -1 and their value. */
export interface BoostedTrees {
  classes: readonly string[];
  /** `trees[class][tree]`: nodes of three numbers, the left child right behind its parent. */
  trees: readonly (readonly (readonly number[])[])[];
}

/** The margin of every class. */
export const classMargins = (model: BoostedTrees, features: Float32Array): Float64Array => marginsOfAll(model, [features])[0]!;

/** The margins of several, tree by tree: one that is in the processor's memory is asked about all of them. */
export function marginsOfAll(model: BoostedTrees, all: readonly Float32Array[]): Float64Array[] {
  const classes = packedOf(model);
  const margins = all.map(() => new Float64Array(classes.length));
  for (let c = 0; c < classes.length; c++)
    for (const root of classes[c]!.roots) for (let i = 0; i < all.length; i++) margins[i]![c]! += leafOf(classes[c]!, root, all[i]!);
  return margins;
}

/** The trees of a class as they are walked: a node has one place in each array, and its left child the next one. */
interface PackedTrees {
  roots: Int32Array;
  features: Int16Array;
  /** The threshold; of a leaf its value. */
  values: Float64Array;
  rights: Int32Array;
}

const packed = new WeakMap<BoostedTrees, readonly PackedTrees[]>();

function packedOf(model: BoostedTrees): readonly PackedTrees[] {
  let classes = packed.get(model);
  if (!classes) packed.set(model, (classes = model.trees.map(pack)));
  return classes;
}

function pack(trees: readonly (readonly number[])[]): PackedTrees {
  const every = (member: number): number[] => trees.flatMap((nodes) => nodes.filter((_, at) => at % 3 === member));
  let next = 0;
  const starts = trees.map((nodes) => (next += nodes.length / 3) - nodes.length / 3);
  const rights = trees.flatMap((nodes, tree) => nodes.flatMap((right, at) => (at % 3 === 2 ? [starts[tree]! + right / 3] : [])));
  return { roots: Int32Array.from(starts), features: Int16Array.from(every(0)), values: Float64Array.from(every(1)), rights: Int32Array.from(rights) }; // prettier-ignore
}

function leafOf({ features: asked, values, rights }: PackedTrees, root: number, features: Float32Array): number {
  let at = root;
  for (;;) {
    const feature = asked[at]!;
    if (feature < 0) return values[at]!;
    at = features[feature]! < values[at]! ? at + 1 : rights[at]!;
  }
}
