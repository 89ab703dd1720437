import type { InkMap } from './find-ink';
import type { PixelBox } from '../image/gray-image';

/** A straight line found in the pixels. */
export interface PixelRuling extends PixelBox {
  orientation: 'horizontal' | 'vertical';
}

/** Straight lines drawn on the page: long unbroken runs of ink, thin across, that are no part of a letter. */
export function findPixelRulings(map: InkMap, dpi: number): PixelRuling[] {
  const horizontal = findHorizontal(map, dpi).filter((box) => isRuling(box, dpi));
  const vertical = findHorizontal(transpose(map), dpi)
    .map((box) => ({ turned: { left: box.top, top: box.left, right: box.bottom, bottom: box.right }, isLong: isRuling(box, dpi) }))
    .filter(({ turned, isLong }) => isLong || isSide(turned, horizontal, dpi))
    .map(({ turned }) => turned);
  return [
    ...horizontal.map((box): PixelRuling => ({ ...box, orientation: 'horizontal' })),
    ...vertical.map((box): PixelRuling => ({ ...box, orientation: 'vertical' })),
  ];
}

/** The ends of a line and the line that they meet are at most this far apart. */
const MEETING_INCH = 0.03;

/** Whether a vertical line, however short, reaches from one horizontal line to another: the side of a cell of one row. */
function isSide({ left, top, right, bottom }: PixelBox, horizontal: readonly PixelBox[], dpi: number): boolean {
  const reach = MEETING_INCH * dpi;
  const meets = (y: number): boolean =>
    horizontal.some(
      (line) => line.left <= right + reach && line.right >= left - reach && line.top <= y + reach && line.bottom >= y - reach,
    );
  return bottom - top >= (right - left) * SLIMMEST_SIDE && meets(top) && meets(bottom);
}

/** Ink runs at least this long belong to a line: longer than any stroke of body text, shorter than the side of a table's row. */
const SHORTEST_RUN_INCH = 0.15;
/** A ruling is at least this long in all. */
const SHORTEST_RULING_INCH = 0.25;
/** Thicker than this it is a filled box. */
const THICKEST_INCH = 0.05;
/** Paper this wide inside a line is a scratch, not its end. */
const SCRATCH_INCH = 0.01;
/** Length over thickness of the side of a cell. */
const SLIMMEST_SIDE = 5;
/** Length over thickness: stems of headings are stouter, up to 1 in 12 in light faces. */
const SLIMMEST = 15;

interface Run {
  y: number;
  left: number;
  right: number;
}

function findHorizontal(map: InkMap, dpi: number): PixelBox[] {
  const runs = findRuns(map, Math.round(SHORTEST_RUN_INCH * dpi), Math.max(1, Math.round(SCRATCH_INCH * dpi)));
  return joinRuns(runs, map.height)
    .filter((box) => isThin(box, dpi))
    .map((box) => outsideBands(box, map, dpi))
    .filter((box) => !isInLetters(box, map, dpi));
}

/** A line that leans a little takes more rows than it is thick. */
const isThin = ({ left, top, right, bottom }: PixelBox, dpi: number): boolean =>
  bottom - top <= THICKEST_INCH * dpi + (right - left) * 0.004;

const isRuling = (box: PixelBox, dpi: number): boolean =>
  isThin(box, dpi) && box.right - box.left >= SHORTEST_RULING_INCH * dpi && box.right - box.left >= (box.bottom - box.top) * SLIMMEST;

/** Pixels from a line at which its own ink has faded. */
const FADE_PX = 2;

/** Ink beside a line on both sides for longer than this along it is a filled band; for less it is a crossing line or a letter. An estimate. */
const CROSSING_INCH = 0.08;

/** The longest part of a line outside filled bands: inside, it is what the band leaves between two light letters. */
function outsideBands(box: PixelBox, { width, height, ink }: InkMap, dpi: number): PixelBox {
  const above = box.top - FADE_PX - 1;
  const below = box.bottom + FADE_PX;
  if (above < 0 || below >= height) return box;
  const isInside = (x: number): boolean => ink[above * width + x] === 1 && ink[below * width + x] === 1;
  let longest = { left: box.left, right: box.left };
  let left = box.left;
  for (let x = box.left; x <= box.right; x++) {
    let end = x;
    while (end < box.right && isInside(end)) end++;
    if (x < box.right && end - x < CROSSING_INCH * dpi) continue;
    if (x - left > longest.right - longest.left) longest = { left, right: x };
    x = end;
    left = end;
  }
  return { ...box, ...longest };
}

/** A longer line goes through no letters, whatever touches it. An estimate: no word of body text is as long. */
const LONGEST_WORD_INCH = 1.5;
/** A line that ink touches along this part of it runs through letters; a ruling is touched by a descender here and there. An estimate. */
const MOST_TOUCHED = 0.3;

/** Whether a line is what letters make that blur into one another: at their feet or their heads, with stems all along it. */
function isInLetters({ left, top, right, bottom }: PixelBox, { width, height, ink }: InkMap, dpi: number): boolean {
  if (right - left > LONGEST_WORD_INCH * dpi) return false;
  const isInk = (x: number, y: number): boolean => y >= 0 && y < height && ink[y * width + x] === 1;
  let touched = 0;
  for (let x = left; x < right; x++) if (isInk(x, top - FADE_PX - 1) || isInk(x, bottom + FADE_PX)) touched++;
  return touched > (right - left) * MOST_TOUCHED;
}

function findRuns({ width, height, ink }: InkMap, shortest: number, scratch: number): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < height; y++) {
    let left = -1;
    let last = -1;
    for (let x = 0; x < width; x++) {
      if (ink[y * width + x] === 0) continue;
      if (left >= 0 && x - last > scratch + 1) {
        if (last + 1 - left >= shortest) runs.push({ y, left, right: last + 1 });
        left = x;
      }
      if (left < 0) left = x;
      last = x;
    }
    if (left >= 0 && last + 1 - left >= shortest) runs.push({ y, left, right: last + 1 });
  }
  return runs;
}

/** Boxes around runs that touch those of the row above or below. */
function joinRuns(runs: Run[], height: number): PixelBox[] {
  const byRow: { run: Run; box: PixelBox }[][] = Array.from({ length: height }, () => []);
  const boxes = new Set<PixelBox>();
  for (const run of runs) {
    const touching = (byRow[run.y - 1] ?? []).filter((above) => above.run.left <= run.right && above.run.right >= run.left);
    const box = touching[0]?.box ?? { left: run.left, top: run.y, right: run.right, bottom: run.y + 1 };
    grow(box, { left: run.left, top: run.y, right: run.right, bottom: run.y + 1 });
    boxes.add(box);
    for (const other of touching.slice(1)) {
      if (other.box === box) continue;
      grow(box, other.box);
      boxes.delete(other.box);
      const absorbed = other.box;
      for (const row of [byRow[run.y - 1]!, byRow[run.y]!]) for (const entry of row) if (entry.box === absorbed) entry.box = box;
    }
    byRow[run.y]!.push({ run, box });
  }
  return [...boxes];
}

function grow(box: PixelBox, by: PixelBox): void {
  box.left = Math.min(box.left, by.left);
  box.top = Math.min(box.top, by.top);
  box.right = Math.max(box.right, by.right);
  box.bottom = Math.max(box.bottom, by.bottom);
}

function transpose({ width, height, ink }: InkMap): InkMap {
  const turned = new Uint8Array(ink.length);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) turned[x * height + y] = ink[y * width + x]!;
  return { width: height, height: width, ink: turned };
}
