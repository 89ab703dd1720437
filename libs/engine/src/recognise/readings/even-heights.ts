import type { ReadLine } from '../tesseract/recogniser';
import { EVEN_HEIGHTS } from './weights';
import { median } from '../../model/median';

/** Gives lines of about one height the median of their heights: a line is measured too low where no letter of it rises or hangs. */
export function evenHeights(lines: readonly ReadLine[]): ReadLine[] {
  const heights = lines.map(({ height }) => height);
  return lines.map((line) => {
    const near = heights.filter((height) => Math.abs(height - line.height) <= EVEN_HEIGHTS.sameSize * line.height);
    return { ...line, height: median(near) ?? line.height };
  });
}
