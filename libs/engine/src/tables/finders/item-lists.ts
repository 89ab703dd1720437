import { restrictLines } from '../../layout/text-lines';
import { judged } from '../grid/judge-table';
import { continueBand, withRest } from '../items/continued-bands';
import { findItemBands } from '../items/item-bands';
import { structureItems } from '../items/structure-items';
import type { TableFinder } from './table-finder';

/** Finds the lists of items or movements under labels, and the one that goes on from the page before. */
export const findItemLists: TableFinder = ({ page, convention, rulings, open }, free) => {
  const lines = restrictLines(page.lines, free);
  const continued = open && continueBand(lines, rulings, open, page.height, convention);
  const bands = findItemBands(lines, page.fills, rulings, convention).map((band, i) => (open && i === 0 ? withRest(band, open) : band));
  const last = bands[bands.length - 1] ?? continued;
  const drafts = [
    ...(continued ? [judged(structureItems(continued, false))] : []),
    ...bands.map((band) => judged(structureItems(band, true))),
  ];
  return { drafts, ...(last?.isOpen ? { open: { band: last, draft: drafts.at(-1)! } } : {}) };
};
