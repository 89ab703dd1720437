import { boxCentreX, boxHeight, unionBox, type Box } from '../model/box';
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
    const above = blocks.filter((block) => follows(block.at(-1)!, segment)).sort((a, b) => b.at(-1)!.box.bottom - a.at(-1)!.box.bottom)[0];
    if (above) above.push(segment);
    else blocks.push([segment]);
  }
  return blocks.map((lines) => ({ page, lines, box: unionBox(lines.map((line) => line.box)) }));
}

function follows(above: Segment, segment: Segment): boolean {
  const height = Math.max(boxHeight(above.box), boxHeight(segment.box), 4);
  const gap = segment.box.top - above.box.bottom;
  if (segment.line === above.line || gap < -TEXT_BLOCKS.intoLine * height || gap > TEXT_BLOCKS.linePitch * height) return false;
  if (Math.max(above.fontSize, segment.fontSize) > TEXT_BLOCKS.sizeRatio * Math.min(above.fontSize, segment.fontSize)) return false;
  const offsets = [above.box.left - segment.box.left, above.box.right - segment.box.right, boxCentreX(above.box) - boxCentreX(segment.box)];
  return Math.min(...offsets.map(Math.abs)) <= TEXT_BLOCKS.aligned * height;
}
