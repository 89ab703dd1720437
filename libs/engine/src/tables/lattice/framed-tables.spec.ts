import { toGrid } from '../../model/table';
import { across, foundIn, typedDocument, typedPage } from '../fixtures/typed-page';

const gridOf = (text: string, rules: readonly number[]): string[][] | undefined => {
  const [table] = foundIn(typedDocument(typedPage(text, { rulings: rules.map((row) => across(row, 1, 40)) })));
  return table && toGrid(table);
};

const ONE_ROW = `
 Model      Number      Mean     Maximum
 KLM        2417        0.35     2.86`;

const TEXTS = `
 Garden name         Garden sequence
 Red oak             NORTHERNGATEGARDENSXY
 Holm oak            CASTLEHILLTERRACEWEST
 Cork oak            OLDPARKPAVILIONNORTHX
 White oak           WATERTOWERMEADOWSOUTH`;

describe('tables in a frame of rulings', () => {
  it('finds a header and one row', () => {
    expect(gridOf(ONE_ROW, [0, 1, 2])).toEqual([
      ['Model', 'Number', 'Mean', 'Maximum'],
      ['KLM', '2417', '0.35', '2.86'],
    ]);
  });

  it('finds no table in two lines without the frame', () => {
    expect(gridOf(ONE_ROW, [])).toBeUndefined();
    expect(gridOf(ONE_ROW, [0, 2])).toBeUndefined();
  });

  it('finds two columns of text, also where the picture ends before the last ruling', () => {
    const rows = [
      ['Garden name', 'Garden sequence'],
      ['Red oak', 'NORTHERNGATEGARDENSXY'],
      ['Holm oak', 'CASTLEHILLTERRACEWEST'],
      ['Cork oak', 'OLDPARKPAVILIONNORTHX'],
      ['White oak', 'WATERTOWERMEADOWSOUTH'],
    ];
    expect(gridOf(TEXTS, [0, 1, 5])).toEqual(rows);
    expect(gridOf(TEXTS, [0, 1])).toEqual(rows);
    expect(gridOf(TEXTS, [])).toBeUndefined();
  });
});
