import { chanceOf, marginsOfAll, type BoostedTrees } from '../../learned/boosted-trees';
import type { FieldItem } from './field-items';
import type { KnownOfDocument } from './item-features';
import { withRivals } from './joint-features';
import models from './name-choice.data.json';
import { isMirrored, mirroredKey, nameRows } from './name-rows';

const ALONE = models.name as unknown as BoostedTrees;
const TOGETHER = models.together as unknown as BoostedTrees;

const SIDES = ['sellerName', 'buyerName'] as const;

/** How likely each name is who sells, who buys, or whose account a statement is of. */
interface NameShares {
  sellerName: readonly number[];
  buyerName: readonly number[];
  accountHolder: readonly number[];
}

/** Each name is looked at alone first, then again beside those that are the likeliest of either side. */
export function nameShares(items: readonly FieldItem[], known: KnownOfDocument): NameShares {
  const rows = nameRows(items, known);
  const alone = sharesOf(ALONE, rows);
  const together = sharesOf(TOGETHER, withRivals(rows, SIDES.map((key) => alone(key)))); // prettier-ignore
  const side = (key: string): number[] => together(isMirrored(known) ? mirroredKey(key) : key);
  return { sellerName: side('sellerName'), buyerName: side('buyerName'), accountHolder: alone('accountHolder') };
}

function sharesOf(model: BoostedTrees, rows: readonly Float32Array[]): (key: string) => number[] {
  const margins = marginsOfAll(model, rows);
  return (key) => margins.map((each) => chanceOf(each[model.classes.indexOf(key)]!));
}
