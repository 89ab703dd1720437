import { toGrid } from '../../model/table';
import { CHARACTER_PT, foundIn, LINE_PT, typedDocument, typedPage } from '../fixtures/typed-page';
import { toTable, type DraftTable } from './draft-table';
import { partColumns } from './part-columns';

const gridOf = (text: string): string[][] => toGrid(foundIn(typedDocument(typedPage(text)))[0]!);

describe('columns no further apart than words', () => {
  it('are parted where numbers end and codes begin at one edge each, and the labels part there', () => {
    const grid = gridOf(`
Ln    Item                    Sent    Extended Account
1     Filter, spin-on           48      568.32 610-5512
2     Filter, air               12      889.80 610-5512
3     Brake shoe kit             8    5,495.20 610-5520
4     Core deposit              16      152.00 610-5541`);
    expect(grid[0]).toEqual(['Ln', 'Item', 'Sent', 'Extended', 'Account']);
    expect(grid[3]).toEqual(['3', 'Brake shoe kit', '8', '5,495.20', '610-5520']);
  });

  it('are parted where the name of a section runs over the place', () => {
    const page = typedPage(
      'Code   Member       Crop\n100462 Anna Flint   Corn\n100522 Bela Moss    Soy\nUNIT 01 NORTH\n100559 Carl Reed    Corn\n100637 Dora Fern    Soy',
    );
    const cells = [0, 1, 2, 3, 4, 5].flatMap((row) => {
      const words = page.words.filter(({ box }) => Math.floor(box.top / LINE_PT) === row);
      const isCrop = ({ box }: { box: { left: number } }): boolean => box.left >= 20 * CHARACTER_PT;
      return [words.filter((word) => !isCrop(word)), words.filter(isCrop)].map((own, column) => ({
        row,
        column,
        rowSpan: 1,
        columnSpan: 1,
        words: own,
      }));
    });
    const draft: DraftTable = { box: { left: 0, top: 0, right: 200, bottom: 72 }, method: 'stream', rowCount: 6, columnCount: 2, cells, headerRows: 1, signals: {} }; // prettier-ignore
    expect(toGrid(toTable(partColumns(draft), page))).toEqual([
      ['Code', 'Member', 'Crop'],
      ['100462', 'Anna Flint', 'Corn'],
      ['100522', 'Bela Moss', 'Soy'],
      ['UNIT 01 NORTH', '', ''],
      ['100559', 'Carl Reed', 'Corn'],
      ['100637', 'Dora Fern', 'Soy'],
    ]);
  });

  it('are not parted inside numbers, nor where one sign stands behind all of them', () => {
    const groups = gridOf(`
Ln    Item                    Sent    Total price
1     Filter, spin-on           48          1 568
2     Filter, air               12         22 889
3     Brake shoe kit             8          4 495`);
    expect(groups[1]!.at(-1)).toBe('1 568');
    const signs = gridOf(`
Ln    Item                    Sent    Price EUR
1     Filter, spin-on           48    15.68 EUR
2     Filter, air               12     2.88 EUR
3     Brake shoe kit             8     4.95 EUR`);
    expect(signs[1]!.at(-1)).toBe('15.68 EUR');
  });

  it('are parted in front of the first, where numbers without a label count the rows', () => {
    const grid = gridOf(`
   Barcode       Title                    Copies    Price
 8 978099441     Tide tables                   4    18.99
 9 978099442     Salt marshes                 12     9.99
10 978099443     The quarry year               3    14.99
11 978099444     Knots and splices             2    25.00`);
    expect(grid[0]).toEqual(['', 'Barcode', 'Title', 'Copies', 'Price']);
    expect(grid[3]).toEqual(['10', '978099443', 'The quarry year', '3', '14.99']);
  });
});
