import { boxAround, boxCentreX, boxHeight, type Box } from '../model/box';
import type { LaidOutPage } from './laid-out-page';
import type { Segment } from './segments';
import { TEXT_BLOCKS } from './weights';

/** Segments that stand under one another as a paragraph does: an address, a letterhead, a note. One segment a line. */
export interface TextBlock {
  page: LaidOutPage;
  lines: Segment[];
  box: Box;
}

/** The blocks of a page, from top to bottom. */
export function findBlocks(page: LaidOutPage): TextBlock[] {
  const blocks: Segment[][] = [];
  for (const segment of page.segments) {
    const above = lowestAbove(blocks, segment);
    if (above) above.push(segment);
    else blocks.push([segment]);
  }
  return blocks.map((lines) => ({ page, lines, box: boxAround(lines) }));
}

/** The block that the segment goes on with: of several the one that reaches furthest down, the first of equals. */
function lowestAbove(blocks: readonly Segment[][], segment: Segment): Segment[] | undefined {
  let lowest: Segment[] | undefined;
  for (const block of blocks) {
    const last = block[block.length - 1]!;
    if (follows(last, segment) && (!lowest || last.box.bottom > lowest[lowest.length - 1]!.box.bottom)) lowest = block;
  }
  return lowest;
}

function follows(above: Segment, segment: Segment): boolean {
  const height = Math.max(boxHeight(above.box), boxHeight(segment.box), 4);
  const gap = segment.box.top - above.box.bottom;
  if (segment.line === above.line || gap < -TEXT_BLOCKS.intoLine * height || gap > TEXT_BLOCKS.linePitch * height) return false;
  if (Math.max(above.fontSize, segment.fontSize) > TEXT_BLOCKS.sizeRatio * Math.min(above.fontSize, segment.fontSize)) return false;
  const near = TEXT_BLOCKS.aligned * height;
  return (
    Math.abs(above.box.left - segment.box.left) <= near ||
    Math.abs(above.box.right - segment.box.right) <= near ||
    Math.abs(boxCentreX(above.box) - boxCentreX(segment.box)) <= near
  );
}
