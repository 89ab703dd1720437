import { restrictLines } from '../layout/text-lines';
import { isAlignedTable, isFramed, isFramedTable, judged } from './grid/judge-table';
import { cutRegion } from './grid/region';
import { isDrawing } from './lattice/charts';
import { findStreamRegions } from './stream/stream-regions';
import { structureRegion } from './stream/structure-region';
import type { TableFinder } from './table-finder';

/** Finds the tables whose words are aligned although no grid is drawn; rulings may frame them. */
export const findAlignedTables: TableFinder = ({ page, rulings, charts }, free) => ({
  drafts: findStreamRegions(restrictLines(page.lines, free), rulings)
    .filter((region) => !isDrawing(page, region.box, charts))
    .map((region) => structureRegion(cutRegion(region.box, restrictLines(page.lines, region.words), rulings)))
    .flatMap((draft) => (draft ? [judged(draft)] : []))
    .filter((table) => isAlignedTable(table.signals) || (isFramedTable(table.signals) && isFramed(table, rulings))),
});
