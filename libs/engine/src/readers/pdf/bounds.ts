import type { Box } from '../../model/box';

/** What two boxes have in common, a line or a point too; undefined where they are apart. */
export function intersect(a: Box, b: Box): Box | undefined {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return box.left <= box.right && box.top <= box.bottom ? box : undefined;
}

/** The box around points, which are added one by one. */
export class Bounds {
  readonly box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

  add(x: number, y: number): void {
    if (x < this.box.left) this.box.left = x;
    if (x > this.box.right) this.box.right = x;
    if (y < this.box.top) this.box.top = y;
    if (y > this.box.bottom) this.box.bottom = y;
  }
}
