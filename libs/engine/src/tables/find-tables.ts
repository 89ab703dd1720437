import type { Convention } from '@gridline/values';
import { boxCentreY, overlap, type Box } from '../model/box';
import type { Document } from '../model/document';
import type { LaidOutPage } from '../layout/laid-out-page';
import { partPanel, partSideBlocks } from '../layout/side-blocks';
import type { Word } from '../model/page';
import type { Table } from '../model/table';
import { findAlignedTables } from './finders/aligned-tables';
import { betterReadings, isBetterReading, rivalsOf, type Rivals } from './evidence/better-readings';
import { toTable, wordsIn, type DraftTable } from './grid/draft-table';
import { hasText } from './grid/region';
import { partColumns } from './grid/part-columns';
import { withSectionUnderLabels } from './grid/section-under-labels';
import { isFormGrid } from './grid/form-grids';
import { settleColumns } from './grid/settle-columns';
import { findItemLists } from './finders/item-lists';
import type { ItemBand } from './items/item-bands';
import { isChart } from './lattice/charts';
import { isTypedRuling, pageRulings } from './lattice/join-rulings';
import { withoutStripes } from './lattice/stripes';
import { apartFromFoot } from './lattice/foreign-foot';
import { gridsFrom, ruledGrids, type RuledGrid } from './lattice/ruled-grids';
import { dropColumnNumbers } from './restore/drop-column-numbers';
import { dropMisreadMarks } from './restore/drop-misread-marks';
import { restoreCodes } from './restore/restore-codes';
import { restoreOrdinals } from './restore/restore-ordinals';
import { restoreCounts } from './restore/restore-counts';
import { restoreDecimals } from './restore/restore-decimals';
import { restoreGroups } from './restore/restore-groups';
import { restoreLabels } from './restore/restore-labels';
import { restoreSigns } from './restore/restore-signs';
import { restoreUnits } from './restore/restore-units';
import { withSecondLabels } from './restore/second-labels';
import { readTables } from './finders/read-tables';
import { underLabelsAbove } from './join/labels-above';
import { underFewestLabels, underNextLabels, underRepeatedHeaders, withRowsOnNextPage, type PlacedDraft } from './join/repeated-headers';
import { letterheadIn } from './roles/letterhead';
import { readLineRoles, type ReadLine } from './roles/line-roles';
import { withNamesUnderLabels } from './roles/names-under-labels';
import { withoutRunningLines } from '../layout/running-lines';
import { findRuledRows } from './finders/ruled-rows';
import { findRuledTables } from './finders/ruled-tables';
import { findSureTables } from './finders/sure-tables';
import type { FoundOnPage, ReadTable, SearchedPage, TableFinder } from './finders/table-finder';

/** The finders in the order they run; each is left the words that those before it did not take. */
const FINDERS: readonly TableFinder[] = [findSureTables, findItemLists, findAlignedTables];

/** Repairs of what is no part of a label and of what recognition misread in a table, in the order they run; each leaves other tables as they are. */
const REPAIRS: readonly ((table: Table) => Table)[] = [
  withSecondLabels,
  dropColumnNumbers,
  dropMisreadMarks,
  restoreLabels,
  restoreCodes,
  restoreOrdinals,
  restoreGroups,
  restoreDecimals,
  restoreSigns,
  restoreUnits,
  restoreCounts,
];

/** Finds every table of a document, in page order; tables that the format itself gives are kept as they are. */
export function findTables(document: Document, pages: readonly LaidOutPage[], convention: Convention): Table[] {
  const found: PlacedDraft[] = [];
  let open: ItemBand | undefined;
  for (const page of withoutRunningLines(pages)) {
    const onPage = findOnPage(page, convention, open);
    found.push(...onPage.drafts.map((draft) => ({ draft: withSectionUnderLabels(draft, page), page })));
    open = onPage.open?.band;
  }
  const ofData = found.filter(({ draft }) => !isFormGrid(draft));
  const labelled = withRowsOnNextPage(underNextLabels(underLabelsAbove(ofData)), pages).map(({ draft, page }) => ({
    draft: partColumns(draft),
    page,
  }));
  const tables = underRepeatedHeaders(underFewestLabels(labelled)).map(({ draft, page }) => repaired(toTable(settleColumns(draft), page)));
  return [...document.tables, ...tables].sort((a, b) => a.page - b.page);
}

/** Finds the tables of one page, top to bottom: of the whole, or of blocks beside one another where a panel is shaded or more tells for that. */
function findOnPage(page: LaidOutPage, convention: Convention, open: ItemBand | undefined): FoundOnPage {
  const panel = partPanel(page);
  if (panel) return together(panel.map((part) => findInBlock(part, convention, open)));
  const whole = findInBlock(page, convention, open);
  const parts = partSideBlocks(page)?.map((part) => findInBlock(part, convention, open));
  if (!parts || !isBetterParted(whole, parts, convention)) return whole.found;
  return together(parts);
}

function together(parts: readonly FoundInBlock[]): FoundOnPage {
  const drafts = parts.flatMap(({ found }) => found.drafts).sort(inOrder);
  const left = parts.find(({ found }) => found.open)?.found.open;
  return { drafts, ...(left ? { open: left } : {}) };
}

interface FoundInBlock {
  page: LaidOutPage;
  roles: readonly ReadLine[];
  found: FoundOnPage;
}

function findInBlock(page: LaidOutPage, convention: Convention, open: ItemBand | undefined): FoundInBlock {
  if (!hasText(page)) return { page, roles: [], found: { drafts: [] } };
  const { searched, words } = toSearched(page, convention, open);
  const byRules = search(searched, words);
  const better = betterReadings(searched, byRules.drafts);
  return { page, roles: searched.roles, found: better.length === 0 ? byRules : withBetter(better, byRules, searched, words) };
}

/** Whether more tells for the tables of the blocks, where they differ from those of the whole page. */
const isBetterParted = (whole: FoundInBlock, parts: readonly FoundInBlock[], convention: Convention): boolean =>
  isBetterReading(
    { lines: parts.flatMap(({ page }) => page.lines), roles: parts.flatMap(({ roles }) => roles), drafts: parts.flatMap(({ found }) => found.drafts) },
    { lines: whole.page.lines, roles: whole.roles, drafts: whole.found.drafts },
    whole.page,
    convention,
  ); // prettier-ignore

/** What the rules and the roles of lines tell apart on each page of its own, for the benches that fit the choice between them. */
export const findRivals = (page: LaidOutPage, convention: Convention): Rivals[] => {
  const { searched, words } = toSearched(page, convention, undefined);
  return rivalsOf(searched, search(searched, words).drafts);
};

/** The tables that are read better by the roles of their lines in the place of what the rules found there, and what the words left over make. */
function withBetter(better: readonly ReadTable[], byRules: FoundOnPage, searched: SearchedPage, words: readonly Word[]): FoundOnPage {
  const read = better.map(({ draft }) => draft);
  const taken = [...read, ...byRules.drafts.filter(({ box }) => !read.some((draft) => overlap(draft.box, box)))];
  const more = search({ ...searched, open: undefined }, without(words, taken.map(({ box }) => box))); // prettier-ignore
  const drafts = [...taken, ...more.drafts.filter(({ box }) => !taken.some((draft) => overlap(draft.box, box)))];
  const opens = [...better.filter(({ band }) => band.isOpen), byRules.open, more.open].filter((open) => open && drafts.includes(open.draft)); // prettier-ignore
  const open = opens.reduce((lowest, each) => (!lowest || each!.draft.box.bottom > lowest.draft.box.bottom ? each : lowest), undefined); // prettier-ignore
  return { drafts: drafts.sort(inOrder), ...(open ? { open } : {}) };
}

const inOrder = (a: DraftTable, b: DraftTable): number => a.box.top - b.box.top || a.box.left - b.box.left;

/** Runs the finders one after another, each over the words that those before it left. */
function search(searched: SearchedPage, words: readonly Word[]): FoundOnPage {
  let free = words;
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
  found.drafts.sort(inOrder);
  return found;
}

/** Prepares a page, and the words of it that tables may be made of. */
function toSearched(page: LaidOutPage, convention: Convention, open: ItemBand | undefined): { searched: SearchedPage; words: Word[] } {
  const rulings = pageRulings(page);
  const roles = withNamesUnderLabels(readLineRoles(page), page.lines);
  const grids = withoutStripes(ruledGrids(rulings), page)
    .flatMap((grid) => belowLetterhead(grid, page, roles))
    .flatMap(apartFromFoot);
  const charts = grids.filter((grid) => isChart(page, grid)).map((grid) => grid.box);
  const words = without(page.words.filter((word) => !isTypedRuling(word)), charts); // prettier-ignore
  const prepared = { page, convention, rulings, grids, charts, open, roles };
  const rows = findRuledRows(prepared);
  const isElsewhere = ({ box }: DraftTable): boolean => !rows.some((draft) => overlap(draft.box, box));
  const read = readTables(prepared, words).filter(({ draft }) => isElsewhere(draft));
  return { searched: { ...prepared, read, ruled: [...rows, ...findRuledTables(prepared).filter(isElsewhere)] }, words };
}

/** The grid without the rows that hold a letterhead and nothing else: a frame around that and the table. */
function belowLetterhead(grid: RuledGrid, page: LaidOutPage, roles: readonly ReadLine[]): RuledGrid[] {
  const above = letterheadIn(grid.box, page, roles);
  const last = above.at(-1);
  const row = last ? grid.ys.findIndex((y) => y >= boxCentreY(last.box)) : 0;
  if (row <= 0 || row >= grid.ys.length - 1) return [grid];
  const isCut = page.lines.some((line) => !above.includes(line) && overlap(line.box, grid.box) && boxCentreY(line.box) < grid.ys[row]!);
  return isCut ? [grid] : gridsFrom(grid, row);
}

/** The words that lie in none of the boxes. */
function without(words: readonly Word[], boxes: readonly Box[]): Word[] {
  const inside = new Set(boxes.flatMap((box) => wordsIn(words, box)));
  return words.filter((word) => !inside.has(word));
}

const repaired = (table: Table): Table => REPAIRS.reduce((read, repair) => repair(read), table);
