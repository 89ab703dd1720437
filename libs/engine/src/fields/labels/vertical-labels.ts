import { boxCentreX, boxHeight, unionBox, type Box } from '../../model/box';
import { compactForm, isUnspaced } from '../../lexicon/label-words';
import { labelMeanings } from '../../lexicon/lexicon';
import type { LaidOutPage } from '../../layout/laid-out-page';
import { toSegment, type Segment } from '../../layout/segments';
import type { FoundLabel } from './find-labels';
import { VERTICAL_LABELS } from './weights';

/** Labels printed from top to bottom, a letter a line, in the narrow cell that East Asian forms have beside a block: `공급자`, `购买方`. Their box is as high as that cell. */
export function verticalLabels(page: LaidOutPage): FoundLabel[] {
  return stacksOf(page.segments.filter(({ text }) => text.length <= VERTICAL_LABELS.lineLetters && isUnspaced(text))).flatMap((stack) => {
    const meanings = labelMeanings(compactForm(stack.map(({ text }) => text).join('')), false);
    if (stack.length < 2 || meanings.length === 0) return [];
    const segment = toSegment(
      stack.flatMap(({ words }) => words),
      stack[0]!.line,
    );
    const box = cellAround(unionBox(stack.map((each) => each.box)), page);
    return [{ segment, start: 0, end: segment.words.length, box, text: segment.text, meanings, sureness: 1, runsOn: false }];
  });
}

/** Segments that stand over one another with the same middle. */
function stacksOf(segments: readonly Segment[]): Segment[][] {
  const stacks: Segment[][] = [];
  for (const segment of segments) {
    const stack = stacks.find((each) => isNextBelow(each.at(-1)!, segment));
    if (stack) stack.push(segment);
    else stacks.push([segment]);
  }
  return stacks;
}

function isNextBelow(above: Segment, below: Segment): boolean {
  const gap = below.box.top - above.box.bottom;
  return (
    Math.abs(boxCentreX(above.box) - boxCentreX(below.box)) < VERTICAL_LABELS.sameMiddle * below.fontSize &&
    gap > -boxHeight(below.box) / 2 &&
    gap < VERTICAL_LABELS.apart * below.fontSize
  );
}

/** As high as the nearest rulings above and below that cross its middle; as it is where there are none. */
function cellAround(box: Box, { rulings }: LaidOutPage): Box {
  const middle = boxCentreX(box);
  const crossing = rulings.filter(({ orientation, start, end }) => orientation === 'horizontal' && start < middle && end > middle);
  const top = Math.max(...crossing.map(({ position }) => position).filter((position) => position <= box.top));
  const bottom = Math.min(...crossing.map(({ position }) => position).filter((position) => position >= box.bottom));
  return Number.isFinite(top) && Number.isFinite(bottom) ? { ...box, top, bottom } : box;
}
