import { boxCentreY, type Box } from '../../model/box';
import type { TextLine } from '../../model/page';
import type { LaidCells } from '../grid/body-rows';
import { isFullWidth, textBox, type Region } from '../grid/region';
import { GAP_EM } from '../../layout/gaps';
import { isBoldBeside } from '../../layout/text-lines';

/** A line under the labels, laid into their columns. */
export interface ItemLine {
  line: TextLine;
  cells: LaidCells;
  /** The columns of amounts that it fills, where it opens an item; else none. */
  amounts: number[];
}

/** Where each item's lines begin: under a ruling, under a gap that sets it off, else where all items have their amounts. */
export function itemStarts(lines: readonly ItemLine[], anchors: readonly number[], region: Region): number[] {
  const amountsLast = putsAmountsLast(lines, anchors, region.fontSize);
  const starts = anchors.map((anchor, i) => {
    const previous = i === 0 ? -1 : anchors[i - 1]!;
    const apart = ruledStart(lines, previous, anchor, region) ?? setOffStart(lines, previous, anchor, region.fontSize);
    return apart ?? (amountsLast || goesOn(lines[anchor]!) ? firstLineOf(lines, previous, anchor) : anchor);
  });
  // What stands between the labels and the first amounts is text about the list, unless other items begin so too or the line goes on from there.
  const isLead =
    amountsLast || starts.length === 1 || goesOn(lines[anchors[0]!]!) || starts.some((start, i) => i > 0 && start < anchors[i]!);
  return isLead ? starts : starts.with(0, anchors[0]!);
}

/** `certificat` over `médical)   8   28.50`: a line whose text opens in small letters. */
const goesOn = ({ line }: ItemLine): boolean => /^\p{Ll}{3}/u.test(line.text);

/** The first line under the last ruling between two items. */
function ruledStart(lines: readonly ItemLine[], previous: number, anchor: number, region: Region): number | undefined {
  const text = textBox(lines.map(({ line }) => line));
  for (let i = anchor; i > previous && i > 0; i--) if (isRuledOff(region, text, lines[i - 1]!.line, lines[i]!.line)) return i;
  return undefined;
}

/** Whether a ruling across the whole text parts the line from the one above. */
export const isRuledOff = (region: Region, text: Box, above: TextLine, line: TextLine): boolean =>
  region.horizontals.some(
    (ruling) => isFullWidth(ruling, text) && ruling.position > boxCentreY(above.box) && ruling.position < boxCentreY(line.box),
  );

/** The first line of the text that stands close above the amounts and clearly apart from the item before; a heading in bold is none of it. */
function setOffStart(lines: readonly ItemLine[], previous: number, anchor: number, fontSize: number): number | undefined {
  const isHeading = (line: TextLine): boolean => isBoldBeside(line, lines[anchor]!.line);
  let start = anchor;
  let inner = -Infinity;
  while (start > previous + 1 && gapAbove(lines, start) <= GAP_EM.lines.itemLead * fontSize && !isHeading(lines[start - 1]!.line)) {
    inner = Math.max(inner, gapAbove(lines, start));
    start--;
  }
  return start < anchor && gapAbove(lines, start) > inner + GAP_EM.lines.setOff * fontSize ? start : undefined;
}

/** Whether items are headed by their text and end with their amounts: text stands right above the first amounts, and further off below. */
function putsAmountsLast(lines: readonly ItemLine[], anchors: readonly number[], fontSize: number): boolean {
  const first = anchors[0]!;
  if (first === 0 || gapAbove(lines, first) > GAP_EM.lines.itemLead * fontSize) return false;
  return first + 1 >= lines.length || gapAbove(lines, first + 1) >= gapAbove(lines, first);
}

/** Where an item's own lines begin above its amounts: under the widest gap. */
function firstLineOf(lines: readonly ItemLine[], previous: number, anchor: number): number {
  let widest = anchor;
  for (let i = anchor; i > previous; i--) if (gapAbove(lines, i) > gapAbove(lines, widest)) widest = i;
  return widest;
}

const gapAbove = (lines: readonly ItemLine[], i: number): number =>
  i > 0 ? lines[i]!.line.box.top - lines[i - 1]!.line.box.bottom : Infinity;
