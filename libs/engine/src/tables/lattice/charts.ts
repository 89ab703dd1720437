import { containsCentre, type Box } from '../../model/box';
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
  const graphs = (page.drawings ?? []).filter((drawing) => !contains(drawing, box));
  if (graphs.some((drawing) => coveredShare(drawing, box) >= CHARTS.chartShare)) return true;
  return !isBackground(page) && page.images.some((image) => coveredShare(image, box) >= CHARTS.pictureShare);
}

/** A round frame around a table is no drawing in it. */
const contains = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left + 1 && outer.right >= inner.right - 1 && outer.top <= inner.top + 1 && outer.bottom >= inner.bottom - 1;

const curvesIn = (page: Page, box: Box): number => (page.drawings ?? []).filter((curve) => containsCentre(box, curve)).length;

/** Pictures that cover the whole page, in one piece or in strips, are a scan or a background, not an illustration. */
const isBackground = (page: Page): boolean =>
  page.images.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0) >
  CHARTS.backgroundShare * page.width * page.height;

function coveredShare(image: Box, box: Box): number {
  const width = Math.min(image.right, box.right) - Math.max(image.left, box.left);
  const height = Math.min(image.bottom, box.bottom) - Math.max(image.top, box.top);
  const area = (box.right - box.left) * (box.bottom - box.top);
  return width > 0 && height > 0 && area > 0 ? (width * height) / area : 0;
}
