import { layOut } from '../../layout/lay-out';
import { typedDocument, typedPage } from '../fixtures/typed-page';
import type { LineRole, ReadLine } from './line-roles';
import { findRoleBands, type RoleBand } from './role-bands';

const bandOf = (text: string, roles: readonly LineRole[]): RoleBand => {
  const read = roles.map((role): ReadLine => ({ role, margin: 1, likely: new Float64Array(6) }));
  return findRoleBands(layOut(typedDocument(typedPage(text))).pages[0]!, read)[0]!;
};

describe('labels and rows by the roles of lines', () => {
  it('takes a line of amounts over amounts for a row, though the model took it for labels', () => {
    const { header, rows } = bandOf(
      `
Sample     Acid      Lime
A-1        6.1       142
A-2        5.6       188
A-3        6.8       231`,
      ['header', 'header', 'row', 'row'],
    );
    expect(header.map(({ text }) => text)).toEqual(['Sample Acid Lime']);
    expect(rows).toHaveLength(3);
  });

  it('keeps years and numbers of columns among the labels', () => {
    const years = bandOf('Region     Tons\n           2024      2023\nNorth      12        14\nSouth      3         5', [
      'header',
      'header',
      'row',
      'row',
    ]);
    expect(years.header).toHaveLength(2);
    const numbers = bandOf('Name       Tons      Price\n1          2         3\nNorth      12        14\nSouth      3         5', [
      'header',
      'header',
      'row',
      'row',
    ]);
    expect(numbers.header).toHaveLength(2);
  });

  it('leaves the name of a section that is set off from the labels out of them', () => {
    const { header, rows } = bandOf('Work       Hours     Worth\n\nGround floor\nDoor       2         80.00\nSill       1         40.00', [
      'header',
      'header',
      'row',
      'row',
    ]);
    expect(header).toHaveLength(1);
    expect(rows).toHaveLength(2);
  });
});
