import type { InkMap } from '../marks/find-ink';
import { FIND_SKEW } from './weights';

/**
 * Degrees clockwise by which lines of text lean; 0 where no angle stands out. The angle is the one at which the rows of the
 * page are sharpest: full of ink or empty of it.
 */
export function findSkew(map: InkMap): number {
  const points = bottomEdges(map);
  if (points.length < FIND_SKEW.fewestPoints * 2) return 0;
  const coarse = sharpest(points, map.height, 0, FIND_SKEW.largestSkew, FIND_SKEW.coarseDegrees);
  const fine = sharpest(points, map.height, coarse, FIND_SKEW.coarseDegrees, FIND_SKEW.fineDegrees);
  const angle = sharpest(points, map.height, fine, FIND_SKEW.fineDegrees, FIND_SKEW.finestDegrees);
  return sharpness(points, map.height, angle) > sharpness(points, map.height, 0) * FIND_SKEW.clearlySharper ? angle : 0;
}

/** Ink with paper below it, mostly the feet of letters, as x, y, x, y. */
function bottomEdges({ width, height, ink }: InkMap): Int32Array {
  const last = (height - 1) * width;
  const isEdge = (at: number): boolean => ink[at] === 1 && ink[at + width] === 0;
  let count = 0;
  for (let at = 0; at < last; at++) if (isEdge(at)) count++;
  const step = Math.max(1, Math.ceil(count / FIND_SKEW.mostPoints));
  const points = new Int32Array(Math.ceil(count / step) * 2);
  let index = 0;
  for (let at = 0; at < last; at++) {
    if (!isEdge(at) || index++ % step !== 0) continue;
    const point = ((index - 1) / step) * 2;
    points[point] = (at % width) - (width >> 1);
    points[point + 1] = Math.floor(at / width);
  }
  return points;
}

function sharpest(points: Int32Array, height: number, centre: number, reach: number, step: number): number {
  let best = centre;
  let bestSharpness = -1;
  for (let angle = centre - reach; angle <= centre + reach + step / 2; angle += step) {
    const found = sharpness(points, height, angle);
    if (found > bestSharpness) [best, bestSharpness] = [angle, found];
  }
  return best;
}

/** Sum of squares of the points in each row of the page leaning by `angle`. */
function sharpness(points: Int32Array, height: number, angle: number): number {
  const rows = new Uint32Array(height * 3);
  const slope = Math.tan((angle * Math.PI) / 180);
  for (let at = 0; at < points.length; at += 2) rows[Math.round(points[at + 1]! - points[at]! * slope) + height]!++;
  let sum = 0;
  for (const count of rows) sum += count * count;
  return sum;
}
