import { boxCentreY, overlap } from '../../model/box';
import type { Page, TextLine } from '../../model/page';
import type { RuledGrid } from './ruled-grids';
import { STRIPES } from './weights';

/** The grids that are no stripes: shaded rows of a list, told by others of the same columns with unshaded rows of text between them. */
export function withoutStripes(grids: readonly RuledGrid[], page: Page & { lines: readonly TextLine[] }): RuledGrid[] {
  const shaded = grids.filter(({ rulings }) => rulings.every(({ thickness }) => thickness === 0));
  const stripes = new Set<RuledGrid>();
  for (const grid of shaded) {
    const next = shaded.find((other) => other.box.top > grid.box.bottom && areSameColumns(grid, other));
    if (!next || next.box.top - grid.box.bottom > STRIPES.mostHeights * (grid.box.bottom - grid.box.top)) continue;
    const between = { ...grid.box, top: grid.box.bottom, bottom: next.box.top };
    const isText = page.lines.some(({ box }) => overlap(box, between) && boxCentreY(box) > between.top && boxCentreY(box) < between.bottom);
    if (isText) stripes.add(grid).add(next);
  }
  return grids.filter((grid) => !stripes.has(grid));
}

const areSameColumns = (grid: RuledGrid, other: RuledGrid): boolean =>
  grid.xs.length === other.xs.length && grid.xs.every((x, i) => Math.abs(x - other.xs[i]!) < STRIPES.samePositionPt);
