import type { Page } from '../../model/page';
import { toGrid } from '../../model/table';
import { foundIn, typedDocument, typedPage } from '../fixtures/typed-page';

const gridOf = (page: Page): string[][] => toGrid(foundIn(typedDocument(page))[0]!);

describe('a table under labels that no lexicon knows', () => {
  it('has its labels and its rows', () => {
    const page = typedPage(`
*Zorb*      *Vimmel*               *Trask*    *Kwell*     *Ounn*
Q-101       Farrow plank           2          35.00       70.00
Q-102       Tinder bolt            4          5.00        20.00
Q-103       Sallow hinge           6          1.50        9.00
Q-104       Marl bracket           8          2.25        18.00
Q-105       Copse latch            1          7.00        7.00`);
    expect(gridOf(page)).toEqual([
      ['Zorb', 'Vimmel', 'Trask', 'Kwell', 'Ounn'],
      ['Q-101', 'Farrow plank', '2', '35.00', '70.00'],
      ['Q-102', 'Tinder bolt', '4', '5.00', '20.00'],
      ['Q-103', 'Sallow hinge', '6', '1.50', '9.00'],
      ['Q-104', 'Marl bracket', '8', '2.25', '18.00'],
      ['Q-105', 'Copse latch', '1', '7.00', '7.00'],
    ]);
  });
});
