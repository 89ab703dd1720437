import { toGrid } from '../model/table';
import { findTables } from './find-tables';
import { across, typedDocument, typedPage } from './fixtures/typed-page';

const gridOf = (text: string, rules: readonly number[]): string[][] | undefined => {
  const [table] = findTables(typedDocument(typedPage(text, { rulings: rules.map((row) => across(row, 1, 40)) })));
  return table && toGrid(table);
};

const ONE_ROW = `
 Trait      Number      Mean     Maximum
 SCS        1058        0.10     1.07`;

const TEXTS = `
 Primer name         Primer sequence
 Tnf sense           CCCCAGTACACACGGAAACAA
 Tnf antisense       CTCCCTCCCCTCCAAACATTA
 Col sense           AGCGGCTGAGTTTTATGACGT
 Col antisense       CAGGTGTAGAAGGCTGTGGGA`;

describe('tables in a frame of rulings', () => {
  it('finds a header and one row', () => {
    expect(gridOf(ONE_ROW, [0, 1, 2])).toEqual([
      ['Trait', 'Number', 'Mean', 'Maximum'],
      ['SCS', '1058', '0.10', '1.07'],
    ]);
  });

  it('finds no table in two lines without the frame', () => {
    expect(gridOf(ONE_ROW, [])).toBeUndefined();
    expect(gridOf(ONE_ROW, [0, 2])).toBeUndefined();
  });

  it('finds two columns of text, also where the picture ends before the last ruling', () => {
    const rows = [
      ['Primer name', 'Primer sequence'],
      ['Tnf sense', 'CCCCAGTACACACGGAAACAA'],
      ['Tnf antisense', 'CTCCCTCCCCTCCAAACATTA'],
      ['Col sense', 'AGCGGCTGAGTTTTATGACGT'],
      ['Col antisense', 'CAGGTGTAGAAGGCTGTGGGA'],
    ];
    expect(gridOf(TEXTS, [0, 1, 5])).toEqual(rows);
    expect(gridOf(TEXTS, [0, 1])).toEqual(rows);
    expect(gridOf(TEXTS, [])).toBeUndefined();
  });
});
