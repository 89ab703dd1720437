import { boxHeight, overlap } from '../../model/box';
import type { DraftTable } from '../grid/draft-table';
import { holdsOneTextACell } from '../grid/one-text-a-cell';
import { findReadTables } from './read-tables';
import { SURE_TABLES } from './weights';
import type { TableFinder } from './table-finder';

/** Finds the tables that rulings draw or that the model reads; of two at one place the drawn one stays, unless it tells fewer columns or rows apart. */
export const findSureTables: TableFinder = (searched, free) => {
  const { ruled } = searched;
  const read = findReadTables(searched, free);
  const kept = read.drafts.filter(
    (draft) =>
      !isDrawn(
        draft,
        ruled.filter((drawn) => overlap(drawn.box, draft.box)),
      ),
  );
  const left = ruled.filter((drawn) => !kept.some((draft) => overlap(drawn.box, draft.box)));
  const isOpen = read.open && kept.includes(read.open.draft);
  return { drafts: [...left, ...kept], ...(isOpen ? { open: read.open } : {}) };
};

/** Whether rulings tell as much at the place of what was read: a table as rich, or two side by side, which lines run through. */
const isDrawn = (read: DraftTable, drawn: readonly DraftTable[]): boolean =>
  drawn.some((one) => tellsAsMuch(one, read)) || drawn.some((one) => drawn.some((other) => one.box.right <= other.box.left));

/** A drawn table that is much higher than what was read holds more than one thing: a frame around half of the page. */
export const tellsAsMuch = (drawn: DraftTable, read: DraftTable): boolean =>
  (drawn.columnCount >= read.columnCount || holdsOneTextACell(drawn)) &&
  drawn.rowCount >= read.rowCount &&
  boxHeight(drawn.box) < SURE_TABLES.mostHigher * boxHeight(read.box);
