import { boxCentreX, boxHeight, overlapX, unionBox } from '../../model/box';
import type { LaidOutPage } from '../../layout/laid-out-page';
import { GAP_EM } from '../../layout/gaps';
import { splitSegments } from '../../layout/segments';
import type { TextLine, Word } from '../../model/page';
import type { DraftCell, DraftTable } from '../grid/draft-table';
import { underLabels } from '../grid/under-labels';
import type { ReadLine } from '../roles/line-roles';
import { positionIn, type RuledGrid } from './ruled-grids';
import { GRID_LABELS_ABOVE, JOIN_RULINGS } from './weights';

/** A drawn grid of rows alone under the labels that stand over its columns outside of it, as where rows are shaded and labels are not. */
export function withLabelsAbove(draft: DraftTable, grid: RuledGrid, page: LaidOutPage, roles: readonly ReadLine[]): DraftTable {
  if (draft.headerRows > 0 || draft.columnCount !== grid.xs.length - 1) return draft;
  const lines = labelLines(grid, page, roles);
  const words = lines.flatMap((line) => line.words);
  const cells = Array.from({ length: draft.columnCount }, (_, column): DraftCell => {
    return { row: 0, column, rowSpan: 1, columnSpan: 1, words: words.filter((word) => columnOf(word, grid) === column) };
  });
  const isNamed = ({ column }: DraftCell): boolean => cells[column]!.words.length > 0;
  const filled = draft.cells.filter(({ words: own, columnSpan }) => own.length > 0 && columnSpan === 1);
  if (lines.length === 0 || words.some((word) => crosses(word, grid)) || !filled.every(isNamed)) return draft;
  return underLabels(draft, { box: unionBox(lines.map((line) => line.box)), cells, rowCount: 1 });
}

/** The lines right above a grid that the model takes for labels or that name each column, none of them further from the next than lines of labels are. */
function labelLines(grid: RuledGrid, page: LaidOutPage, roles: readonly ReadLine[]): TextLine[] {
  const { box } = grid;
  const found: TextLine[] = [];
  let top = box.top;
  for (let at = page.lines.length - 1; at >= 0; at--) {
    const line = page.lines[at]!;
    if (overlapX(line.box, box) <= 0 || line.box.bottom > box.top + boxHeight(line.box) / 2) continue;
    const isClose = top - line.box.bottom < GAP_EM.lines.readHeader * line.words[0]!.fontSize;
    const isHeader = roles[at]!.role === 'header' && roles[at]!.score >= GRID_LABELS_ABOVE.leastScore;
    if (!isClose || !(isHeader || namesColumns(line, grid))) break;
    found.unshift(line);
    top = Math.min(top, line.box.top);
  }
  return found;
}

/** Whether a line has one text over each of several columns, all of them words: labels, whatever the model takes the line for. */
function namesColumns(line: TextLine, grid: RuledGrid): boolean {
  const columns = grid.xs.length - 1;
  const texts = splitSegments(line);
  return (
    columns >= GRID_LABELS_ABOVE.fewestNamed &&
    texts.length === columns &&
    texts.every(
      ({ text, words }, column) => /^\p{L}/u.test(text) && words.every((word) => columnOf(word, grid) === column && !crosses(word, grid)),
    )
  );
}

/** The column that the middle of a word stands in. */
const columnOf = ({ box }: Word, { xs }: RuledGrid): number => positionIn(xs, boxCentreX(box));

/** Whether the word reaches over a line between two columns. */
const crosses = (word: Word, grid: RuledGrid): boolean => {
  const column = columnOf(word, grid);
  return word.box.left < grid.xs[column]! - JOIN_RULINGS.sameLinePt || word.box.right > grid.xs[column + 1]! + JOIN_RULINGS.sameLinePt;
};
