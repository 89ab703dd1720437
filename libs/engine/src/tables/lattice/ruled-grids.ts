import type { Box } from '../../model/box';
import type { Ruling } from '../../model/page';
import { intervalAt } from '../grid/columns';
import { JOIN_RULINGS, RULED_GRIDS } from './weights';

/** Crossing rulings as a grid of places: place (r, c) lies between ys[r], ys[r + 1] and xs[c], xs[c + 1]. */
export interface RuledGrid {
  box: Box;
  xs: number[];
  ys: number[];
  /** Whether the line at xs[x] is drawn beside row r. */
  verticalDrawn: (x: number, r: number) => boolean;
  /** Whether the line at ys[y] is drawn above or below column c. */
  horizontalDrawn: (y: number, c: number) => boolean;
  rulings: Ruling[];
}

/** Position of the row or the column that holds a coordinate, by the lines of a grid across it; what lies outside is of the outermost. */
export const positionIn = (lines: readonly number[], coordinate: number): number => intervalAt(lines.slice(1, -1), coordinate);

/** Groups rulings that cross or meet, and lays a grid over each group. */
export function ruledGrids(rulings: readonly Ruling[]): RuledGrid[] {
  return connectedGroups(rulings)
    .filter((group) => group.some(isHorizontal) && group.some(isVertical))
    .map(toGrid);
}

/** The grids of the lines that a grid has from one of its rows on. */
export function gridsFrom(grid: RuledGrid, row: number): RuledGrid[] {
  const top = grid.ys[row]! - JOIN_RULINGS.sameLinePt;
  const cut = (ruling: Ruling): Ruling => (isVertical(ruling) ? { ...ruling, start: Math.max(ruling.start, top) } : ruling);
  const isBelow = (ruling: Ruling): boolean =>
    isVertical(ruling) ? ruling.end - RULED_GRIDS.touchPt > grid.ys[row]! : ruling.position >= top;
  return ruledGrids(grid.rulings.filter(isBelow).map(cut));
}

/** The grids of the lines that a grid has above one of its rows. */
export function gridsUntil(grid: RuledGrid, row: number): RuledGrid[] {
  const bottom = grid.ys[row]! + JOIN_RULINGS.sameLinePt;
  const cut = (ruling: Ruling): Ruling => (isVertical(ruling) ? { ...ruling, end: Math.min(ruling.end, bottom) } : ruling);
  const isAbove = (ruling: Ruling): boolean =>
    isVertical(ruling) ? ruling.start + RULED_GRIDS.touchPt < grid.ys[row]! : ruling.position <= bottom;
  return ruledGrids(grid.rulings.filter(isAbove).map(cut));
}

const isHorizontal = (ruling: Ruling): boolean => ruling.orientation === 'horizontal';
const isVertical = (ruling: Ruling): boolean => ruling.orientation === 'vertical';

function meet(horizontal: Ruling, vertical: Ruling): boolean {
  return (
    vertical.position >= horizontal.start - RULED_GRIDS.touchPt &&
    vertical.position <= horizontal.end + RULED_GRIDS.touchPt &&
    horizontal.position >= vertical.start - RULED_GRIDS.touchPt &&
    horizontal.position <= vertical.end + RULED_GRIDS.touchPt
  );
}

function connectedGroups(rulings: readonly Ruling[]): Ruling[][] {
  const parent = rulings.map((_, i) => i);
  const rootOf = (i: number): number => {
    while (parent[i] !== i) {
      parent[i] = parent[parent[i]!]!;
      i = parent[i]!;
    }
    return i;
  };
  const verticals = rulings.flatMap((ruling, i) => (isVertical(ruling) ? [i] : []));
  rulings.forEach((ruling, i) => {
    if (!isHorizontal(ruling)) return;
    for (const j of verticals) if (meet(ruling, rulings[j]!)) parent[rootOf(j)] = rootOf(i);
  });
  const groups = new Map<number, Ruling[]>();
  rulings.forEach((ruling, i) => {
    const root = rootOf(i);
    groups.set(root, [...(groups.get(root) ?? []), ruling]);
  });
  return [...groups.values()];
}

function toGrid(rulings: Ruling[]): RuledGrid {
  const horizontals = rulings.filter(isHorizontal);
  const verticals = rulings.filter(isVertical);
  const xs = withOpenSides(positions(verticals), horizontals);
  const ys = withOpenSides(positions(horizontals), verticals);
  const box = { left: xs[0]!, top: ys[0]!, right: xs[xs.length - 1]!, bottom: ys[ys.length - 1]! };
  return {
    box,
    xs,
    ys,
    rulings,
    verticalDrawn: (x, r) => x === 0 || x === xs.length - 1 || isDrawn(verticals, xs[x]!, ys[r]!, ys[r + 1]!),
    horizontalDrawn: (y, c) => y === 0 || y === ys.length - 1 || isDrawn(horizontals, ys[y]!, xs[c]!, xs[c + 1]!),
  };
}

/** The distinct places of parallel rulings, ascending. */
function positions(rulings: readonly Ruling[]): number[] {
  const sorted = rulings.map((ruling) => ruling.position).sort((a, b) => a - b);
  return sorted.filter((position, i) => i === 0 || position - sorted[i - 1]! > JOIN_RULINGS.sameLinePt);
}

/** Adds a side where the crossing rulings reach past the outermost line: tables are often drawn without their outer border. */
function withOpenSides(lines: number[], crossing: readonly Ruling[]): number[] {
  const start = Math.min(...crossing.map((ruling) => ruling.start));
  const end = Math.max(...crossing.map((ruling) => ruling.end));
  const sides = [...lines];
  if (start < sides[0]! - RULED_GRIDS.openSidePt) sides.unshift(start);
  if (end > sides[sides.length - 1]! + RULED_GRIDS.openSidePt) sides.push(end);
  return sides;
}

function isDrawn(rulings: readonly Ruling[], position: number, from: number, to: number): boolean {
  let covered = 0;
  for (const ruling of rulings) {
    if (Math.abs(ruling.position - position) > JOIN_RULINGS.sameLinePt) continue;
    covered += Math.max(0, Math.min(ruling.end, to) - Math.max(ruling.start, from));
  }
  return covered >= RULED_GRIDS.drawnShare * (to - from);
}
