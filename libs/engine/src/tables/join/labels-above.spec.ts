import { toGrid } from '../../model/table';
import { across, foundIn, typedDocument, typedPage } from '../fixtures/typed-page';

it('puts labels that stand alone over the rows under them, whose own label is the name of a section', () => {
  const page = typedPage(
    `
Code     Ware                Size    Weight    Price

*VASES*
VF-30    Vase with garlands    30       5.2    14.20
VF-40    Vase with garlands    40      12.3    26.80
CL-35    Lemon pot             35       8.2    19.60
*BOXES*
CS-40    Box with garlands     40      12.3    17.90
CS-50    Box with garlands     50      24.0    22.30`,
    { rulings: [across(0.9, 0, 53), across(2, 0, 53)] },
  );
  const tables = foundIn(typedDocument(page));
  expect(tables).toHaveLength(1);
  expect(toGrid(tables[0]!)[0]).toEqual(['Code', 'Ware', 'Size', 'Weight', 'Price']);
});
