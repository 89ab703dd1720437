import { toGrid } from '../../model/table';
import { across, down, foundIn, typedDocument, typedPage } from '../fixtures/typed-page';

const TEXT = `
 District    2031            2032
             Number  Percent Number  Percent
 Upperton    417,350 71.40   428,615 71.40
 Lowerton     61,207  15.2    63,918  15.2
 Midtown      22,481  13.6    25,730  14.9
 Oldtown     193,826 71.40   204,577 71.40`;

/** A header ruled cell by cell over a body of one ruled row. */
const HEADER = [across(0, 0.5, 46), across(1, 12, 46), across(2, 0.5, 46), across(6, 0.5, 46)];

const columns = (bottom: number): ReturnType<typeof down>[] => [
  down(1, 0, 6),
  ...[13, 29, 46.5].map((column) => down(column, 0, bottom)),
  ...[21, 37].map((column) => down(column, 1, bottom)),
];

describe('a ruled header over a body without lines between its rows', () => {
  it('keeps the header as it is ruled and parts the rows by their lines', () => {
    const [table, ...more] = foundIn(typedDocument(typedPage(TEXT, { rulings: [...HEADER, ...columns(6)] })));
    expect(more).toEqual([]);
    expect(table).toMatchObject({ method: 'lattice', rowCount: 6, columnCount: 5, headerRows: 2 });
    expect(table!.cells).toContainEqual(expect.objectContaining({ text: '2031', row: 0, column: 1, columnSpan: 2 }));
    expect(table!.cells).toContainEqual(expect.objectContaining({ text: 'District', row: 0, rowSpan: 2 }));
    expect(toGrid(table!).slice(2)).toEqual([
      ['Upperton', '417,350', '71.40', '428,615', '71.40'],
      ['Lowerton', '61,207', '15.2', '63,918', '15.2'],
      ['Midtown', '22,481', '13.6', '25,730', '14.9'],
      ['Oldtown', '193,826', '71.40', '204,577', '71.40'],
    ]);
  });

  it('parts the labels, too, of a header that is drawn in one piece', () => {
    const text = TEXT.replace(/\n District.*\n.*\n/, '\n District    2031    of 100  2032    of 100\n');
    const header = [across(0, 0.5, 46), across(1, 0.5, 46), across(5, 0.5, 46)];
    const sides = [...[1, 46.5].map((column) => down(column, 0, 5)), ...[13, 21, 29, 37].map((column) => down(column, 1, 5))];
    const [table] = foundIn(typedDocument(typedPage(text, { rulings: [...header, ...sides] })));
    expect(table).toMatchObject({ method: 'lattice', rowCount: 5, headerRows: 1 });
    expect(toGrid(table!)[0]).toEqual(['District', '2031', 'of 100', '2032', 'of 100']);
  });

  it('leaves the columns to the words where they are ruled in the header alone', () => {
    const [table] = foundIn(typedDocument(typedPage(TEXT, { rulings: [...HEADER, ...columns(2)] })));
    expect(table).toMatchObject({ method: 'stream', columnCount: 5 });
  });

  it('takes a ruled row with an amount under the header for none of its labels', () => {
    const text = TEXT.replace(' District    2031            2032', ' District    People  Percent People  Percent').replace(
      /Number.*/,
      '186.40',
    );
    const header = [across(0, 0.5, 46), across(1, 0.5, 46), across(2, 0.5, 46), across(6, 0.5, 46)];
    const sides = [...[1, 13, 29, 46.5].map((column) => down(column, 0, 6)), ...[21, 37].map((column) => down(column, 0, 6))];
    const [table] = foundIn(typedDocument(typedPage(text, { rulings: [...header, ...sides] })));
    expect(table).toMatchObject({ method: 'lattice', rowCount: 6, headerRows: 1 });
  });
});
