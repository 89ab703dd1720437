import type { Word } from '../../model/page';
import type { DraftTable } from '../grid/draft-table';
import { isOverfull } from './overfull';

/** A drawn row whose cells hold lines of text under one another. */
function rowOf(...cells: readonly string[][]): DraftTable {
  const words = (lines: readonly string[], column: number): Word[] =>
    lines.map((text, at) => ({
      ...{ text, fontSize: 9, bold: false, readScore: 1 },
      box: { left: column * 80, right: column * 80 + 50, top: at * 12, bottom: at * 12 + 9 },
    }));
  return {
    ...{
      box: { left: 0, top: 0, right: 400, bottom: 40 },
      method: 'lattice',
      rowCount: 1,
      columnCount: cells.length,
      headerRows: 0,
      signals: {},
    },
    cells: cells.map((lines, column) => ({ row: 0, column, rowSpan: 1, columnSpan: 1, words: words(lines, column) })),
  };
}

describe('isOverfull', () => {
  it('is said of a row whose cells hold figures under one another', () => {
    expect(isOverfull(rowOf(['Bolt', 'Nut'], ['2', '4'], ['1.50', '0.20'], ['3.00', '0.80']))).toBe(true);
  });

  it('is not said of one period that is broken over two lines', () => {
    expect(isOverfull(rowOf(['Room'], ['07.07.2025', '18.07.2025'], ['11'], ['2150.00']))).toBe(false);
  });
});
