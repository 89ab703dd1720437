import { boxHeight } from '../../model/box';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { FIND_VALUES } from './weights';

/** The line closely below at the same edge, in which what a line breaks off may go on. */
export const lineCarriedOn = ({ box, line, fontSize }: Segment, { lines }: LaidOutPage): Segment | undefined =>
  lines[line + 1]?.segments.find(
    (below) => Math.abs(below.box.left - box.left) < fontSize && below.box.top - box.bottom < FIND_VALUES.carriedGap * boxHeight(box),
  );
