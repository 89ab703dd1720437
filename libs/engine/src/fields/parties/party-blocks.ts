import { boxHeight, overlapX, unionBox } from '../../model/box';
import { isContactLine, isNameLine, isPostalLine, isStreetLine } from '../values/address-lines';
import type { FoundLabel } from '../labels/find-labels';
import { isSalutation } from '../../lexicon/lexicon';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { findBlocks, type TextBlock } from '../../layout/text-blocks';
import { PARTY_BLOCKS } from './weights';

/** The blocks of a page as parties stand in them: an address that blank lines part is one block, and a block that two parties share is two. */
export function partyBlocks(page: LaidOutPage, labels: readonly FoundLabel[]): TextBlock[] {
  return joinAddresses(findBlocks(page)).flatMap((block) => splitAtHeads(block, labels));
}

function joinAddresses(blocks: readonly TextBlock[]): TextBlock[] {
  const joined = blocks.map((block) => ({ ...block, lines: [...block.lines] }));
  for (const block of [...joined].reverse()) {
    const above = joined.filter((other) => other !== block && isContinuedBy(other, block)).sort((a, b) => b.box.bottom - a.box.bottom)[0];
    if (!above || hasSegmentBetween(above, block)) continue;
    above.lines.push(...block.lines);
    above.box = unionBox([above.box, block.box]);
    joined.splice(joined.indexOf(block), 1);
  }
  return joined;
}

/** A place below its street, or a street below its name, on the same left edge. */
function isContinuedBy(above: TextBlock, below: TextBlock): boolean {
  const [last, first] = [above.lines.at(-1)!, below.lines[0]!];
  const height = Math.max(boxHeight(last.box), boxHeight(first.box));
  const gap = first.box.top - last.box.bottom;
  if (gap < 0 || gap > PARTY_BLOCKS.parted * height || Math.abs(last.box.left - first.box.left) > PARTY_BLOCKS.sameEdge * height)
    return false;
  if (Math.max(last.fontSize, first.fontSize) > PARTY_BLOCKS.sameSize * Math.min(last.fontSize, first.fontSize)) return false;
  if (above.lines.some((line) => isPostalLine(line.text))) return false;
  if (isStreetLine(first.text)) return isNameLine(last.text) && !isContactLine(last.text) && !isStreetLine(last.text);
  return isPostalLine(first.text) && !isContactLine(first.text) && isStreetLine(last.text);
}

const hasSegmentBetween = (above: TextBlock, below: TextBlock): boolean =>
  above.page.segments.some(
    ({ box }) =>
      box.top > above.box.bottom && box.bottom < below.box.top && overlapX(box, unionBox([above.lines.at(-1)!.box, below.box])) > 0,
  );

/** A label of a party, or a salutation by itself, begins the next party of a block; a salutation below a label is of the label's. */
function splitAtHeads(block: TextBlock, labels: readonly FoundLabel[]): TextBlock[] {
  const isLabel = (line: Segment | undefined): boolean => labels.some(({ segment }) => segment === line);
  const parts: Segment[][] = [];
  for (const [index, line] of block.lines.entries()) {
    const begins = isLabel(line) || (isSalutation(line.text) && !isLabel(block.lines[index - 1]));
    if (begins || index === 0) parts.push([line]);
    else parts.at(-1)!.push(line);
  }
  return parts.map((lines) => ({ page: block.page, lines, box: unionBox(lines.map((line) => line.box)) }));
}
