import { toGrid } from '../model/table';
import { findTables } from './find-tables';
import { across, down, typedDocument, typedPage } from './fixtures/typed-page';

const TEXT = `
 Category    2005            2010
             Number  Percent Number  Percent
 All ages    291,099 100.0   303,858 100.0
 Disabled     54,425  18.7    56,672  18.7
 Severe       34,947  12.0    38,284  12.6
 Aged 6      266,752 100.0   278,222 100.0`;

/** A header ruled cell by cell over a body of one ruled row. */
const HEADER = [across(0, 0.5, 46), across(1, 12, 46), across(2, 0.5, 46), across(6, 0.5, 46)];

const columns = (bottom: number): ReturnType<typeof down>[] => [
  down(1, 0, 6),
  ...[13, 29, 46.5].map((column) => down(column, 0, bottom)),
  ...[21, 37].map((column) => down(column, 1, bottom)),
];

describe('a ruled header over a body without lines between its rows', () => {
  it('keeps the header as it is ruled and parts the rows by their lines', () => {
    const [table, ...more] = findTables(typedDocument(typedPage(TEXT, { rulings: [...HEADER, ...columns(6)] })));
    expect(more).toEqual([]);
    expect(table).toMatchObject({ method: 'lattice', rowCount: 6, columnCount: 5, headerRows: 2 });
    expect(table!.cells).toContainEqual(expect.objectContaining({ text: '2005', row: 0, column: 1, columnSpan: 2 }));
    expect(table!.cells).toContainEqual(expect.objectContaining({ text: 'Category', row: 0, rowSpan: 2 }));
    expect(toGrid(table!).slice(2)).toEqual([
      ['All ages', '291,099', '100.0', '303,858', '100.0'],
      ['Disabled', '54,425', '18.7', '56,672', '18.7'],
      ['Severe', '34,947', '12.0', '38,284', '12.6'],
      ['Aged 6', '266,752', '100.0', '278,222', '100.0'],
    ]);
  });

  it('leaves the columns to the words where they are ruled in the header alone', () => {
    const [table] = findTables(typedDocument(typedPage(TEXT, { rulings: [...HEADER, ...columns(2)] })));
    expect(table).toMatchObject({ method: 'stream', columnCount: 5 });
  });
});
