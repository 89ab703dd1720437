/** Boosted trees as data: a list a class, each tree flat: feature, threshold, position of the child for values that are not smaller; leaves have feature -1 and their value. */
export interface BoostedTrees {
  classes: readonly string[];
  /** `trees[class][tree]`: nodes of three numbers, the left child right behind its parent. */
  trees: readonly (readonly (readonly number[])[])[];
}

/** The margin of every class. */
export const classMargins = (model: BoostedTrees, features: Float32Array): Float64Array => marginsOfAll(model, [features])[0]!;

/** The chance that a margin stands for, 0 to 1. */
export const chanceOf = (margin: number): number => 1 / (1 + Math.exp(-margin));

/** How many times likelier than its contrary something is that has a chance, 0 to 1. */
export const oddsOf = (chance: number): number => chance / Math.max(Number.EPSILON, 1 - chance);

/** The margins of several, tree by tree: one that is in the processor's memory is asked about all of them. */
export function marginsOfAll(model: BoostedTrees, all: readonly Float32Array[]): Float64Array[] {
  const classes = packedOf(model);
  const rows = inOneList(all);
  const byClass = classes.map((trees) => sumsOfLeaves(trees, rows, all.length));
  return all.map((_, row) => Float64Array.from(byClass, (sums) => sums[row]!));
}

/** The rows behind one another: the trees read an eighth faster from one list than from many. */
function inOneList(all: readonly Float32Array[]): Float32Array {
  const width = all[0]?.length ?? 0;
  const rows = new Float32Array(all.length * width);
  all.forEach((row, at) => rows.set(row, at * width));
  return rows;
}

/** For each of so many rows the sum of the leaves that the trees of a class lead it to. */
function sumsOfLeaves({ roots, features, values, rights }: PackedTrees, rows: Float32Array, count: number): Float64Array {
  const sums = new Float64Array(count);
  const width = rows.length / count;
  for (const root of roots)
    for (let row = 0, from = 0; row < count; row++, from += width) {
      let at = root;
      for (let feature = features[at]!; feature >= 0; feature = features[at]!)
        at = rows[from + feature]! < values[at]! ? at + 1 : rights[at]!;
      sums[row]! += values[at]!;
    }
  return sums;
}

/** The trees of a class as they are walked: a node has one position in every array, and its left child the next one. */
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
  const size = trees.reduce((sum, nodes) => sum + nodes.length / 3, 0);
  const packing = { roots: new Int32Array(trees.length), features: new Int16Array(size), values: new Float64Array(size), rights: new Int32Array(size) }; // prettier-ignore
  let next = 0;
  for (const [tree, nodes] of trees.entries()) {
    const root = (packing.roots[tree] = next);
    for (let at = 0; at < nodes.length; at += 3, next++) {
      packing.features[next] = nodes[at]!;
      packing.values[next] = nodes[at + 1]!;
      packing.rights[next] = root + nodes[at + 2]! / 3;
    }
  }
  return packing;
}
