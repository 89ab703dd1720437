import { boxHeight, type Box } from '../../model/box';
import { JOIN_TABLES } from './weights';

/** Whether a table stands closer under a box than so many of its rows are high. */
export function isRightUnder(above: Box, { box, rowCount }: { box: Box; rowCount: number }): boolean {
  const gap = box.top - above.bottom;
  return gap >= 0 && gap < JOIN_TABLES.closeRows * (boxHeight(box) / rowCount);
}
