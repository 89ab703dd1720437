import type { Box } from '../../model/box';

/** An affine map in PDF's order: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Leaves everything where it is. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that applies `first`, then `second`. */
export function compose(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = second;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

export const mapX = (m: Matrix, x: number, y: number): number => m[0] * x + m[2] * y + m[4];
export const mapY = (m: Matrix, x: number, y: number): number => m[1] * x + m[3] * y + m[5];

/** The upright box around the image of a rectangle given by two opposite corners. */
export function mapBox(m: Matrix, x1: number, y1: number, x2: number, y2: number): Box {
  const ax = mapX(m, x1, y1);
  const ay = mapY(m, x1, y1);
  const bx = mapX(m, x2, y2);
  const by = mapY(m, x2, y2);
  const upright = m[0] === 0 || m[1] === 0;
  if (upright) return { left: Math.min(ax, bx), top: Math.min(ay, by), right: Math.max(ax, bx), bottom: Math.max(ay, by) };
  const cx = mapX(m, x1, y2);
  const cy = mapY(m, x1, y2);
  const dx = mapX(m, x2, y1);
  const dy = mapY(m, x2, y1);
  return {
    left: Math.min(ax, bx, cx, dx),
    top: Math.min(ay, by, cy, dy),
    right: Math.max(ax, bx, cx, dx),
    bottom: Math.max(ay, by, cy, dy),
  };
}

/** Degrees clockwise at which something runs that goes by so much to the right and down: the nearest quarter turn, null further off than `slack` degrees. */
export function quarterTurn(dx: number, dy: number, slack: number): 0 | 90 | 180 | 270 | null {
  const degrees = ((Math.atan2(dy, dx) * 180) / Math.PI + 360) % 360;
  const quarter = Math.round(degrees / 90) * 90;
  return Math.abs(degrees - quarter) > slack ? null : ((quarter % 360) as 0 | 90 | 180 | 270);
}

/** What takes PDF user space to the displayed page: origin at the top left of the crop box, turned as the page asks. */
export interface PageFrame {
  width: number;
  height: number;
  /** Degrees clockwise that the page is turned for display. */
  rotation: 0 | 90 | 180 | 270;
  toDisplay: Matrix;
}

/** Builds the frame from the visible box in user space (bottom is less than top) and the page's quarter turns clockwise. */
export function pageFrame(visible: { left: number; bottom: number; right: number; top: number }, quarterTurns: number): PageFrame {
  const { left, bottom, right, top } = visible;
  const width = right - left;
  const height = top - bottom;
  switch (quarterTurns & 3) {
    case 1:
      return { width: height, height: width, rotation: 90, toDisplay: [0, 1, 1, 0, -bottom, -left] };
    case 2:
      return { width, height, rotation: 180, toDisplay: [-1, 0, 0, 1, right, -bottom] };
    case 3:
      return { width: height, height: width, rotation: 270, toDisplay: [0, -1, -1, 0, top, right] };
    default:
      return { width, height, rotation: 0, toDisplay: [1, 0, 0, -1, -left, top] };
  }
}
