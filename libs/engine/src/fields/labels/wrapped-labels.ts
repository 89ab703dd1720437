import { boxHeight, overlapY } from '../../model/box';
import { compactForm } from '../../lexicon/label-words';
import { labelMeanings } from '../../lexicon/lexicon';
import type { LaidOutPage } from '../../layout/laid-out-page';
import { toSegment, type Segment } from '../../layout/segments';
import type { FoundLabel } from './find-labels';
import { WRAPPED_LABELS } from './weights';

/**
 * Labels that a narrow cell breaks over two lines: `Account` over `number`, with what they head beside them. Only what names a field alone, and
 * its second line does not; where both lines have something beside them, they are two.
 */
export const wrappedLabels = (page: LaidOutPage): FoundLabel[] =>
  page.segments.flatMap((first) => {
    const second = mayOpen(first) ? segmentBelow(first, page) : undefined;
    if (!second || (isBesideSome(first, page) && isBesideSome(second, page))) return [];
    const meanings = strong(`${first.text} ${second.text}`);
    if (meanings.length === 0 || strong(second.text).length > 0) return [];
    const segment = toSegment([...first.words, ...second.words], second.line);
    return [{ segment, start: 0, end: segment.words.length, box: segment.box, text: segment.text, meanings, sureness: 1, runsOn: false }];
  });

const strong = (text: string): FoundLabel['meanings'] => labelMeanings(compactForm(text), false).filter(({ weight }) => weight === 1);

const mayOpen = ({ words, text }: Segment): boolean => words.length <= WRAPPED_LABELS.mostWords && !/[\d:：]/.test(text);

/** The second line of a label, closely under its first: what it heads may stand on a line between the two. */
const segmentBelow = (first: Segment, { lines }: LaidOutPage): Segment | undefined =>
  lines
    .slice(first.line + 1, first.line + 1 + WRAPPED_LABELS.linesDown)
    .flatMap(({ segments }) => segments)
    .find((each) => isRightUnder(first, each) && mayOpen({ ...each, text: each.text.replace(/[:：]$/, '') }));

function isRightUnder(above: Segment, below: Segment): boolean {
  const gap = below.box.top - above.box.bottom;
  return (
    gap > -boxHeight(above.box) / 2 &&
    gap < WRAPPED_LABELS.apart * boxHeight(above.box) &&
    Math.abs(below.box.left - above.box.left) < WRAPPED_LABELS.sameEdge * above.fontSize &&
    Math.abs(below.fontSize - above.fontSize) < WRAPPED_LABELS.sameSize * above.fontSize
  );
}

/** Whether something stands to the right of a segment, on its line. */
const isBesideSome = ({ box }: Segment, { segments }: LaidOutPage): boolean =>
  segments.some((other) => other.box.left > box.right && overlapY(other.box, box) > boxHeight(box) / 2);
