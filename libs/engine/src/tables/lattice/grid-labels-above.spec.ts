import { toGrid, type Table } from '../../model/table';
import { across, down, foundIn, typedDocument, typedPage } from '../fixtures/typed-page';

const ROWS = `
 *Photo*  *Piece*           *Size*    *Qty*  *Price*   *Amount*
          Bed frame, oak    105 x 190 6      219.00    1314.00
          Night stand       45 x 40   6       64.90     389.40
          Table             160 x 90  1      489.00     489.00`;

/** A frame around every row and column but those of the labels. */
const RULINGS = [...[1, 2, 3, 4].map((row) => across(row, 0.5, 64)), ...[1, 10, 28, 38, 45, 55, 64.5].map((column) => down(column, 1, 4))];

const gridOf = (text: string): { headerRows: number; rows: string[][] } => {
  const [table] = foundIn(typedDocument(typedPage(text, { rulings: RULINGS }))) as [Table];
  return { headerRows: table.headerRows, rows: toGrid(table) };
};

describe('labels over a drawn grid, outside of it', () => {
  it('are its header, one for each column', () => {
    const { headerRows, rows } = gridOf(ROWS);
    expect(headerRows).toBe(1);
    expect(rows[0]).toEqual(['Photo', 'Piece', 'Size', 'Qty', 'Price', 'Amount']);
    expect(rows).toHaveLength(4);
  });

  it('are none where the text above runs over the lines between its columns', () => {
    const { headerRows } = gridOf(ROWS.replace(/^ .*$/m, ' These are the pieces that we have been asked to make by you'));
    expect(headerRows).toBe(0);
  });
});
