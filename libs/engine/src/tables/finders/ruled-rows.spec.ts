import { documentConvention } from '../../layout/document-convention';
import { layOut } from '../../layout/lay-out';
import { toGrid } from '../../model/table';
import { across, foundIn, typedDocument, typedPage } from '../fixtures/typed-page';
import type { DraftTable } from '../grid/draft-table';
import { pageRulings } from '../lattice/join-rulings';
import { findRuledRows } from './ruled-rows';

const rungs = (...rows: number[]) => rows.map((row) => across(row, 0, 62));
const gridOf = (text: string, ...rows: number[]): string[][] => {
  const [table] = foundIn(typedDocument(typedPage(text, { rulings: rungs(...rows) })));
  return toGrid(table!);
};

/** What this finder alone finds. */
function draftsOf(text: string, ...rows: number[]): DraftTable[] {
  const document = typedDocument(typedPage(text, { rulings: rungs(...rows) }));
  const laidOut = layOut(document);
  const [page] = laidOut.pages;
  const convention = documentConvention(document, laidOut);
  return findRuledRows({ page: page!, convention, rulings: pageRulings(page!), grids: [], charts: [], open: undefined, roles: [] });
}

describe('rows that rulings part', () => {
  it('are told by these, wherever in a row its lines stand', () => {
    const text = `
Invoice                                                  Sum
           Item                    Pieces     Price
corrected                                              excl.
           Tile Nador 20 by 20
F-2218                                 14     11.90   171.36
           white and glossy
           Listel Nador                25      1.85    46.25
           Cement glue, flexible,
F-2290                                  6      9.75    58.50
           25 kg`;
    expect(draftsOf(text, 0, 3, 6, 7, 10)).toHaveLength(1);
    expect(gridOf(text, 0, 3, 6, 7, 10)).toEqual([
      ['Invoice corrected', 'Item', 'Pieces', 'Price', 'Sum excl.'],
      ['F-2218', 'Tile Nador 20 by 20 white and glossy', '14', '11.90', '171.36'],
      ['', 'Listel Nador', '25', '1.85', '46.25'],
      ['F-2290', 'Cement glue, flexible, 25 kg', '6', '9.75', '58.50'],
    ]);
  });

  it('are not where the name of a section stands over an item', () => {
    const text = `
No       Item                     Pieces     Price       Sum
Labour
W1       Timing belt, fitted           4     68.00    272.00
Parts
P7       Water pump                    1    214.60    214.60`;
    expect(draftsOf(text, 0, 1, 3, 5)).toEqual([]);
  });

  it('are not where a ruling holds several items', () => {
    const text = `
No       Item                     Pieces     Price       Sum
W1       Timing belt, fitted           4     68.00    272.00
W2       Brakes, front                 1     88.40     88.40
P7       Water pump                    1    214.60    214.60
P8       Coolant                       2     19.80     39.60`;
    expect(draftsOf(text, 0, 1, 3, 5)).toEqual([]);
    expect(gridOf(text, 0, 1, 3, 5)).toHaveLength(5);
  });
});
