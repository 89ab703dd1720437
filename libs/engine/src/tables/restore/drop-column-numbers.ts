import { unionBox } from '../../model/box';
import type { Cell, Table } from '../../model/table';
import { DROP_COLUMN_NUMBERS } from './weights';

/** Takes the numbers of the columns out, where a form prints a row of them below the labels: as the end of each label, `STT 1`, `Amount 6 = 4 x 5`, or as the first row. */
export const dropColumnNumbers = (table: Table): Table => withoutNumberRow(withoutNumbers(table));

function withoutNumbers(table: Table): Table {
  const labels = table.cells.filter(({ row, columnSpan, text }) => row < table.headerRows && columnSpan === 1 && text !== '');
  if (labels.length !== table.columnCount || labels.length < DROP_COLUMN_NUMBERS.fewestColumns) return table;
  // Romanian forms count from 0.
  const counted = [1, 0].map((first) => labels.map((cell) => withoutNumber(cell, first)));
  // `Quarter 1`, `Quarter 2` are labels of their own.
  const named = counted.find((cells) => !cells.includes(undefined) && new Set(cells.map((cell) => cell!.text)).size === labels.length);
  return named ? { ...table, cells: table.cells.map((cell) => named[labels.indexOf(cell)] ?? cell) } : table;
}

/** A label without the number of its column, counted from the first one's; undefined where it ends otherwise. */
function withoutNumber(cell: Cell, first: number): Cell | undefined {
  const [, text, number] = /^(.*?\p{L}.*?) \(?(\d+)\)?(?: ?= ?[\d\s().+*x×/–-]+)?$/u.exec(cell.text) ?? [];
  return text !== undefined && Number(number) === cell.column + first ? { ...cell, text } : undefined;
}

/** How many columns must be numbered: of a wide form some are parted where none is printed. */
const leastNumbered = ({ columnCount }: Table): number =>
  Math.max(DROP_COLUMN_NUMBERS.fewestColumns, columnCount - Math.max(1, Math.floor(columnCount * DROP_COLUMN_NUMBERS.passedBy)));

/** The table without a first row that counts its columns on from 0 or 1, behind letters (`А`, `Б`); one that a label is merged over may be passed by. */
function withoutNumberRow(table: Table): Table {
  const at = table.headerRows;
  const row = table.cells.filter((cell) => cell.row === at && cell.text !== '').sort((a, b) => a.column - b.column);
  if (at === 0 || at + 1 >= table.rowCount || row.length < leastNumbered(table)) return table;
  if (!countsColumns(row.map(({ text }) => text))) return table;
  const cells = table.cells.filter((cell) => cell.row !== at).map((cell) => (cell.row > at ? { ...cell, row: cell.row - 1 } : cell));
  const numbered = row.map(({ column }) => column);
  return numbered.reduceRight(withoutEmptyPart, joinedLabels({ ...table, rowCount: table.rowCount - 1, cells }, new Set(numbered)));
}

/** `Cantitatea | livrată` over figures that end on the right: of two columns the form counts one, whose number stood under the half of the label that has no cells. */
function joinedLabels(table: Table, numbered: ReadonlySet<number>): Table {
  const isBlank = (column: number): boolean =>
    table.cells.every((cell) => cell.column !== column || cell.row < table.headerRows || cell.text === '');
  const labelOf = (column: number): Cell | undefined =>
    table.cells.find((cell) => cell.column === column && cell.row === 0 && cell.columnSpan === 1 && cell.text !== '');
  if (table.headerRows !== 1) return table;
  for (const column of numbered) {
    const other = [column + 1, column - 1].find((at) => !numbered.has(at) && labelOf(at) !== undefined);
    const label = labelOf(column);
    if (other === undefined || !label || !isBlank(column)) continue;
    const [left, right] = other > column ? [label, labelOf(other)!] : [labelOf(other)!, label];
    const at = Math.min(column, other);
    const box = left.box && right.box ? { box: unionBox([left.box, right.box]) } : {};
    const whole = { ...left, ...box, column: at, columnSpan: 2, text: `${left.text} ${right.text}` };
    return { ...table, cells: [...table.cells.filter((cell) => cell !== left && cell !== right), whole] };
  }
  return table;
}

/** The table without a column that has nothing but a part of the label of its neighbour: the number stood elsewhere under the label than the cells do. */
function withoutEmptyPart(table: Table, column: number): Table {
  const covers = (cell: Cell): boolean => cell.column <= column && cell.column + cell.columnSpan > column;
  const inside = table.cells.filter(covers);
  const isEmpty = inside.every(({ row, columnSpan, text }) => (row < table.headerRows ? columnSpan > 1 : text === ''));
  if (!isEmpty) return table;
  const cells = table.cells
    .filter((cell) => !covers(cell) || cell.columnSpan > 1)
    .map((cell) => (covers(cell) ? { ...cell, columnSpan: cell.columnSpan - 1 } : cell.column > column ? { ...cell, column: cell.column - 1 } : cell)); // prettier-ignore
  return { ...table, columnCount: table.columnCount - 1, cells };
}

/** Each is one more than the one before, or the same where either has a letter behind it: `1`, `1а`, `1б`, `2`. */
function countsColumns(texts: readonly string[]): boolean {
  const letters = texts.findIndex((text) => !/^\p{Lu}$/u.test(text));
  const numbers = texts.slice(Math.max(0, letters)).map((text) => COLUMN_NUMBER.exec(text));
  return numbers.every((number, at) => {
    if (!number) return false;
    const before = numbers[at - 1];
    if (!before) return at === 0 && Number(number[1]) <= 1;
    const step = Number(number[1]) - Number(before[1]);
    return step === 1 || (step === 0 && (number[2] !== '' || before[2] !== ''));
  });
}

/** `4`, `(4)`, `2а`, `6 = 4 x 5`, `5 (3x4)`. */
const COLUMN_NUMBER = /^\(?(\d{1,2})(\p{L}?)\)?(?: ?= ?[\d\s().+*x×/–-]+| ?\([\d\s.+*x×/–-]+\))?$/u;
