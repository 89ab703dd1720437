import { layOut } from '../../layout/lay-out';
import { typedDocument, typedPage } from '../fixtures/typed-page';
import { letterheadIn, linesAboveLabels } from './letterhead';
import type { LineRole, ReadLine } from './line-roles';

const TEXT = `
Ferry to Torsa                  Winter
                 October to March
Days       Departs    Arrives   Note
Monday     0715       0740      SD
Friday     1800       1825`;

const textsAbove = (roles: readonly LineRole[], score = 1, text = TEXT, lower = 0): string[] => {
  const typed = typedPage(text);
  const words = typed.words.map((word) => ({ ...word, box: { ...word.box, bottom: word.box.bottom + lower } }));
  const page = layOut(typedDocument({ ...typed, words })).pages[0]!;
  const read = roles.map((role): ReadLine => ({ role, score, likely: new Float64Array(6) }));
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

describe('lines above the labels of a table', () => {
  const countAbove = (text: string, roles: readonly [LineRole, number][]): number => {
    const page = layOut(typedDocument(typedPage(text))).pages[0]!;
    const read = roles.map(([role, score]): ReadLine => ({ role, score, likely: new Float64Array(6) }));
    return linesAboveLabels(page.lines, page, read);
  };
  const RESULTS = 'Test    Way     Found   Unit    Limit\nLead    ICP     0.24    mg      0.20\nZinc    ICP     0.31    mg      1';

  it('are the facts of a form, though the model takes them for rows', () => {
    const text = `Sampled Thursday\nTaken by Jones\n\n${RESULTS}`;
    expect(countAbove(text, [['row', 0.8], ['more', 0.6], ['header', 1], ['row', 1], ['row', 1]])).toBe(2); // prettier-ignore
  });

  it('are none where they stand as close as headings over the labels', () => {
    expect(countAbove(`        Day one Day two\n${RESULTS}`, [['outside', 0.8], ['header', 1], ['row', 1], ['row', 1]])).toBe(0); // prettier-ignore
  });

  it('are none where they have as many pieces as the labels, or the model is not sure of these', () => {
    const text = `Lead    0.22    mg      0.20\n\n${RESULTS}`;
    expect(
      countAbove(text, [
        ['row', 0.8],
        ['header', 1],
        ['row', 1],
        ['row', 1],
      ]),
    ).toBe(0);
    expect(
      countAbove(`Sampled Thursday\n\n${RESULTS}`, [
        ['row', 0.8],
        ['header', 0.7],
        ['row', 1],
        ['row', 1],
      ]),
    ).toBe(0);
  });
});
