import { boxCentreX } from '../../model/box';
import { isSameEdge, type Segment } from '../../layout/segments';
import { LABEL_LEVELS } from './weights';

/** The labels of the lower line over which each label of the upper one stands as a heading of two or more: `Qty` over `Ordered` and `Shipped`. */
export function headedLabels(upper: readonly Segment[], lower: readonly Segment[]): Map<Segment, Segment[]> {
  const under = new Map<Segment, Segment[]>(upper.map((label) => [label, []]));
  for (const label of lower) under.get(nearestTo(label, upper)!)?.push(label);
  return new Map(
    [...under].filter(([heading, labels]) => labels.length > 1 && labels.length < lower.length && standsOver(heading, labels)),
  );
}

const nearestTo = ({ box }: Segment, labels: readonly Segment[]): Segment | undefined => {
  const distance = (other: Segment): number => Math.abs(boxCentreX(other.box) - boxCentreX(box));
  return labels.reduce<Segment | undefined>((best, other) => (!best || distance(other) < distance(best) ? other : best), undefined);
};

/** Whether the heading stands over all of its labels, and not over one of many. */
function standsOver({ box, fontSize }: Segment, labels: readonly Segment[]): boolean {
  const [left, right] = [labels[0]!.box.left, labels[labels.length - 1]!.box.right];
  return Math.abs(boxCentreX(box) - (left + right) / 2) < LABEL_LEVELS.centredEm * fontSize || isSameEdge(box.left, left);
}
