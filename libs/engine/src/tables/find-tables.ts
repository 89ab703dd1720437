import type { Box } from '../model/box';
import type { Document } from '../model/document';
import type { Page, Ruling, Word } from '../model/page';
import type { Table } from '../model/table';
import { toTable, wordsIn, type DraftTable } from './grid/draft-table';
import { dropMisreadMarks } from './restore/drop-misread-marks';
import { gridHeaderRows } from './lattice/grid-header';
import { findItemBands, type ItemBand } from './items/item-bands';
import { continueBand, withRest } from './items/continued-bands';
import { isTypedRuling, pageRulings } from './lattice/join-rulings';
import { isAlignedTable, isFramed, isFramedTable, isRuledTable, tableSignals } from './grid/judge-table';
import { isChart, isDrawing } from './lattice/charts';
import { latticeTable } from './lattice/lattice';
import { isOverfull } from './lattice/overfull';
import { cutRegion, hasText } from './grid/region';
import { restoreDecimals } from './restore/restore-decimals';
import { restoreGroups } from './restore/restore-groups';
import { splitRuledBody } from './lattice/ruled-body';
import { ruledGrids, type RuledGrid } from './lattice/ruled-grids';
import { findStreamRegions } from './stream/stream-regions';
import { structureItems } from './items/structure-items';
import { structureRegion } from './stream/structure-region';
import { dropFrameText, dropSlivers, splitUndrawn } from './lattice/tidy-lattice';

/** Finds every table of a document, in page order; tables that the format itself gives are kept as they are. */
export function findTables(document: Document): Table[] {
  const found: Table[] = [];
  let open: ItemBand | undefined;
  for (const page of document.pages) {
    const { tables, last } = findTablesOnPage(page, open);
    found.push(...tables);
    open = last?.isOpen ? last : undefined;
  }
  return [...document.tables, ...found].sort((a, b) => a.page - b.page);
}

/** Finds the tables of one page, top to bottom: ruled ones first, then lists under labels, then what is aligned in the rest. */
function findTablesOnPage(page: Page, open: ItemBand | undefined): { tables: Table[]; last: ItemBand | undefined } {
  if (!hasText(page)) return { tables: [], last: undefined };
  const rulings = pageRulings(page);
  const grids = ruledGrids(rulings);
  const charts = grids.filter((grid) => isChart(page, grid)).map((grid) => grid.box);
  const ruled = grids.flatMap((grid) => ruledTable(page, grid, rulings, charts));
  const taken = new Set([...ruled.map((draft) => draft.box), ...charts].flatMap((box) => wordsIn(page.words, box)));
  const free = page.words.filter((word) => !taken.has(word) && !isTypedRuling(word));
  const continued = open && continueBand(free, rulings, open, page.height);
  const bands = findItemBands(free, page.fills, rulings).map((band, i) => (open && i === 0 ? withRest(band, open) : band));
  const items = [
    ...(continued ? [goingOn(structureItems(continued, false))] : []),
    ...bands.map((band) => judged(structureItems(band, true))),
  ];
  const listed = new Set(items.flatMap((draft) => wordsIn(free, draft.box)));
  const rest = free.filter((word) => !listed.has(word));
  const drafts = [...ruled, ...items, ...alignedTables(page, rest, rulings, charts)];
  const tables = drafts
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
    .map((draft) => restoreDecimals(restoreGroups(dropMisreadMarks(toTable(draft, page)))));
  return { tables, last: bands[bands.length - 1] ?? continued };
}

/** The table inside a ruled grid: from its rulings where they tell every cell apart, else with the help of aligned words. */
function ruledTable(page: Page, grid: RuledGrid, rulings: readonly Ruling[], charts: readonly Box[]): DraftTable[] {
  if (charts.includes(grid.box)) return [];
  if (grid.xs.length > 2 && grid.ys.length > 2) {
    const drawn = latticeTable(page, grid);
    const lattice = withHeader(dropFrameText(dropSlivers(splitUndrawn(drawn, grid), grid)));
    if (!isOverfull(lattice)) return isRuledTable(lattice.signals) ? [lattice] : [];
    const split = splitRuledBody(page, rulings, drawn, grid);
    if (split && isAlignedTable(judged(split).signals)) return [judged(split)];
  }
  const words = wordsIn(page.words, grid.box);
  if (findItemBands(words, page.fills, rulings).length > 0 || isDrawing(page, grid.box, charts)) return [];
  return alignedTable(structureRegion(cutRegion(grid.box, words, rulings)));
}

function alignedTables(page: Page, words: readonly Word[], rulings: readonly Ruling[], charts: readonly Box[]): DraftTable[] {
  return findStreamRegions(words, rulings)
    .filter((region) => !isDrawing(page, region.box, charts))
    .flatMap((region) => alignedTable(structureRegion(cutRegion(region.box, region.words, rulings)), rulings));
}

/** `frames` are the rulings that may frame it; a grid that is no table may hold no more than the header and the first row of one. */
function alignedTable(draft: DraftTable | undefined, frames: readonly Ruling[] = []): DraftTable[] {
  const table = draft && judged(draft);
  if (!table) return [];
  return isAlignedTable(table.signals) || (isFramedTable(table.signals) && isFramed(table, frames)) ? [table] : [];
}

const withHeader = (draft: DraftTable): DraftTable => judged({ ...draft, headerRows: gridHeaderRows(draft) });

/** Marks a list whose labels stand on the page before. */
const goingOn = (draft: DraftTable): DraftTable => ({ ...draft, signals: { ...tableSignals(draft), continues: 1 } });

const judged = (draft: DraftTable): DraftTable => ({ ...draft, signals: tableSignals(draft) });
