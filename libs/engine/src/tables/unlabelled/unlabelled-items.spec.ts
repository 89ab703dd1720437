import { UNKNOWN_CONVENTION } from '@gridline/values';
import { layOutPage } from '../../layout/laid-out-page';
import { toUnits } from '../../reckoning/money';
import type { Cell, Table } from '../../model/table';
import { CHARACTER_PT, LINE_PT, typedPage } from '../fixtures/typed-page';
import { unlabelledLists } from './unlabelled-items';

function itemsOf(
  text: string,
  totals: number[] = [],
  tables: Table[] = [],
): { columns: string[]; rows: string[][]; isSummed: boolean } | undefined {
  const lists = unlabelledLists([layOutPage(typedPage(text))], UNKNOWN_CONVENTION);
  const found = lists(totals.map((total) => toUnits(String(total))), tables); // prettier-ignore
  return (
    found && {
      columns: found.table.columns.map((column) => column.text),
      rows: found.table.rows.map((row) => row.cells.map((cell) => cell.text)),
      isSummed: found.isSummed,
    }
  );
}

describe('a list under labels that say nothing to the lexicon', () => {
  const typed = `
Corner Shop

Ding     Stk   Jedes   Ganz
Paper      3    1,10   3,30
Pen        1    1,10   1,10

Total                  4,40`;
  const label = (text: string, column: number, from: number): Cell => {
    const box = { left: from * CHARACTER_PT, right: (from + text.length) * CHARACTER_PT, top: 2 * LINE_PT, bottom: 3 * LINE_PT };
    return { row: 0, column, rowSpan: 1, columnSpan: 1, text, box };
  };
  const found = (texts: [string, number][]): Table => ({
    page: 1,
    method: 'stream',
    reader: 'pdfium',
    rowCount: 3,
    columnCount: 4,
    headerRows: 1,
    cells: texts.map(([text, from], column) => label(text, column, from)),
    signals: {},
  });

  it('keeps them as printed, its items in the columns under them', () => {
    const labels = found([['Ding', 0], ['Stk', 9], ['Jedes', 15], ['Ganz', 23]]); // prettier-ignore
    expect(itemsOf(typed, [4.4], [labels])).toMatchObject({
      columns: ['Ding', 'Stk', 'Jedes', 'Ganz'],
      rows: [['Paper', '3', '1,10', '3,30'], ['Pen', '1', '1,10', '1,10']], // prettier-ignore
    });
  });

  it('keeps known ones that no table was found with', () => {
    const receipt = `
Qty Article        Price
2   Paper           3,30
1   Pen             1,10

Total               4,40`;
    expect(itemsOf(receipt, [4.4])).toMatchObject({
      columns: ['Qty', 'Article', 'Price'],
      rows: [['2', 'Paper', '3,30'], ['1', 'Pen', '1,10']], // prettier-ignore
    });
  });

  it('is named by us where no table was found under them', () => {
    expect(itemsOf(typed, [4.4])?.columns).toEqual(['Description', 'Quantity', 'Unit price', 'Amount']);
  });
});

describe('a list of items without labels', () => {
  it('is what stands above a sum that its amounts make', () => {
    const found = itemsOf(`
Corner Shop
Station Road 7
Date: 05.03.2024

Paper A4                3,20
Pen, blue               1,10

Total               EUR 4,30
Cash                    5,00
Change                  0,70`);
    expect(found).toEqual({
      columns: ['Description', 'Amount'],
      rows: [
        ['Paper A4', '3,20'],
        ['Pen, blue', '1,10'],
      ],
      isSummed: true,
    });
  });

  it('keeps the currency of an amount on the side where it is printed', () => {
    const found = itemsOf(`
Tuning of the piano     95,00 €
Two strings             48,50 €
Travel                € 20,00
Total                  163,50 €`);
    expect(found?.rows.map(([, amount]) => amount)).toEqual(['95,00 €', '48,50 €', '€ 20,00']);
  });

  it('counts what opens with a count, though a line between only adds to its item', () => {
    const found = itemsOf(`
2 Flat White            6.80
1 Soup of the Day       6.95
+ Brown bread           0.50
Total                  14.25`);
    expect(found?.columns).toEqual(['Quantity', 'Description', 'Amount']);
    expect(found?.rows).toEqual([
      ['2', 'Flat White', '6.80'],
      ['1', 'Soup of the Day', '6.95'],
      ['', '+ Brown bread', '0.50'],
    ]);
  });

  it('tells quantities and prices from the text, before it, behind it or on a line of their own', () => {
    const found = itemsOf(`
2 x Tea                 2.40 A
Coffee        3  1.50   4.50 A
Cake
  2 x 2.10              4.20 B
Water                   1.80 A
  2 pcs x 0.90
Total                  12.90`);
    expect(found?.columns).toEqual(['Description', 'Quantity', 'Unit price', 'Amount']);
    expect(found?.rows).toEqual([
      ['Tea', '2', '', '2.40'],
      ['Coffee', '3', '1.50', '4.50'],
      ['Cake', '2', '2.10', '4.20'],
      ['Water', '2 pcs', '0.90', '1.80'],
    ]);
  });

  it('gives a line of count and price to the neighbour whose amount they make', () => {
    const found = itemsOf(`
--------------------------------
BANANAS
2.31 lb @ 0.79/lb        1.82 F
MILK 1GAL                4.29 F
2 @ 3.50
SOURDOUGH LOAF           7.00 F
--------------------------------
SUBTOTAL                13.11`);
    expect(found?.rows).toEqual([
      ['BANANAS', '2.31 lb', '0.79/lb', '1.82'],
      ['MILK 1GAL', '', '', '4.29'],
      ['SOURDOUGH LOAF', '2', '3.50', '7.00'],
    ]);
  });

  it('takes a code with the amounts and the name below it for one item', () => {
    const found = itemsOf(`
Item    Qty   Price   Total
001533  1.00  19.00   19.00 SR
2 kg Thinner
000920  2.00  10.00   20.00 SR
Putty
Total Amt             39.00`);
    expect(found?.rows).toEqual([
      ['001533 2 kg Thinner', '1.00', '19.00', '19.00'],
      ['000920 Putty', '2.00', '10.00', '20.00'],
    ]);
  });

  it('takes the counts that open every name for quantities, but not their running numbers', () => {
    const list = (first: number): string => `
${first} Saba set          26.00
2 Unagi don         28.00
Total               54.00`;
    expect(itemsOf(list(3))?.rows[0]).toEqual(['3', 'Saba set', '26.00']);
    expect(itemsOf(list(1))?.rows[0]).toEqual(['1 Saba set', '26.00']);
  });

  it('is found in a letter, its premium the first of the sums', () => {
    const found = itemsOf(`
The following risks are insured:
Liability                   50,00 €
Spouse, with liability       0,00 €
Gesamtbeitrag               50,00 €
Versicherungsteuer 19 %      9,50 €
Rechnungsbetrag             59,50 €`);
    expect(found?.rows.map(([text]) => text)).toEqual(['Liability', 'Spouse, with liability']);
  });

  it('has items whose parts stand indented under them, where the parts make the item and the items a total', () => {
    const found = itemsOf(
      `
Summary
Total for this invoice             $4.11

Detail
 Data Transfer                     $1.87
   Charges                         $1.80
   VAT                             $0.07

 Storage                           $2.24
   Charges                         $2.24
   VAT                             $0.00`,
      [4.11],
    );
    expect(found?.rows).toEqual([
      ['Data Transfer Charges $1.80 VAT $0.07', '$1.87'],
      ['Storage Charges $2.24 VAT $0.00', '$2.24'],
    ]);
  });

  it('is as long as its own sum says, whatever amounts pass for totals elsewhere', () => {
    const found = itemsOf(`\nOak desk                4.34\nLED panel              63.72\n\nTotal                  68.06`, [63.72]);
    expect(found?.rows.map(([text]) => text)).toEqual(['Oak desk', 'LED panel']);
  });

  it('is unsure where the amounts make no sum, and is none where nothing is priced', () => {
    expect(itemsOf(`\nTea                 2.40\nCake                1.00\nTotal               9.90`)?.isSummed).toBe(false);
    expect(itemsOf(`\nTea                 two\nTotal               9.90`)).toBeUndefined();
    expect(itemsOf(`\nDate:  05.03.2024 12:30\nTotal               9.90`)).toBeUndefined();
  });
});
