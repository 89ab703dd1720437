import type { Word } from '../../model/page';
import { cellText, type DraftCell, type DraftTable } from '../grid/draft-table';
import { withDrawnLabels } from './drawn-labels';

const words = new Map<string, Word>();
/** The word of a text, the same one each time. */
function word(text: string): Word {
  const known = words.get(text) ?? { text, box: { left: 0, top: 0, right: 1, bottom: 1 }, fontSize: 8, bold: false, readScore: 1 };
  words.set(text, known);
  return known;
}
const cell = (row: number, column: number, text: string, columnSpan = 1, rowSpan = 1): DraftCell => ({
  ...{ row, column, rowSpan, columnSpan },
  words: text.split(' ').map(word),
});
const tableOf = (method: DraftTable['method'], headerRows: number, ...cells: DraftCell[]): DraftTable => ({
  ...{ method, headerRows, cells, columnCount: 3, signals: {}, box: { left: 0, top: 0, right: 9, bottom: 9 } },
  rowCount: headerRows + 1,
});
const labelsOf = ({ cells, headerRows }: DraftTable): string[] =>
  cells.filter(({ row }) => row < headerRows).map((each) => `${each.column} ${cellText(each.words)}`);

const read = tableOf(
  'stream',
  1,
  cell(0, 0, 'Deed'),
  cell(0, 1, 'plain'),
  cell(0, 2, 'pro-rata'),
  cell(1, 0, 'Lease'),
  cell(1, 1, '24.00'),
);
const drawn = (...more: DraftCell[]): DraftTable =>
  tableOf('lattice', 2, cell(0, 0, 'Deed', 1, 2), cell(0, 1, 'Fee', 2), cell(1, 1, 'plain'), cell(1, 2, 'pro-rata'), ...more);

describe('withDrawnLabels', () => {
  it('has the headings that cells are drawn for, over the rows that its lines tell', () => {
    const table = withDrawnLabels(read, [drawn(cell(2, 0, 'Lease'))]);
    expect(labelsOf(table)).toEqual(['0 Deed', '1 Fee', '1 plain', '2 pro-rata']);
    expect(table.cells.filter(({ row }) => row === 2).map((each) => cellText(each.words))).toEqual(['Lease', '24.00']);
    expect([table.rowCount, table.headerRows]).toEqual([3, 2]);
  });

  it('stays as it was read where rows are drawn among the labels, or other columns', () => {
    expect(withDrawnLabels(read, [drawn(cell(1, 0, 'Lease'))])).toBe(read);
    expect(withDrawnLabels(read, [{ ...drawn(), columnCount: 4 }])).toBe(read);
    expect(withDrawnLabels(read, [])).toBe(read);
  });
});
