import type { Convention } from '@gridline/values';
import type { Box } from '../model/box';
import type { Document } from '../model/document';
import type { LaidOutPage } from '../layout/laid-out-page';
import type { Word } from '../model/page';
import type { Table } from '../model/table';
import { findAlignedTables } from './aligned-tables';
import { toTable, wordsIn } from './grid/draft-table';
import { hasText } from './grid/region';
import { findItemLists } from './item-lists';
import type { ItemBand } from './items/item-bands';
import { isChart } from './lattice/charts';
import { isTypedRuling, pageRulings } from './lattice/join-rulings';
import { ruledGrids } from './lattice/ruled-grids';
import { dropMisreadMarks } from './restore/drop-misread-marks';
import { restoreDecimals } from './restore/restore-decimals';
import { restoreGroups } from './restore/restore-groups';
import { findSureTables } from './sure-tables';
import type { FoundOnPage, SearchedPage, TableFinder } from './table-finder';

/** The finders in the order they run; each is left the words that those before it did not take. */
const FINDERS: readonly TableFinder[] = [findSureTables, findItemLists, findAlignedTables];

/** Repairs of what recognition misread in a table, in the order they run; each leaves other tables as they are. */
const REPAIRS: readonly ((table: Table) => Table)[] = [dropMisreadMarks, restoreGroups, restoreDecimals];

/** Finds every table of a document, in page order; tables that the format itself gives are kept as they are. */
export function findTables(document: Document, pages: readonly LaidOutPage[], convention: Convention): Table[] {
  const found: Table[] = [];
  let open: ItemBand | undefined;
  for (const page of pages) {
    const onPage = findOnPage(page, convention, open);
    found.push(...onPage.drafts.map((draft) => repaired(toTable(draft, page))));
    open = onPage.open;
  }
  return [...document.tables, ...found].sort((a, b) => a.page - b.page);
}

/** Finds the tables of one page, top to bottom. */
function findOnPage(page: LaidOutPage, convention: Convention, open: ItemBand | undefined): FoundOnPage {
  if (!hasText(page)) return { drafts: [] };
  const searched = toSearched(page, convention, open);
  let free = without(
    page.words.filter((word) => !isTypedRuling(word)),
    searched.charts,
  );
  const found: FoundOnPage = { drafts: [] };
  for (const find of FINDERS) {
    const { drafts, open: left } = find(searched, free);
    found.drafts.push(...drafts);
    if (left) found.open = left;
    free = without(
      free,
      drafts.map(({ box }) => box),
    );
  }
  found.drafts.sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
  return found;
}

function toSearched(page: LaidOutPage, convention: Convention, open: ItemBand | undefined): SearchedPage {
  const rulings = pageRulings(page);
  const grids = ruledGrids(rulings);
  const charts = grids.filter((grid) => isChart(page, grid)).map((grid) => grid.box);
  return { page, convention, rulings, grids, charts, open };
}

/** The words that lie in none of the boxes. */
function without(words: readonly Word[], boxes: readonly Box[]): Word[] {
  const inside = new Set(boxes.flatMap((box) => wordsIn(words, box)));
  return words.filter((word) => !inside.has(word));
}

const repaired = (table: Table): Table => REPAIRS.reduce((read, repair) => repair(read), table);
