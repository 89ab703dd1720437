import { currencyOf } from '@gridline/values';
import { columnRole, isSideMark } from '../../lexicon/lexicon';
import { GAP_EM } from '../../layout/gaps';
import type { Word } from '../../model/page';
import { cellText, partedColumn, type DraftCell, type DraftTable } from './draft-table';
import { isFigure } from './numeric-text';
import { SETTLE_COLUMNS } from './weights';

/** Columns that their labels settle where the gaps between words did not: a count parted from its unit, a time, a sign or a rate put beside what it belongs to. */
export const settleColumns = (draft: DraftTable): DraftTable =>
  draft.headerRows > 0 ? partUnits(joinFragments(withWholeRates(draft))) : draft;

/** Puts the numbers of rates beside their signs where a column of amounts so near took them: `148,00 10 | %` under two labels. */
function withWholeRates(draft: DraftTable): DraftTable {
  for (let column = 1; column < draft.columnCount; column++) {
    const body = (at: number): DraftCell[] => cellsOf(draft, at).filter(({ row }) => row >= draft.headerRows);
    const signs = body(column).filter(({ words }) => words.length === 1 && words[0]!.text === '%');
    const left = new Map(body(column - 1).map((cell) => [cell.row, cell]));
    const isTaken = ({ row }: DraftCell): boolean =>
      left
        .get(row)
        ?.words.slice(-2)
        .filter(({ text }) => isFigure(text)).length === 2;
    const others = body(column).filter((cell) => !signs.includes(cell));
    if (signs.length < SETTLE_COLUMNS.fewest || !signs.every(isTaken) || others.some(({ words }) => /\d/.test(cellText(words)))) continue;
    const moved = new Map(signs.map((sign) => [sign.row, left.get(sign.row)!.words.at(-1)!]));
    const cells = draft.cells.map((cell): DraftCell => {
      const rate = cell.columnSpan === 1 ? moved.get(cell.row) : undefined;
      if (!rate || cell.words.length === 0) return cell;
      if (cell.column === column) return { ...cell, words: [rate, ...cell.words] };
      return cell.column === column - 1 ? { ...cell, words: cell.words.slice(0, -1) } : cell;
    });
    return { ...draft, cells };
  }
  return draft;
}

/** Parts the column under two labels, of a count and of a unit, whose cells are counts with their units: `Kol. J.mj.` over `4 dan`. */
function partUnits(draft: DraftTable): DraftTable {
  for (let column = 0; column < draft.columnCount; column++) {
    const own = cellsOf(draft, column);
    const header = own.filter(({ row }) => row < draft.headerRows);
    const at = header.length === 1 ? unitLabelAt(header[0]!.words) : undefined;
    const body = own.filter(({ row }) => row >= draft.headerRows);
    const counts = body.filter(({ words }) => unitAt(words) !== undefined);
    if (at === undefined || counts.length < SETTLE_COLUMNS.most * body.length || counts.length === 0) continue;
    return partedColumn(draft, column, (cell) => {
      const from = cell === header[0] ? at : unitAt(cell.words);
      return from === undefined ? [cell.words, []] : [cell.words.slice(0, from), cell.words.slice(from)];
    });
  }
  return draft;
}

const cellsOf = ({ cells }: DraftTable, column: number): DraftCell[] =>
  cells.filter((cell) => cell.column === column && cell.columnSpan === 1 && cell.words.length > 0);

/** Which of the words begins the label of a unit, those before it being the label of a count, set apart by more than a blank. */
function unitLabelAt(words: readonly Word[]): number | undefined {
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      word.box.left - words[index - 1]!.box.right > GAP_EM.words.headerBoundary * word.fontSize &&
      roleOf(words.slice(0, index)) === 'quantity' &&
      roleOf(words.slice(index)) === 'unit',
  );
  return at < 0 ? undefined : at;
}

const roleOf = (words: readonly Word[]) => columnRole(cellText(words));

/** Which of the words begins a unit, those before it being a count. */
function unitAt(words: readonly Word[]): number | undefined {
  const at = words.findIndex(({ text }) => !/\d/.test(text));
  return at > 0 && isFigure(cellText(words.slice(0, at))) && words.slice(at).every(({ text }) => !/\d/.test(text)) ? at : undefined;
}

/** A time of day, and the sign of an amount. */
const TIME = /^\d{1,2}[:.]\d\d(?:[:.]\d\d)?$/;
const SIGN = /^[-+−–]$/;

/** Puts a column of nothing but times under the label of the column on its left, or of signs without a label but perhaps their currency, to the cells on its left: `8/1 | 13:00`, `318,90 | -`. */
function joinFragments(draft: DraftTable): DraftTable {
  if (draft.method !== 'stream') return draft;
  for (let column = 1; column < draft.columnCount; column++) {
    const label = cellsOf(draft, column).filter(({ row }) => row < draft.headerRows);
    if (label.some(({ words }) => currencyOf(cellText(words)) === null)) continue;
    const isSpanned = draft.cells.some((cell) => cell.row < draft.headerRows && cell.column < column && cell.column + cell.columnSpan > column && cell.words.length > 0); // prettier-ignore
    const left = new Map(cellsOf(draft, column - 1).map((cell) => [cell.row, cell]));
    const own = cellsOf(draft, column).filter((cell) => !label.includes(cell));
    const isOfLeft = ({ row, words }: DraftCell): boolean => {
      const before = left.get(row);
      if (!before) return false;
      const text = cellText(words);
      return (isSpanned && TIME.test(text)) || ((SIGN.test(text) || isSideMark(text)) && isFigure(before.words.at(-1)!.text));
    };
    if (own.length >= SETTLE_COLUMNS.fewest && own.every(isOfLeft)) return joinFragments(joined(draft, column));
  }
  return draft;
}

function joined(draft: DraftTable, column: number): DraftTable {
  const moved = new Map(cellsOf(draft, column).map((cell) => [cell.row, cell.words]));
  const cells = draft.cells.flatMap((cell): DraftCell[] => {
    if (cell.column === column && cell.columnSpan === 1) return [];
    if (cell.column > column) return [{ ...cell, column: cell.column - 1 }];
    if (cell.column + cell.columnSpan > column && cell.columnSpan > 1) return [{ ...cell, columnSpan: cell.columnSpan - 1 }];
    const more = cell.column === column - 1 && cell.words.length > 0 ? moved.get(cell.row) : undefined;
    return [more ? { ...cell, words: [...cell.words, ...more] } : cell];
  });
  return { ...draft, cells, columnCount: draft.columnCount - 1 };
}
