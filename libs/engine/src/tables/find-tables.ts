import type { Document } from '../model/document';
import type { Page } from '../model/page';
import type { Table } from '../model/table';
import { toTable } from './draft-table';
import { pageRulings } from './join-rulings';
import { latticeTable } from './lattice';
import { ruledGrids } from './ruled-grids';

/** Finds every table of a document, in page order; tables that the format itself gives are kept as they are. */
export function findTables(document: Document): Table[] {
  return [...document.tables, ...document.pages.flatMap(findTablesOnPage)].sort((a, b) => a.page - b.page);
}

/** Finds the tables of one page, top to bottom. */
export function findTablesOnPage(page: Page): Table[] {
  const grids = ruledGrids(pageRulings(page));
  const drafts = grids.filter((grid) => grid.xs.length > 2 && grid.ys.length > 2).map((grid) => latticeTable(page, grid));
  return drafts.map((draft) => toTable(draft, page)).sort((a, b) => (a.box?.top ?? 0) - (b.box?.top ?? 0));
}
