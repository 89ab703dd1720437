import type { AnswerCell, AnswerRow, RowKind } from '../../model/answer';
import { unionBox } from '../../model/box';
import type { Cell, Provenance, Table } from '../../model/table';
import { columnRole, isCarriedForward, opensLikeTotal } from '../../lexicon/lexicon';
import type { ColumnRole } from '../../lexicon/column-role';
import { isFigure, isValue } from '../grid/numeric-text';
import { LOGICAL_ROWS } from './weights';

/** The grid of a table with spans resolved: a merged cell stands in each place it covers. */
export function answerGrid(table: Table): AnswerCell[][] {
  if (table.rows) return plainGrid(table.rows, { page: table.page, reader: table.reader });
  const blank: AnswerCell = { text: '', provenance: null };
  const grid = Array.from({ length: table.rowCount }, () => new Array<AnswerCell>(table.columnCount).fill(blank));
  for (const cell of table.cells) {
    const answer = toAnswerCell(cell, table);
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++) {
      for (let column = cell.column; column < cell.column + cell.columnSpan; column++) grid[row]![column] = answer;
    }
  }
  return grid;
}

/** Members are named one by one: what is made by spreading takes twice the memory, and long documents have hundreds of thousands of cells. */
function toAnswerCell({ text, box, readScore }: Cell, { page, reader }: Table): AnswerCell {
  const provenance: Provenance = box ? { page, reader, box } : { page, reader };
  return readScore === undefined ? { text, provenance } : { text, provenance, readScore };
}

/** Plain rows were all read in one place: their cells share its provenance, and the blank ones are one. */
function plainGrid(rows: readonly (readonly string[])[], provenance: Provenance): AnswerCell[][] {
  const blank: AnswerCell = { text: '', provenance };
  return rows.map((row) => row.map((text) => (text === '' ? blank : { text, provenance })));
}

const AMOUNT_ROLES: ReadonlySet<ColumnRole> = new Set(['lineTotal', 'unitPrice', 'quantity', 'debit', 'credit', 'balance']);

/** The columns that hold an item's amounts, where the labels say that the table lists items or movements; else none. */
export function amountColumns(labels: readonly string[]): number[] {
  const roles = labels.map((label) => columnRole(label));
  if (new Set(roles.filter((role) => role !== null)).size < LOGICAL_ROWS.listRoles) return [];
  return roles.flatMap((role, column) => (role !== null && AMOUNT_ROLES.has(role) ? [column] : []));
}

/** Tells items from sections and sums, and joins to each item of a list the rows under it that only go on with its text. */
export function classifyRows(grid: readonly AnswerCell[][], amounts: readonly number[]): AnswerRow[] {
  const rows: AnswerRow[] = [];
  for (const cells of grid) {
    if (cells.every((cell) => cell.text === '')) continue;
    const kind = rowKind(cells, amounts);
    const previous = rows[rows.length - 1];
    if (kind === 'section' && amounts.length > 0 && previous?.kind === 'item') previous.cells = joinCells(previous.cells, cells);
    else rows.push({ kind, cells: [...cells] });
  }
  return rows;
}

function rowKind(cells: readonly AnswerCell[], amounts: readonly number[]): RowKind {
  const filled = distinct(cells.filter((cell) => cell.text !== ''));
  const label = filled.find((cell) => !isValue(cell.text));
  const hasFigures = filled.some((cell) => isFigure(cell.text));
  if (label && opensLikeTotal(label.text) && (hasFigures || filled.length === 1) && label === filled[0]) return 'subtotal';
  if (label && isCarriedForward(label.text) && filled.length <= LOGICAL_ROWS.mostCarried) return 'subtotal';
  if (amounts.length > 0)
    return amounts.some((column) => !isMerged(cells, column) && holdsAmount(cells[column]!.text)) ? 'item' : 'section';
  return filled.length === 1 && cells.length > 1 && !hasFigures ? 'section' : 'item';
}

const holdsAmount = (text: string): boolean => text.length <= LOGICAL_ROWS.maxAmountLength && text.split(' ').some(isFigure);

/** Whether the cell covers a neighbour too: a merged cell holds a remark. */
const isMerged = (cells: readonly AnswerCell[], column: number): boolean =>
  cells[column]!.text !== '' && (cells[column] === cells[column - 1] || cells[column] === cells[column + 1]);

const distinct = (cells: readonly AnswerCell[]): AnswerCell[] => cells.filter((cell, i) => cells.indexOf(cell) === i);

/** Joins cell by cell; a cell over several columns goes on in the first of them, one that both rows share is there already. */
function joinCells(first: readonly AnswerCell[], second: readonly AnswerCell[]): AnswerCell[] {
  return first.map((cell, column) => {
    const added = second[column]!;
    return second.indexOf(added) < column || first.includes(added) ? cell : joinCell(cell, added);
  });
}

function joinCell(first: AnswerCell, second: AnswerCell): AnswerCell {
  if (second.text === '') return first;
  if (first.text === '') return second;
  const scores = [first.readScore, second.readScore].filter((score) => score !== undefined);
  return {
    text: `${first.text} ${second.text}`,
    provenance: joinProvenance(first, second),
    ...(scores.length > 0 ? { readScore: Math.min(...scores) } : {}),
  };
}

/** The place of both, or of the first where the second stands on another page. */
function joinProvenance({ provenance: first }: AnswerCell, { provenance: second }: AnswerCell): AnswerCell['provenance'] {
  if (!first?.box || !second?.box || first.page !== second.page) return first;
  return { ...first, box: unionBox([first.box, second.box]) };
}
