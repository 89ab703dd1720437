import { restrictLines } from '../../layout/text-lines';
import { overlap } from '../../model/box';
import { wordsIn, type DraftTable } from '../grid/draft-table';
import { isAlignedTable, isRuledTable, judged } from '../grid/judge-table';
import { cutRegion } from '../grid/region';
import { holdsItemBand } from '../items/item-bands';
import { isDrawing } from '../lattice/charts';
import { gridHeaderRows } from '../lattice/grid-header';
import { withLabelsAbove } from '../lattice/grid-labels-above';
import { latticeTable } from '../lattice/lattice';
import { isOverfull } from '../lattice/overfull';
import { splitRuledBody } from '../lattice/ruled-body';
import type { RuledGrid } from '../lattice/ruled-grids';
import { dropFrameText, dropSlivers, joinFootColumns, splitUndrawn } from '../lattice/tidy-lattice';
import { structureRegion } from '../stream/structure-region';
import type { PreparedPage } from './table-finder';

/** Finds the tables that rulings draw. */
export function findRuledTables(prepared: PreparedPage): DraftTable[] {
  const found = prepared.grids.filter((grid) => !prepared.charts.includes(grid.box)).flatMap((grid) => ruledTable(prepared, grid));
  return found.filter((draft) => !found.some((other) => other !== draft && isDrawnInside(other, draft)));
}

/** Whether a grid that is drawn inside the frame of what its words make tells as many columns and rows apart: the frame holds the title of it too. */
const isDrawnInside = (grid: DraftTable, framed: DraftTable): boolean =>
  grid.method === 'lattice' &&
  framed.method === 'stream' &&
  overlap(grid.box, framed.box) &&
  grid.columnCount >= framed.columnCount &&
  grid.rowCount - grid.headerRows >= framed.rowCount - framed.headerRows;

/** The table inside a ruled grid: from its rulings where they tell every cell apart, else with the help of aligned words. */
function ruledTable({ page, convention, rulings, charts, roles }: PreparedPage, grid: RuledGrid): DraftTable[] {
  if (grid.xs.length > 2 && grid.ys.length > 2) {
    const drawn = latticeTable(page, grid);
    const lattice = withHeader(joinFootColumns(dropFrameText(dropSlivers(splitUndrawn(drawn, grid), grid))));
    if (!isOverfull(lattice)) return isRuledTable(lattice.signals) ? [withLabelsAbove(lattice, grid, page, roles)] : [];
    const split = splitRuledBody(page, rulings, drawn, grid);
    const body = split && judged(split);
    if (body && isAlignedTable(body.signals)) return [body];
  }
  const lines = restrictLines(page.lines, wordsIn(page.words, grid.box));
  if (holdsItemBand(lines, page.fills, rulings, convention) || isDrawing(page, grid.box, charts)) return [];
  const draft = structureRegion(cutRegion(grid.box, lines, rulings));
  const aligned = draft && judged(draft);
  return aligned && isAlignedTable(aligned.signals) ? [aligned] : [];
}

const withHeader = (draft: DraftTable): DraftTable => judged({ ...draft, headerRows: gridHeaderRows(draft) });
