import type { Convention } from '@gridline/values';
import type { Box } from '../../model/box';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Ruling, Word } from '../../model/page';
import type { DraftTable } from '../grid/draft-table';
import type { ItemBand } from '../items/item-bands';
import type { RuledGrid } from '../lattice/ruled-grids';
import type { ReadLine } from '../roles/line-roles';

/** A page while its tables are looked for. */
export interface SearchedPage {
  page: LaidOutPage;
  /** How the document writes its numbers. */
  convention: Convention;
  /** Everything that separates: drawn lines, edges of fills, lines typed with dashes. */
  rulings: readonly Ruling[];
  grids: readonly RuledGrid[];
  /** Those of the grids that are charts. */
  charts: readonly Box[];
  /** The list that the page before left open. */
  open: ItemBand | undefined;
  /** What each line is to the tables of the page, by the model. */
  roles: readonly ReadLine[];
  /** The tables that these roles tell. */
  read: readonly ReadTable[];
  /** The tables that rulings draw. */
  ruled: readonly DraftTable[];
}

/** What of a page the tables that stand by themselves are found in. */
export type PreparedPage = Omit<SearchedPage, 'read' | 'ruled'>;

/** A table as the roles of its lines tell it. */
export interface ReadTable {
  draft: DraftTable;
  band: ItemBand;
  /** Those of its lines, whatever of them is in a cell. */
  words: readonly Word[];
  /** Whether the model is sure of its lines, and the lexicon knows nothing of its labels. */
  isSure: boolean;
}

/** What one finder found on a page. */
export interface FoundOnPage {
  drafts: DraftTable[];
  /** A list that nothing on the page closes: it may go on on the next. */
  open?: { band: ItemBand; draft: DraftTable };
}

/** Finds the tables of one kind among the words of a page that no finder before it took. */
export type TableFinder = (searched: SearchedPage, free: readonly Word[]) => FoundOnPage;
