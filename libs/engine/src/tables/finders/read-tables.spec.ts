import type { Page, Ruling, Word } from '../../model/page';
import { toGrid } from '../../model/table';
import { layOutPage } from '../../layout/laid-out-page';
import { across, foundIn, typedDocument, typedPage } from '../fixtures/typed-page';
import { cellText } from '../grid/draft-table';
import type { LineRole, ReadLine } from '../roles/line-roles';
import { readTables } from './read-tables';
import type { PreparedPage } from './table-finder';

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

const ROWS = `
Q-101       Farrow plank           2          35.00       70.00
Q-102       Tinder bolt            4          5.00        20.00
Q-103       Sallow hinge           6          1.50        9.00`;

/** The labels of the table that is read on a page whose first lines have these roles, before its three rows. */
function labelsOn(typed: Page, ...roles: LineRole[]): string[] {
  const page = layOutPage(typed);
  const read = page.lines.map((_, at): ReadLine => ({ role: roles[at] ?? 'row', score: 1, likely: new Float64Array() }));
  const [table] = readTables({ page, roles: read, rulings: typed.rulings } as unknown as PreparedPage, page.words);
  return table!.draft.cells.filter(({ row }) => row === 0).map(({ words }) => cellText(words));
}

it('reads labels as one where a stroke stands between them', () => {
  const page = typedPage(`
Zorb        Away /  Back           Trask      Kwell       Ounn${ROWS}`);
  const nearer = (word: Word): Word => ({ ...word, box: { ...word.box, left: word.box.left - 4, right: word.box.right - 4 } });
  const closer = { ...page, words: page.words.map((word) => (word.text === 'Back' ? nearer(word) : word)) };
  expect(labelsOn(closer, 'header')).toEqual(['Zorb', 'Away / Back', 'Trask', 'Kwell', 'Ounn']);
});

describe('headings over labels', () => {
  /** The labels of the table that is read where the line above them has no role in it. */
  const labelsUnder = (heading: string, ...labels: string[]): string[] =>
    labelsOn(typedPage(`\n${heading}\n${labels.join('\n')}${ROWS}`), 'outside', ...labels.map(() => 'header' as const));

  const parted = ['*Zorb*      *Vimmel*               *Trask*', '                                              *Kwell*     *Ounn*'];

  it('belong to those that they are centred over, in their letters', () => {
    const labels = labelsUnder('                                                    *Skarn*', ...parted);
    expect(labels).toEqual(['Zorb', 'Vimmel', 'Trask', 'Skarn Kwell', 'Skarn Ounn']);
  });

  it.each([
    ['in other letters', '                                                    Skarn'],
    ['at the left of the table', '*Skarn*'],
    ['with more in their line', '*Skarn*                                          *Skarn*'],
  ])('are none %s', (_, heading) => {
    expect(labelsUnder(heading, ...parted)).toEqual(['Zorb', 'Vimmel', 'Trask', 'Kwell', 'Ounn']);
  });

  it('are none where one begins with all labels, as the title of a section in a band does', () => {
    const labels = ['*Zorb*        *Vimmel*           *Trask*    *Kwell*     *Ounn*'];
    expect(labelsUnder(' *Skarnelovatilm*', ...labels)).toEqual(['Zorb', 'Vimmel', 'Trask', 'Kwell', 'Ounn']);
  });

  it('stand farther off where a line is drawn under them', () => {
    const typed = (blank: string, ...rulings: Ruling[]): Page =>
      typedPage(
        `                                                    *Skarn*
${blank}*Zorb*      *Vimmel*               *Trask*    *Kwell*     *Ounn*${ROWS}`,
        { rulings },
      );
    const bare = ['Zorb', 'Vimmel', 'Trask', 'Kwell', 'Ounn'];
    const headed = ['Zorb', 'Vimmel', 'Trask', 'Skarn Kwell', 'Skarn Ounn'];
    expect(labelsOn(typed('\n', across(2, 45, 66)), 'outside', 'header')).toEqual(headed);
    expect(labelsOn(typed('\n'), 'outside', 'header')).toEqual(bare);
    expect(labelsOn(typed('\n\n', across(2, 45, 66)), 'outside', 'header')).toEqual(bare);
  });

  it('stand in the middle over a line that is drawn above narrow labels at one side of their columns', () => {
    const typed = (...rulings: Ruling[]): Page =>
      typedPage(
        `                                             *SkarnOfTullanOn*

*Zorb*      *Vimmel*               *Trask*     *Kw*         *Ou*${ROWS}`,
        { rulings },
      );
    const bare = ['Zorb', 'Vimmel', 'Trask', 'Kw', 'Ou'];
    expect(labelsOn(typed(across(2, 42, 65)), 'outside', 'header')).toEqual([...bare.slice(0, 3), 'SkarnOfTullanOn Kw', 'SkarnOfTullanOn Ou']); // prettier-ignore
    expect(labelsOn(typed(across(2, 0, 64)), 'outside', 'header')).toEqual(bare);
  });

  it('are none where they go on with a line above: the end of what stands in a box over the table', () => {
    const typed = (above: string): Page =>
      typedPage(
        `                                                    ${above}
                                                    *Skarn*

*Zorb*      *Vimmel*               *Trask*    *Kwell*     *Ounn*${ROWS}`,
        { rulings: [across(2, 45, 66)] },
      );
    expect(labelsOn(typed(''), 'outside', 'header')[3]).toBe('Skarn Kwell');
    expect(labelsOn(typed('*Tullan*'), 'outside', 'outside', 'header')[3]).toBe('Kwell');
  });

  it('stand over labels beside which those of single columns are set in the middle', () => {
    const typed = typedPage(
      `                                                    *Sk*
*Zorb*      *Vimmel*               *Trask*
                                              *Kwell*     *Ounn*${ROWS}`,
    );
    expect(labelsOn(typed, 'outside', 'header', 'header')).toEqual(['Zorb', 'Vimmel', 'Trask', 'Sk Kwell', 'Sk Ounn']);
  });
});

describe('a label with nothing under it on the page', () => {
  const read = (labels: string, rows: string): string[] | undefined => {
    const page = layOutPage(typedPage(`\n${labels}\n${rows}`));
    const roles = page.lines.map((_, at): ReadLine => ({ role: at === 0 ? 'header' : 'row', score: 1, likely: new Float64Array() }));
    const [table] = readTables({ page, roles, rulings: [] } as unknown as PreparedPage, page.words);
    return table?.draft.cells.filter(({ row }) => row === 0).map(({ words }) => cellText(words));
  };

  it('is one of six, and misread among fewer', () => {
    const rows = [1, 2, 3].map((at) => `Q-10${at}     Farrow plank     vat     ${at}5.00     ${at}7.00`).join('\n');
    expect(read('*Zorb*    *Vimmel*         *Ulm*   *Trask*   *Ounn*    *Note*', rows)).toHaveLength(6);
    expect(read('*Zorb*    *Vimmel*                 *Trask*   *Ounn*    *Note*', rows.replaceAll('vat', '   '))).toBeUndefined();
  });
});
