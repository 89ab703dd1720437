import { fieldsIn, printedDocument, type PrintedLine } from '../page.fixture';

const at = (left: number, top: number, text: string): PrintedLine => ({ left, top, text });

/** A block of totals: labels at the left, amounts ending at one edge. */
function valuesOf(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  const lines = pairs.flatMap(([label, amount], index) => [
    at(300, 500 + 14 * index, label),
    at(550 - 5 * amount.length, 500 + 14 * index, amount),
  ]);
  const document = printedDocument(lines);
  return Object.fromEntries(fieldsIn(document).map(({ key, value }) => [key, value]));
}

describe('taxSums', () => {
  it('adds the taxes of several rates', () => {
    expect(
      valuesOf([
        ['Total HT', '3 838,50'],
        ['TVA 10,00 %', '64,75'],
        ['TVA 20,00 %', '638,20'],
        ['Total TTC', '4 541,45'],
      ]),
    ).toMatchObject({
      netTotal: '3838.50',
      taxTotal: '702.95',
      grossTotal: '4541.45',
    });
  });

  it('adds taxes of several kinds', () => {
    expect(
      valuesOf([
        ['Taxable Value', '1000.00'],
        ['CGST', '90.00'],
        ['SGST', '90.00'],
        ['Grand Total', '1180.00'],
      ]).taxTotal,
    ).toBe('180.00');
  });

  it('leaves a tax that is the whole alone', () => {
    expect(
      valuesOf([
        ['Subtotal', '100.00'],
        ['VAT 19%', '19.00'],
        ['Total', '119.00'],
      ]).taxTotal,
    ).toBe('19.00');
  });
});
