import { LEVEL, radians, type Lean } from '../image/lean';
import type { InkMap } from '../marks/find-ink';
import { FIND_SKEW } from './weights';

/**
 * How lines of text lean; 0 where no angle stands out. The angle is the one at which the rows of the page are sharpest: full of ink or empty of
 * it. So is its change from top to bottom.
 */
export function findLean(map: InkMap): Lean {
  const points = bottomEdges(map);
  if (points.length < FIND_SKEW.fewestPoints * 2) return LEVEL;
  const { height } = map;
  const coarse = sharpest(points, height, 0, FIND_SKEW.largestSkew, FIND_SKEW.coarseDegrees);
  const fine = sharpest(points, height, coarse, FIND_SKEW.coarseDegrees, FIND_SKEW.fineDegrees);
  const found = sharpest(points, height, fine, FIND_SKEW.fineDegrees, FIND_SKEW.finestDegrees);
  const isAngleClear = sharpness(points, height, { angle: found, change: 0 }) > sharpness(points, height, LEVEL) * FIND_SKEW.clearlySharper;
  const even = { angle: isAngleClear ? found : 0, change: 0 };
  const changing = sharpestChange(points, height, { angle: found, change: 0 });
  const isClear = sharpness(points, height, changing) > sharpness(points, height, even) * FIND_SKEW.clearlyChanging;
  return isClear ? changing : even;
}

/** The angle of rows and its change that make them sharpest together, near an angle that does so alone. */
function sharpestChange(points: Int32Array, height: number, alone: Lean): Lean {
  const search = (around: Lean, reach: Lean, step: Lean): Lean => {
    let best = around;
    let bestSharpness = -1;
    for (let change = around.change - reach.change; change <= around.change + reach.change + step.change / 2; change += step.change)
      for (let angle = around.angle - reach.angle; angle <= around.angle + reach.angle + step.angle / 2; angle += step.angle) {
        const found = sharpness(points, height, { angle, change });
        if (found > bestSharpness) [best, bestSharpness] = [{ angle, change }, found];
      }
    return best;
  };
  const { coarseDegrees, fineDegrees, finestDegrees, largestChange } = FIND_SKEW;
  const coarse = search(alone, { angle: coarseDegrees, change: largestChange }, { angle: fineDegrees, change: coarseDegrees / 2 });
  return search(coarse, { angle: fineDegrees, change: coarseDegrees / 2 }, { angle: finestDegrees, change: fineDegrees / 2 });
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
    const found = sharpness(points, height, { angle, change: 0 });
    if (found > bestSharpness) [best, bestSharpness] = [angle, found];
  }
  return best;
}

/** Sum of squares of the points in each row of the page as it leans. */
function sharpness(points: Int32Array, height: number, { angle, change }: Lean): number {
  const rows = new Uint32Array(height * 3);
  const slope = Math.tan(radians(angle));
  const more = radians(change) / height;
  for (let at = 0; at < points.length; at += 2) {
    const y = points[at + 1]!;
    rows[Math.round(y - points[at]! * (slope + more * (y - height / 2))) + height]!++;
  }
  let sum = 0;
  for (const count of rows) sum += count * count;
  return sum;
}
