import type { Box } from './page-boxes';

/** Degrees clockwise by which a person turned the page. */
export type Turn = 0 | 90 | 180 | 270;

interface Size {
  width: number;
  height: number;
}

/** The size of a page as it lies after turning it. */
export const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };

/** Where a box of the upright page lies after turning it. */
export function turnBox({ left, top, right, bottom }: Box, { width, height }: Size, turn: Turn): Box {
  if (turn === 90) return { left: height - bottom, top: left, right: height - top, bottom: right };
  if (turn === 180) return { left: width - right, top: height - bottom, right: width - left, bottom: height - top };
  if (turn === 270) return { left: top, top: width - right, right: bottom, bottom: width - left };
  return { left, top, right, bottom };
}

/** The point of the upright page under a point of the turned one. */
export function turnBack(x: number, y: number, { width, height }: Size, turn: Turn): { x: number; y: number } {
  if (turn === 90) return { x: y, y: height - x };
  if (turn === 180) return { x: width - x, y: height - y };
  if (turn === 270) return { x: width - y, y: x };
  return { x, y };
}
