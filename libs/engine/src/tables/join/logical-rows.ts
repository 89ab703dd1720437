import { readScoreOf } from '../../model/page';
import type { AnswerCell, AnswerRow, RowKind } from '../../model/answer';
import { unionBox } from '../../model/box';
import type { Cell, Provenance, Table } from '../../model/table';
import { columnRole, endsList, isCarriedForward, opensLikeTotal } from '../../lexicon/lexicon';
import { AMOUNT_ROLES, type ColumnRole } from '../../lexicon/column-role';
import { namesTotal } from '../../lexicon/whole-labels';
import { isAmount } from '../../reckoning/read-amount';
import { isFigure, isValue, opensNumber } from '../grid/numeric-text';
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
function toAnswerCell({ text, box, readScore, bold }: Cell, { page, reader }: Table): AnswerCell {
  const provenance: Provenance = box ? { page, reader, box } : { page, reader };
  const cell: AnswerCell = readScore === undefined ? { text, provenance } : { text, provenance, readScore };
  if (bold) cell.bold = true;
  return cell;
}

/** Plain rows were all read in one place: their cells share its provenance, and the blank ones are one. */
function plainGrid(rows: readonly (readonly string[])[], provenance: Provenance): AnswerCell[][] {
  const blank: AnswerCell = { text: '', provenance };
  return rows.map((row) => row.map((text) => (text === '' ? blank : { text, provenance })));
}

/** The columns that hold an item's amounts, where the labels say that the table lists items or movements; else none. */
export function amountColumns(labels: readonly string[]): number[] {
  const roles = labels.map((label) => columnRole(label));
  if (new Set(roles.filter((role) => role !== null)).size < LOGICAL_ROWS.listRoles) return [];
  return roles.flatMap((role, column) => (AMOUNT_ROLES.has(role) ? [column] : []));
}

/** The column that numbers or names each item, where the labels say so. */
export function nameColumn(labels: readonly string[]): number | undefined {
  const column = labels.findIndex((label) => ITEM_NAMES.has(columnRole(label)));
  return column < 0 ? undefined : column;
}

const ITEM_NAMES: ReadonlySet<ColumnRole | null> = new Set(['position', 'articleNumber']);

/** The columns that say how many of an item there are: of what, and at what price for one. */
export function countColumns(labels: readonly string[]): CountColumns {
  const roles = labels.map((label) => columnRole(label));
  const columnsOf = (...meant: ColumnRole[]): number[] => roles.flatMap((role, column) => (role && meant.includes(role) ? [column] : []));
  return { quantities: columnsOf('quantity'), besides: columnsOf('unit', 'unitPrice') };
}

interface CountColumns {
  quantities: readonly number[];
  besides: readonly number[];
}

/** What is known of a list: the columns of its amounts, of what numbers or names its items and of what counts them, and whether each row is drawn by itself. */
interface ListColumns {
  amounts: readonly number[];
  name: number | undefined;
  counts: CountColumns;
  isRuled: boolean;
}

/** Tells items from sections and sums, and joins to each item of a list the rows under it that only go on with its text. */
export function classifyRows(grid: readonly AnswerCell[][], { amounts, name, counts, isRuled }: ListColumns): AnswerRow[] {
  const rows: AnswerRow[] = [];
  for (const [at, cells] of grid.entries()) {
    if (cells.every((cell) => cell.text === '') || isEndOfList(cells)) continue;
    const kind = isCounted(cells, counts) ? 'item' : rowKind(cells, amounts);
    const previous = rows[rows.length - 1];
    if (kind !== 'section' || amounts.length === 0 || previous?.kind !== 'item') rows.push({ kind, cells: [...cells] });
    else if (hasOwnAmount(cells, previous.cells) || isCountedOn(cells, previous.cells) || (isRuled && isAsFull(cells, previous.cells)))
      rows.push({ kind: 'item', cells: [...cells] });
    else if (namesSection(cells, previous.cells, rows[0]!, name) || numbersNext(cells, grid[at + 1]))
      rows.push({ kind, cells: [...cells] });
    else previous.cells = joinCells(previous.cells, cells);
  }
  return rows;
}

/** Whether a row says how many there are, and of what or for how much each, as charges do not: sundries and a discount may be items, a total is none. */
const isCounted = (cells: readonly AnswerCell[], { quantities, besides }: CountColumns): boolean =>
  !namesTotal(cells.find(({ text }) => text !== '')?.text ?? '') &&
  quantities.some((column) => isFigure(cells[column]!.text) && !isMerged(cells, column)) &&
  besides.some((column) => cells[column]!.text !== '' && !isMerged(cells, column) && !quantities.includes(column));

/** `- 이하여백 -`: nothing more follows. */
function isEndOfList(cells: readonly AnswerCell[]): boolean {
  const texts = cells.filter(({ text }) => text !== '');
  return texts.length === 1 && endsList(texts[0]!.text);
}

/** Whether a row of text and an amount has it in a column where the item above has one: it is an item without a price for one. */
function hasOwnAmount(cells: readonly AnswerCell[], above: readonly AnswerCell[]): boolean {
  const isOwn = (cell: AnswerCell, column: number): boolean =>
    cell !== above[column] && isSignedAmount(cell.text) && isSignedAmount(above[column]!.text) && !isMerged(cells, column);
  return cells.some(isOwn) && cells.some(({ text }) => text !== '' && !isValue(text) && !isSignedAmount(text));
}

/** Whether a drawn row opens as the item above and has several texts: an item without amounts, or with such as could not be read. */
const isAsFull = (cells: readonly AnswerCell[], above: readonly AnswerCell[]): boolean =>
  cells[0]!.text !== '' &&
  above[0]!.text !== '' &&
  cells[0] !== above[0] &&
  distinct(cells.filter(({ text }) => text !== '')).length >= LOGICAL_ROWS.fewestOfItem;

/** Whether the row begins with the number or the day that comes after the one above it: one of a calendar or a sheet of hours without any hours. */
function isCountedOn(cells: readonly AnswerCell[], above: readonly AnswerCell[]): boolean {
  const column = cells.findIndex(({ text }) => text !== '');
  return ORDERED.some(({ form, next }) => {
    const [own, before] = [form.exec(cells[column]!.text), form.exec(above[column]!.text)];
    return own !== null && before !== null && next(Number(own[1]), Number(before[1]));
  });
}

/** Numbers of rows, and days, whose months may change between two rows. */
const ORDERED: readonly { form: RegExp; next: (own: number, before: number) => boolean }[] = [
  { form: /^(\d{1,4})[.)]?$/, next: (own, before) => own === before + 1 },
  { form: /^(\d{1,2})[./-]\d{1,2}(?:[./-](?:\d{2}|\d{4})?)?$/, next: (own, before) => own !== before },
];

const isSignedAmount = (text: string): boolean => /\d/.test(text) && (isAmount(text) || /^[▲△]\s?\d[\d,.]*$/.test(text));

/** Whether text under an item is the name of what follows: numbered as the items are, or alone where the table opens with such a name in the same column, where it reaches out of the column of numbers, or in bold under a text that is not. */
function namesSection(cells: readonly AnswerCell[], above: readonly AnswerCell[], first: AnswerRow, name: number | undefined): boolean {
  const filled = filledColumns(cells).filter((column) => cells[column] !== above[column]);
  if (name !== undefined && filled.length > 1 && filled[0] === name && above[name]!.text !== '') return true;
  if (name !== undefined && filled.length === 1 && filled[0] === name && reachesOver(cells[name]!, above.slice(name + 1))) return true;
  if (filled.length === 1 && isBolder(cells[filled[0]!]!, above[filled[0]!]!)) return true;
  const opening = filledColumns(first.cells);
  return first.kind === 'section' && filled.length === 1 && opening.length === 1 && opening[0] === filled[0];
}

const isBolder = (cell: AnswerCell, above: AnswerCell): boolean => cell.bold === true && above.text !== '' && !above.bold;

/** `B | MOTORE` over `B.1 | Tagliando`: the number of a section begins those of its items. */
const numbersNext = (cells: readonly AnswerCell[], next: readonly AnswerCell[] | undefined): boolean =>
  filledColumns(cells).length > 1 && next !== undefined && opensNumber(cells[0]!.text, next[0]!.text);

const reachesOver = ({ provenance }: AnswerCell, behind: readonly AnswerCell[]): boolean => {
  const right = provenance?.box?.right;
  return right !== undefined && behind.some((cell) => cell.text !== '' && cell.provenance?.box && cell.provenance.box.left < right);
};

const filledColumns = (cells: readonly AnswerCell[]): number[] => cells.flatMap(({ text }, column) => (text === '' ? [] : [column]));

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

/** Whether a text is an amount, or has one among a few words. */
export const holdsAmount = (text: string): boolean => text.length <= LOGICAL_ROWS.maxAmountLength && text.split(' ').some(isFigure);

/** Whether the cell covers a neighbour too: a merged cell holds a remark. */
const isMerged = (cells: readonly AnswerCell[], column: number): boolean =>
  cells[column]!.text !== '' && (cells[column] === cells[column - 1] || cells[column] === cells[column + 1]);

const distinct = (cells: readonly AnswerCell[]): AnswerCell[] => cells.filter((cell, i) => cells.indexOf(cell) === i);

/** The rows with each cell told where it begins: what is printed once beside several rows, as the group that they are of, is the first one's. */
export function toldOnce(rows: readonly AnswerRow[]): AnswerRow[] {
  const blank: AnswerCell = { text: '', provenance: null };
  return rows.map((row, at) => {
    const above = rows[at - 1]?.cells;
    if (!above || !row.cells.some((cell, column) => cell.text !== '' && cell === above[column])) return row;
    return { ...row, cells: row.cells.map((cell, column) => (cell === above[column] ? blank : cell)) };
  });
}

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
  const readScore = readScoreOf([first, second].map((cell) => ({ readScore: cell.readScore ?? 1 })));
  return {
    text: `${first.text} ${second.text}`,
    provenance: joinProvenance(first, second),
    ...(readScore < 1 ? { readScore } : {}),
  };
}

/** The place of both, or of the first where the second stands on another page. */
function joinProvenance({ provenance: first }: AnswerCell, { provenance: second }: AnswerCell): AnswerCell['provenance'] {
  if (!first?.box || !second?.box || first.page !== second.page) return first;
  return { ...first, box: unionBox([first.box, second.box]) };
}
