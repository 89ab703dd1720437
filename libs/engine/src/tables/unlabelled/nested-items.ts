import { makesSum } from '../../reckoning/sums';
import { unitsOf, type PricedLine } from './priced-lines';
import { NESTED_ITEMS } from './weights';

/** Finds lists of items that are each the sum of the parts set in under it, and together one of the totals; the parts become text of their item. */
export function nestedItems(lines: readonly PricedLine[], totals: readonly number[]): PricedLine[][] {
  const lists: PricedLine[][] = [];
  for (let i = 0; i < lines.length; i++) {
    const { items, end } = readNested(lines, i);
    const parents = items.filter(({ price }) => price !== undefined);
    const found = parents.length >= NESTED_ITEMS.fewest && totals.some((total) => makesSum(parents.map(unitsOf), total));
    if (!found) continue;
    lists.push(items);
    i = end - 1;
  }
  return lists;
}

/** The run of items with parts that begins at a line. */
function readNested(lines: readonly PricedLine[], from: number): { items: PricedLine[]; end: number } {
  const items: PricedLine[] = [];
  const { left } = lines[from]!.line.box;
  let i = from;
  while (i < lines.length) {
    const parent = lines[i]!;
    if (!parent.price || parent.kind !== 'listed' || Math.abs(parent.line.box.left - left) >= NESTED_ITEMS.indentPt) break;
    const parts = partsOf(lines, i);
    if (parts.length === 0 || !makesSum(parts.map(unitsOf), unitsOf(parent))) break;
    items.push(parent, ...parts.map(({ line, kind }) => ({ line, kind, before: line.words })));
    i += 1 + parts.length;
  }
  return { items, end: i };
}

function partsOf(lines: readonly PricedLine[], parent: number): PricedLine[] {
  const { left } = lines[parent]!.line.box;
  const parts: PricedLine[] = [];
  for (let i = parent + 1; i < lines.length && lines[i]!.price && lines[i]!.line.box.left >= left + NESTED_ITEMS.indentPt; i++)
    parts.push(lines[i]!);
  return parts;
}
