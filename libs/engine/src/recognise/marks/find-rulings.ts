import { unionBox } from '../../model/box';
import type { InkMap } from './find-ink';
import type { PixelBox } from '../image/gray-image';
import { FIND_RULINGS } from './weights';

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

/** Lines in `faint` that are lighter than letters, beside those that were found among the ink. */
export function findFaintRulings(faint: InkMap, found: readonly PixelRuling[], dpi: number): PixelRuling[] {
  const reach = FIND_RULINGS.thickestInch * dpi;
  const isLong = (line: PixelRuling): boolean =>
    lengthOf(line) >= (line.orientation === 'horizontal' ? FIND_RULINGS.shortestFaintInch : FIND_RULINGS.lowestFaintInch) * dpi;
  const isFound = (line: PixelRuling): boolean =>
    found.some(
      (other) =>
        other.orientation === line.orientation &&
        other.left <= line.right + reach &&
        other.right >= line.left - reach &&
        other.top <= line.bottom + reach &&
        other.bottom >= line.top - reach &&
        lengthOf(other) >= FIND_RULINGS.foundPart * lengthOf(line),
    );
  return joinPieces(findPixelRulings(faint, dpi), found, dpi).filter((line) => isLong(line) && !isFound(line));
}

/** Pieces of one line that all but touch as that line. Of pieces that are further apart, as a dotted line comes, those that end at lines across. */
function joinPieces(lines: readonly PixelRuling[], found: readonly PixelRuling[], dpi: number): PixelRuling[] {
  const groups: PixelRuling[][] = [];
  for (const line of lines) {
    const group = groups.find(([first]) => isInLine(first!, line));
    if (group) group.push(line);
    else groups.push([line]);
  }
  const all = [...lines, ...found];
  return groups.flatMap((group) => {
    const pieces = withoutCracks(group, FIND_RULINGS.crackInch * dpi);
    return pieces.length === 1 ? pieces : pieces.filter((piece) => isBetween(piece, all, FIND_RULINGS.cornerInch * dpi));
  });
}

function withoutCracks(pieces: readonly PixelRuling[], crack: number): PixelRuling[] {
  const inOrder = [...pieces].sort((a, b) => a.left + a.top - b.left - b.top);
  return inOrder.reduce<PixelRuling[]>((joined, piece) => {
    const last = joined.at(-1);
    const gap = last ? Math.max(piece.left - last.right, piece.top - last.bottom) : Infinity;
    return gap > crack ? [...joined, piece] : [...joined.slice(0, -1), { ...unionBox([last!, piece]), orientation: piece.orientation }];
  }, []);
}

/** Whether both ends of a line lie at lines across it: the side of a box or a cell. */
function isBetween(line: PixelRuling, all: readonly PixelRuling[], reach: number): boolean {
  const across = all.filter(({ orientation }) => orientation !== line.orientation);
  const meets = (x: number, y: number): boolean =>
    across.some(({ left, top, right, bottom }) => x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach);
  return line.orientation === 'horizontal'
    ? meets(line.left, line.top) && meets(line.right, line.top)
    : meets(line.left, line.top) && meets(line.left, line.bottom);
}

/** Whether two lines lie in the same rows or columns of pixels. */
const isInLine = (a: PixelRuling, b: PixelRuling): boolean =>
  a.orientation === b.orientation &&
  (a.orientation === 'horizontal' ? a.top < b.bottom && a.bottom > b.top : a.left < b.right && a.right > b.left);

const lengthOf = ({ orientation, left, top, right, bottom }: PixelRuling): number =>
  orientation === 'horizontal' ? right - left : bottom - top;

/** Whether a vertical line, however short, reaches from one horizontal line to another: the side of a cell of one row. */
function isSide({ left, top, right, bottom }: PixelBox, horizontal: readonly PixelBox[], dpi: number): boolean {
  const reach = FIND_RULINGS.meetingInch * dpi;
  const meets = (y: number): boolean =>
    horizontal.some(
      (line) => line.left <= right + reach && line.right >= left - reach && line.top <= y + reach && line.bottom >= y - reach,
    );
  return bottom - top >= (right - left) * FIND_RULINGS.slimmestSide && meets(top) && meets(bottom);
}

interface Run {
  y: number;
  left: number;
  right: number;
}

function findHorizontal(map: InkMap, dpi: number): PixelBox[] {
  const shortest = Math.round(FIND_RULINGS.shortestRunInch * dpi);
  const runs = findRuns(map, shortest, Math.max(1, Math.round(FIND_RULINGS.scratchInch * dpi)));
  const thin = runs.flatMap((run) => partsOutsideBands(run, map, dpi)).filter(({ left, right }) => right - left >= shortest);
  return joinRuns(thin, map.height)
    .filter((box) => isThin(box, dpi))
    .map((box) => outsideBands(box, map, dpi))
    .filter((box) => !isInLetters(box, map, dpi));
}

/** What is left of a run where no filled band is: a line that ends at a band would be joined with it and be too thick. */
function partsOutsideBands(run: Run, map: InkMap, dpi: number): Run[] {
  const thickest = FIND_RULINGS.thickestInch * dpi;
  const crossing = FIND_RULINGS.crossingInch * dpi;
  const parts: Run[] = [];
  let { left } = run;
  let x = run.left;
  while (x < run.right) {
    let end = x;
    while (end < run.right && isThicker(map, end, run.y, thickest)) end++;
    if (end - x >= crossing) {
      parts.push({ ...run, left, right: x });
      left = end;
    }
    x = end + 1;
  }
  return [...parts, { ...run, left, right: run.right }];
}

/** Whether the ink across a line is thicker there than a line is. */
function isThicker({ width, height, ink }: InkMap, x: number, y: number, thickest: number): boolean {
  let [top, bottom] = [y, y + 1];
  while (top > 0 && bottom - top <= thickest && ink[(top - 1) * width + x] === 1) top--;
  while (bottom < height && bottom - top <= thickest && ink[bottom * width + x] === 1) bottom++;
  return bottom - top > thickest;
}

/** A line that leans a little takes more rows than it is thick. */
const isThin = ({ left, top, right, bottom }: PixelBox, dpi: number): boolean =>
  bottom - top <= FIND_RULINGS.thickestInch * dpi + (right - left) * FIND_RULINGS.lean;

const isRuling = (box: PixelBox, dpi: number): boolean =>
  isThin(box, dpi) &&
  box.right - box.left >= FIND_RULINGS.shortestRulingInch * dpi &&
  box.right - box.left >= (box.bottom - box.top) * FIND_RULINGS.slimmest;

/** The longest part of a line outside filled bands: inside, it is what the band leaves between two light letters. */
function outsideBands(box: PixelBox, { width, height, ink }: InkMap, dpi: number): PixelBox {
  const above = box.top - FIND_RULINGS.fadePx - 1;
  const below = box.bottom + FIND_RULINGS.fadePx;
  if (above < 0 || below >= height) return box;
  const isInside = (x: number): boolean => ink[above * width + x] === 1 && ink[below * width + x] === 1;
  let longest = { left: box.left, right: box.left };
  let left = box.left;
  for (let x = box.left; x <= box.right; x++) {
    let end = x;
    while (end < box.right && isInside(end)) end++;
    if (x < box.right && end - x < FIND_RULINGS.crossingInch * dpi) continue;
    if (x - left > longest.right - longest.left) longest = { left, right: x };
    x = end;
    left = end;
  }
  return { ...box, ...longest };
}

/** Whether a line is what letters make that blur into one another: at their feet or their heads, with stems all along it. */
function isInLetters({ left, top, right, bottom }: PixelBox, { width, height, ink }: InkMap, dpi: number): boolean {
  if (right - left > FIND_RULINGS.longestWordInch * dpi) return false;
  const isInk = (x: number, y: number): boolean => y >= 0 && y < height && ink[y * width + x] === 1;
  let touched = 0;
  for (let x = left; x < right; x++) if (isInk(x, top - FIND_RULINGS.fadePx - 1) || isInk(x, bottom + FIND_RULINGS.fadePx)) touched++;
  return touched > (right - left) * FIND_RULINGS.mostTouched;
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
