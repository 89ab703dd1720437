import { layOut } from '../../layout/lay-out';
import { textOf } from '../../model/page';
import { typedDocument, typedPage } from '../fixtures/typed-page';
import { regionOf } from '../items/item-bands';
import { structureRegion } from './structure-region';

const headerOf = (text: string): string[] => {
  const { lines } = layOut(typedDocument(typedPage(text))).pages[0]!;
  const { cells, headerRows } = structureRegion(regionOf(lines, []))!;
  return cells.filter(({ row }) => row < headerRows).map(({ words }) => textOf(words));
};

describe('a grid over a region', () => {
  it('ends the labels before rows that have few figures among their texts, over those of the next row', () => {
    const page = `
Werkel     Machart          Sorte     Spann     Grad
C-101      Glanz, vorn      Katana    Tage      68,000
C-102      Glanz, hinten    Telio     Wochen    55,000
D-201      Brücke           3         12        91,000`;
    expect(headerOf(page)).toEqual(['Werkel', 'Machart', 'Sorte', 'Spann', 'Grad']);
  });

  it('leaves out what the table is called, and keeps a heading over some of its labels', () => {
    const table = (above: string): string => `
${above}
Day     Liq     What             Minus     Plus
1.9.    1.9.    Rent             80.00     0.00
3.9.    3.9.    Power            61.20     0.00`;
    expect(headerOf(table('Movements of your account'))).toEqual(['Day', 'Liq', 'What', 'Minus', 'Plus']);
    expect(headerOf(table('                                  Amounts'))).toEqual(['Amounts Minus', 'Day', 'Liq', 'What', 'Plus']);
  });
});
