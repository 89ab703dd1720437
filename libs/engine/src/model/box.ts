/** A rectangle in points (1/72 inch), measured from the page's top left corner as the page is displayed. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const boxWidth = (box: Box): number => box.right - box.left;
export const boxHeight = (box: Box): number => box.bottom - box.top;
/** In square points. */
export const boxArea = (box: Box): number => boxWidth(box) * boxHeight(box);
export const boxCentreX = (box: Box): number => (box.left + box.right) / 2;
export const boxCentreY = (box: Box): number => (box.top + box.bottom) / 2;

/** The smallest box around all of them. Throws on an empty list: there is no such box. */
export function unionBox(boxes: readonly Box[]): Box {
  if (boxes.length === 0) throw new RangeError('unionBox needs at least one box');
  let { left, top, right, bottom } = boxes[0]!;
  for (const box of boxes) {
    if (box.left < left) left = box.left;
    if (box.top < top) top = box.top;
    if (box.right > right) right = box.right;
    if (box.bottom > bottom) bottom = box.bottom;
  }
  return { left, top, right, bottom };
}

/** The smallest box around things that have one. Throws on an empty list. */
export function boxAround(things: readonly { box: Box }[]): Box {
  if (things.length === 0) throw new RangeError('boxAround needs at least one thing');
  let { left, top, right, bottom } = things[0]!.box;
  for (let i = 1; i < things.length; i++) {
    const { box } = things[i]!;
    if (box.left < left) left = box.left;
    if (box.top < top) top = box.top;
    if (box.right > right) right = box.right;
    if (box.bottom > bottom) bottom = box.bottom;
  }
  return { left, top, right, bottom };
}

/** Length of the shared horizontal extent, in points; 0 where there is none. */
export const overlapX = (a: Pick<Box, 'left' | 'right'>, b: Pick<Box, 'left' | 'right'>): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left));

/** Length of the shared vertical extent, in points; 0 where there is none. */
export const overlapY = (a: Pick<Box, 'top' | 'bottom'>, b: Pick<Box, 'top' | 'bottom'>): number =>
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Whether two boxes share a part of the page. */
export const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether one box lies inside another, but for so many points on each side. */
export const contains = (outer: Box, inner: Box, slackPt: number): boolean =>
  outer.left <= inner.left + slackPt &&
  outer.right >= inner.right - slackPt &&
  outer.top <= inner.top + slackPt &&
  outer.bottom >= inner.bottom - slackPt;

/** Whether the centre of `inner` lies inside `outer`. */
export function containsCentre(outer: Box, inner: Box): boolean {
  const x = boxCentreX(inner);
  const y = boxCentreY(inner);
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}
