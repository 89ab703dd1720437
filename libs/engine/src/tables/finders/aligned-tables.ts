import type { LaidOutPage } from '../../layout/laid-out-page';
import { restrictLines } from '../../layout/text-lines';
import { boxAround } from '../../model/box';
import { isAlignedTable, isFramed, isFramedTable, judged } from '../grid/judge-table';
import { cutRegion } from '../grid/region';
import { isDrawing } from '../lattice/charts';
import { letterheadIn, linesAboveLabels } from '../roles/letterhead';
import type { ReadLine } from '../roles/line-roles';
import { findStreamRegions, type StreamRegion } from '../stream/stream-regions';
import { structureRegion } from '../stream/structure-region';
import type { TableFinder } from './table-finder';

/** Finds the tables whose words are aligned although no grid is drawn; rulings may frame them. */
export const findAlignedTables: TableFinder = ({ page, rulings, charts, roles }, free) => ({
  drafts: findStreamRegions(restrictLines(page.lines, free), rulings)
    .filter((region) => !isDrawing(page, region.box, charts))
    .map((region) => withoutLetterhead(region, page, roles))
    .flatMap((region) => partedAtLabels(region, page, roles))
    .map((region) => structureRegion(cutRegion(region.box, restrictLines(page.lines, region.words), rulings)))
    .flatMap((draft) => (draft ? [judged(draft)] : []))
    .filter((table) => isAlignedTable(table.signals) || (isFramedTable(table.signals) && isFramed(table, rulings))),
});

function withoutLetterhead(region: StreamRegion, page: LaidOutPage, roles: readonly ReadLine[]): StreamRegion {
  const above = new Set(letterheadIn(region.box, page, roles).flatMap((line) => line.words));
  if (above.size === 0) return region;
  const words = region.words.filter((word) => !above.has(word));
  return { box: boxAround(words), words };
}

/** The region parted above the labels of its table, where the lines above are none of it. */
function partedAtLabels({ box, words }: StreamRegion, page: LaidOutPage, roles: readonly ReadLine[]): StreamRegion[] {
  const lines = restrictLines(page.lines, words);
  const above = linesAboveLabels(lines, page, roles);
  if (above === 0) return [{ box, words }];
  return [lines.slice(0, above), lines.slice(above)].map((part) => {
    const inside = part.flatMap((line) => line.words);
    return { box: boxAround(inside), words: inside };
  });
}
