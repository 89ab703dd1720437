import { layOut } from '../../layout/lay-out';
import { typedDocument, typedPage } from '../fixtures/typed-page';
import { letterheadIn } from './letterhead';
import type { LineRole, ReadLine } from './line-roles';

const TEXT = `
Ferry to Torsa                  Winter
                 October to March
Days       Departs    Arrives   Note
Monday     0715       0740      SD
Friday     1800       1825`;

const textsAbove = (roles: readonly LineRole[], margin = 1, text = TEXT, lower = 0): string[] => {
  const typed = typedPage(text);
  const words = typed.words.map((word) => ({ ...word, box: { ...word.box, bottom: word.box.bottom + lower } }));
  const page = layOut(typedDocument({ ...typed, words })).pages[0]!;
  const read = roles.map((role): ReadLine => ({ role, margin, likely: new Float64Array(6) }));
  return letterheadIn({ left: 0, top: 0, right: 300, bottom: 80 }, page, read).map(({ text }) => text);
};

describe('a letterhead inside the box of a table', () => {
  it('is the lines outside any table right above the labels', () => {
    expect(textsAbove(['outside', 'outside', 'header', 'row', 'row'])).toEqual(['Ferry to Torsa Winter', 'October to March']);
  });

  it('is none where the model is not sure, or sees no labels', () => {
    expect(textsAbove(['outside', 'outside', 'header', 'row', 'row'], 0.8)).toEqual([]);
    expect(textsAbove(['outside', 'outside', 'row', 'row', 'row'])).toEqual([]);
    expect(textsAbove(['header', 'header', 'header', 'row', 'row'])).toEqual([]);
  });

  it('is not the upper line of labels that are set in the middle of their row', () => {
    const labels = 'No                 Ver-\n     Test   Result\n                  dict\n1    Wall   2.46   good\n2    Bend   0.9    good';
    expect(textsAbove(['outside', 'header', 'header', 'row', 'row'], 1, labels, 4)).toEqual([]);
    expect(textsAbove(['outside', 'header', 'header', 'row', 'row'], 1, labels)).toEqual(['No Ver-']);
  });
});
