import type { LaidOutPage } from '../../layout/laid-out-page';
import { isSameEdge, splitSegments } from '../../layout/segments';
import { groupLines } from '../../layout/text-lines';
import { boxCentreY, overlap } from '../../model/box';
import { textOf, type TextLine, type Word } from '../../model/page';
import type { DraftCell, DraftTable } from './draft-table';
import { judged } from './judge-table';
import { opensNumber } from './numeric-text';
import { SECTION_UNDER_LABELS } from './weights';

/** The table without the name of its first section in its labels, which it was taken for the second line of: others like it stand among the rows. It is a row where those are. */
export function withSectionUnderLabels(draft: DraftTable, page: LaidOutPage): DraftTable {
  if (draft.headerRows === 0) return draft;
  if (draft.headerRows > 1 && numbersFirstRow(draft)) return withoutLastLabels(draft);
  const labels = draft.cells.filter(({ row, words }) => row < draft.headerRows && words.length > 0);
  const [over, last] = groupLines(labels.flatMap(({ words }) => words)).slice(-2);
  if (!over || !last || splitSegments(last).length > 1) return draft;
  const holder = labels.find(({ words }) => last.words.every((word) => words.includes(word)));
  if (!holder || !isApart(page, over, last)) return draft;
  const isNamed = page.lines.some((line) => line.box.top > last.box.bottom && overlap(line.box, draft.box) && isLike(line, last));
  if (!isNamed) return draft;
  if (holder.words.length > last.words.length) return parted(draft, holder, last.words);
  const isAlone = holder.row === draft.headerRows - 1 && !labels.some((cell) => cell !== holder && cell.row === holder.row);
  return isAlone && holdsNames(draft) ? withoutLastLabels(draft) : draft;
}

/** `A | SCAFO` under the labels and over `A.1 | Alaggio`: the number of a section begins those of its items. */
function numbersFirstRow({ cells, headerRows }: DraftTable): boolean {
  const [number, first] = [headerRows - 1, headerRows].map((row) =>
    textOf(cells.find((cell) => cell.row === row && cell.column === 0)?.words ?? []),
  );
  return opensNumber(number!, first!);
}

const withoutLastLabels = (draft: DraftTable): DraftTable => {
  const last = draft.headerRows - 1;
  return judged({ ...draft, cells: draft.cells.map((cell) => above(cell, last)), headerRows: last });
};

/** A label that reached down into the row that is none ends over it. */
const above = (cell: DraftCell, row: number): DraftCell =>
  cell.row < row && cell.row + cell.rowSpan > row ? { ...cell, rowSpan: row - cell.row } : cell;

/** Whether a line is in other letters than the one above, under a ruling, or further under it than the lines of a label. */
function isApart({ rulings }: LaidOutPage, above: TextLine, line: TextLine): boolean {
  const [one, other] = [above.words[0]!, line.words[0]!];
  if (one.bold !== other.bold || Math.abs(one.fontSize - other.fontSize) > SECTION_UNDER_LABELS.sameSizePt) return true;
  const isBetween = (y: number): boolean => y > boxCentreY(above.box) && y < boxCentreY(line.box);
  return (
    boxCentreY(line.box) - boxCentreY(above.box) > SECTION_UNDER_LABELS.pitchEm * other.fontSize ||
    rulings.some(({ orientation, position, start, end }) => orientation === 'horizontal' && isBetween(position) && start <= line.box.left + 1 && end >= line.box.right)
  ); // prettier-ignore
}

/** Whether a line is text alone at the same edge in the same letters. */
function isLike(line: TextLine, name: TextLine): boolean {
  const [one, other] = [line.words[0]!, name.words[0]!];
  return (
    splitSegments(line).length === 1 &&
    isSameEdge(line.box.left, name.box.left) &&
    one.bold === other.bold &&
    Math.abs(one.fontSize - other.fontSize) <= SECTION_UNDER_LABELS.sameSizePt
  );
}

function parted(draft: DraftTable, holder: DraftCell, name: readonly Word[]): DraftTable {
  const { headerRows } = draft;
  const cells = draft.cells.map((cell): DraftCell => {
    if (cell === holder) return { ...cell, rowSpan: Math.max(1, Math.min(cell.rowSpan, headerRows - cell.row)), words: cell.words.filter((word) => !name.includes(word)) };
    return cell.row >= headerRows ? { ...cell, row: cell.row + 1 } : cell;
  }); // prettier-ignore
  if (!holdsNames(draft))
    return judged({ ...draft, cells: cells.map((cell) => (cell.row > headerRows ? { ...cell, row: cell.row - 1 } : cell)) });
  cells.push({ row: headerRows, column: holder.column, rowSpan: 1, columnSpan: 1, words: [...name] });
  return judged({ ...draft, cells, rowCount: draft.rowCount + 1 });
}

/** Whether names of sections are rows of the table. */
function holdsNames({ cells, rowCount, headerRows }: DraftTable): boolean {
  const filled = new Array<number>(rowCount).fill(0);
  for (const { row, words } of cells) if (words.length > 0) filled[row]!++;
  return filled.slice(headerRows).includes(1);
}
