import { boxCentreY, boxHeight, boxWidth } from '../../model/box';
import type { PixelBox } from '../image/gray-image';
import { MARK_RUNS } from './weights';

/** Marks that stand beside one another as the signs of a text do, at most a wide blank apart; each run from the left. */
export function markRuns(marks: readonly PixelBox[], letterHeight: number): PixelBox[][] {
  const runs: PixelBox[][] = [];
  const open: PixelBox[][] = [];
  for (const mark of [...marks].filter((each) => isPrint(each, letterHeight)).sort((a, b) => a.left - b.left)) {
    for (let at = open.length - 1; at >= 0; at--) if (mark.left - rightOf(open[at]!) > MARK_RUNS.blank * letterHeight) open.splice(at, 1);
    const run = nearest(mark, open, letterHeight);
    if (run) run.push(mark);
    else {
      const begun = [mark];
      runs.push(begun);
      open.push(begun);
    }
  }
  return runs.flatMap((run) => inPieces(run, MARK_RUNS.longest * letterHeight));
}

/** Neither a speck nor a ruling nor a picture. */
function isPrint(mark: PixelBox, letterHeight: number): boolean {
  const [wide, high] = [boxWidth(mark), boxHeight(mark)];
  if (Math.max(wide, high) < MARK_RUNS.speck * letterHeight) return false;
  if (high > MARK_RUNS.highest * letterHeight || wide > MARK_RUNS.widest * letterHeight) return false;
  return wide < MARK_RUNS.dash * letterHeight || high > MARK_RUNS.thin * letterHeight;
}

const rightOf = (run: readonly PixelBox[]): number => run.reduce((most, { right }) => Math.max(most, right), -Infinity);

/** The run that a mark goes on: on whose level it is, and nearest to its middle. */
function nearest(mark: PixelBox, runs: readonly PixelBox[][], letterHeight: number): PixelBox[] | undefined {
  let best: PixelBox[] | undefined;
  let least = Infinity;
  for (const run of runs) {
    const end = endOf(run, mark, letterHeight);
    const [small, large] = boxHeight(end) < boxHeight(mark) ? [end, mark] : [mark, end];
    const middle = boxCentreY(small);
    const slack = MARK_RUNS.offLevel * letterHeight;
    if (middle < large.top - slack || middle > large.bottom + slack) continue;
    if (Math.max(end.bottom, mark.bottom) - Math.min(end.top, mark.top) > MARK_RUNS.highest * letterHeight) continue;
    const away = Math.abs(boxCentreY(end) - boxCentreY(mark));
    if (away < least) [best, least] = [run, away];
  }
  return best;
}

/** How high a run is near its end. */
function endOf(run: readonly PixelBox[], { left }: PixelBox, letterHeight: number): PixelBox {
  const end = { ...run.at(-1)! };
  for (let at = run.length - 2; at >= 0 && at >= run.length - MARK_RUNS.marksOfEnd; at--) {
    const mark = run[at]!;
    if (mark.right < left - MARK_RUNS.endHeights * letterHeight) continue;
    end.top = Math.min(end.top, mark.top);
    end.bottom = Math.max(end.bottom, mark.bottom);
  }
  return end;
}

/** A run that is longer than a strip may be, parted at its widest blanks. */
function inPieces(run: PixelBox[], longest: number): PixelBox[][] {
  if (rightOf(run) - run[0]!.left <= longest) return [run];
  let right = run[0]!.right;
  let [cut, widest] = [0, -Infinity];
  for (let at = 1; at < run.length; at++) {
    const gap = run[at]!.left - right;
    if (gap > widest) [cut, widest] = [at, gap];
    right = Math.max(right, run[at]!.right);
  }
  if (cut === 0) return [run];
  return [...inPieces(run.slice(0, cut), longest), ...inPieces(run.slice(cut), longest)];
}
