import type { Box } from '../../model/box';

/** A displayed box, turned so that text of that rotation (0, 90, 180, 270) runs left to right; width and height are those of the displayed page. */
export function toReading(box: Box, rotation: number, width: number, height: number): Box {
  if (rotation === 90) return { left: box.top, top: width - box.right, right: box.bottom, bottom: width - box.left };
  if (rotation === 180) return { left: width - box.right, top: height - box.bottom, right: width - box.left, bottom: height - box.top };
  if (rotation === 270) return { left: height - box.bottom, top: box.left, right: height - box.top, bottom: box.right };
  return box;
}

/** The inverse of `toReading`, by the displayed page's size, too. */
export function toDisplay(box: Box, rotation: number, width: number, height: number): Box {
  if (rotation === 90) return { left: width - box.bottom, top: box.left, right: width - box.top, bottom: box.right };
  if (rotation === 270) return { left: box.top, top: height - box.right, right: box.bottom, bottom: height - box.left };
  return toReading(box, rotation, width, height);
}
