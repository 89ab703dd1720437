import type { Word } from '../../model/page';
import type { DraftCell, DraftTable } from './draft-table';
import { isFormGrid } from './form-grids';

/** A line of a cell: its text, and the size it is set in. */
type Line = readonly [text: string, size: number];

const wordsOf = (lines: readonly Line[], column: number): Word[] =>
  lines.flatMap(([text, size], line) =>
    text.split(' ').map((part, at): Word => {
      const [left, top] = [100 * column + 30 * at, 14 * line];
      return { text: part, box: { left, top, right: left + 25, bottom: top + size }, fontSize: size, bold: false, readScore: 1 };
    }),
  );

const grid = (boxes: readonly (readonly Line[])[], method: DraftTable['method'] = 'lattice'): DraftTable => ({
  box: { left: 0, top: 0, right: 400, bottom: 40 },
  method,
  rowCount: 1,
  columnCount: boxes.length,
  cells: boxes.map((lines, column): DraftCell => ({ row: 0, column, rowSpan: 1, columnSpan: 1, words: wordsOf(lines, column) })),
  headerRows: 0,
  signals: {},
});

const BOXES: Line[][] = [
  [['Surname', 6], ['Voss', 10]],
  [['Date of birth', 6], ['12 March 1986', 10]],
  [['Town', 6], ['Ely', 10]],
  [['Signature', 6]],
]; // prettier-ignore

describe('isFormGrid', () => {
  it('is one whose boxes have small labels over what is filled in, or over nothing', () => {
    expect(isFormGrid(grid(BOXES))).toBe(true);
  });

  it.each([
    ['has no rulings', grid(BOXES, 'stream')],
    ['has few such boxes', grid(BOXES.slice(0, 2))],
    ['has cells of one size', grid(BOXES.map((lines) => lines.map(([text]) => [text, 9] as Line)))],
    ['has notes that are set small under its texts', grid(BOXES.map((lines) => [...lines].reverse()))],
    [
      'has labels in letters that make no key',
      grid(
        ['Фамилия', 'Имя', 'Город'].map((label) => [
          [label, 6],
          ['Тверь', 10],
        ]),
      ),
    ],
    ['has numbers over its texts', grid(BOXES.map(([, value]) => [['3', 6] as Line, value ?? (['Ely', 10] as Line)]))],
  ])('is none that %s', (_, draft) => {
    expect(isFormGrid(draft)).toBe(false);
  });
});
