import type { DraftCell, DraftTable } from '../grid/draft-table';
import { gridHeaderRows } from './grid-header';

const cell = (row: number, column: number, columnSpan: number, text: string): DraftCell => ({
  row,
  column,
  rowSpan: 1,
  columnSpan,
  words: [{ text, box: { left: 0, top: 0, right: 10, bottom: 10 }, fontSize: 10, bold: false, readScore: 1 }],
});

const draft = (cells: DraftCell[], columnCount: number): DraftTable => ({
  box: { left: 0, top: 0, right: 100, bottom: 100 },
  method: 'lattice',
  rowCount: 3,
  columnCount,
  cells,
  headerRows: 0,
  signals: {},
});

describe('gridHeaderRows', () => {
  it('takes no row with a count for labels where no letters are bold', () => {
    const texts = [
      ['Count', 'Article', 'Number'],
      ['6', 'Napkins', 'SV-3030'],
      ['2', 'Beakers', 'VS-500'],
      ['24', 'Ice', '12'],
    ];
    const cells = texts.flatMap((row, r) => row.map((text, column) => cell(r, column, 1, text)));
    expect(gridHeaderRows({ ...draft(cells, 3), rowCount: 4 })).toBe(1);
  });

  it('counts the row of labels under a label that it parts', () => {
    const cells = [
      cell(0, 0, 1, 'Year'),
      cell(0, 1, 2, 'Votes'),
      cell(1, 1, 1, 'men'),
      cell(1, 2, 1, 'women'),
      cell(2, 0, 1, 'all'),
      cell(2, 1, 1, 'many'),
    ];
    expect(gridHeaderRows(draft(cells, 3))).toBe(2);
  });

  it('ends under a wide label when the next row is as wide there', () => {
    const cells = [
      cell(0, 0, 1, 'Status'),
      cell(0, 1, 2, 'Name'),
      cell(0, 3, 1, 'Unit'),
      cell(1, 0, 1, 'accepted'),
      cell(1, 1, 2, 'Board'),
      cell(1, 3, 1, 'piece'),
      cell(2, 0, 1, 'open'),
      cell(2, 1, 2, 'Shelf'),
      cell(2, 3, 1, 'piece'),
    ];
    expect(gridHeaderRows(draft(cells, 4))).toBe(1);
  });

  it('reaches as far down as the first label, over periods that look like figures', () => {
    const cells = [
      { ...cell(0, 0, 1, 'Service'), rowSpan: 2 },
      cell(0, 1, 2, 'Low season'),
      cell(0, 3, 1, 'High season'),
      cell(1, 1, 1, '05/04-04/07'),
      cell(1, 2, 1, '30/08-27/09'),
      cell(1, 3, 1, '05/07-29/08'),
      cell(2, 0, 1, 'Pitch'),
      cell(2, 1, 1, '17,00'),
      cell(2, 2, 1, '15,50'),
      cell(2, 3, 1, '29,00'),
    ];
    expect(gridHeaderRows(draft(cells, 4))).toBe(2);
  });
});
