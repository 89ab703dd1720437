import { boxArea, contains, containsCentre, overlapX, overlapY, type Box } from '../../model/box';
import type { Page } from '../../model/page';
import { latticeTable } from './lattice';
import type { RuledGrid } from './ruled-grids';
import { CHARTS } from './weights';

/** Whether a ruled grid is drawn for a chart: many places, hardly a word in them. */
export function isChart(page: Page, grid: RuledGrid): boolean {
  const { cells } = latticeTable(page, grid);
  const filled = cells.filter((cell) => cell.words.length > 0).length;
  if (cells.length >= CHARTS.chartCells && filled < CHARTS.chartFilled * cells.length) return true;
  return curvesIn(page, grid.box) >= CHARTS.drawingCurves && filled < CHARTS.drawnFilled * cells.length;
}

/** Whether the region is a chart or picture with words in it. */
export function isDrawing(page: Page, box: Box, charts: readonly Box[]): boolean {
  if (curvesIn(page, box) >= CHARTS.drawingCurves) return true;
  if (charts.some((chart) => coveredShare(chart, box) >= CHARTS.chartShare)) return true;
  // A round frame around a table is no drawing in it.
  const graphs = (page.drawings ?? []).filter((drawing) => !contains(drawing, box, 1));
  if (graphs.some((drawing) => coveredShare(drawing, box) >= CHARTS.chartShare)) return true;
  return !isBackground(page) && page.images.some((image) => coveredShare(image, box) >= CHARTS.pictureShare);
}

const curvesIn = (page: Page, box: Box): number => (page.drawings ?? []).filter((curve) => containsCentre(box, curve)).length;

/** Pictures that cover the whole page, in one piece or in strips, are a scan or a background, not an illustration. */
const isBackground = (page: Page): boolean =>
  page.images.reduce((sum, image) => sum + boxArea(image), 0) > CHARTS.backgroundShare * page.width * page.height;

/** What part of a box another one covers; 0 of a box without any area. */
const coveredShare = (other: Box, box: Box): number =>
  boxArea(box) > 0 ? (overlapX(other, box) * overlapY(other, box)) / boxArea(box) : 0;
