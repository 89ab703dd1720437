import { boxHeight, overlapX, type Box } from '../../model/box';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import type { FieldItem } from './field-items';
import { ITEM_SURROUNDINGS } from './weights';
import { textOf } from '../../model/page';

/** What stands about a value: texts that may be its label, and the lines of its block. */
export interface Surroundings {
  /** The words before it in its segment, or the segment before it on its line. */
  left: string;
  /** How far off that segment is, in the value's heights. */
  leftGap: number;
  right: string;
  /** The nearest two segments above and below that share its column. */
  above: readonly Segment[];
  below: readonly Segment[];
}

export function surroundingsOf(item: FieldItem): Surroundings {
  let surroundings = known.get(item);
  if (!surroundings) known.set(item, (surroundings = lookAround(item)));
  return surroundings;
}

/** Features of each kind ask for them, too. */
const known = new WeakMap<FieldItem, Surroundings>();

function lookAround({ page: { page }, segment, start, box }: FieldItem): Surroundings {
  const line = page.lines[segment.line]!.segments;
  const at = line.indexOf(segment);
  const before = line[at - 1];
  const { farLeft, wordsBefore, wordsBehind } = ITEM_SURROUNDINGS;
  const gap = before ? Math.max(0, box.left - before.box.right) / Math.max(1, boxHeight(box)) : farLeft;
  const leftGap = start > 0 ? 0 : gap;
  const words = start > 0 ? segment.words.slice(Math.max(0, start - wordsBefore), start) : leftGap < farLeft ? before!.words : [];
  return {
    left: textOf(words.slice(-wordsBefore)),
    leftGap,
    right: textOf(line[at + 1]?.words.slice(0, wordsBehind) ?? []),
    above: inColumn(page, segment, box, -1),
    below: inColumn(page, segment, box, 1),
  };
}

/** The two segments next to it above (-1) or below (1) that stand over its words or begin at its edge. */
function inColumn(page: LaidOutPage, segment: Segment, box: Box, step: -1 | 1): Segment[] {
  const height = Math.max(1, boxHeight(box));
  const found: Segment[] = [];
  for (let line = segment.line + step; found.length < 2 && page.lines[line]; line += step) {
    const { box: other, segments } = page.lines[line]!;
    if ((step < 0 ? box.top - other.bottom : other.top - box.bottom) > ITEM_SURROUNDINGS.farAbove * height) break;
    const over = segments.find((each) => overlapX(each.box, box) > 0 || Math.abs(each.box.left - box.left) < height);
    if (over) found.push(over);
  }
  return found;
}
