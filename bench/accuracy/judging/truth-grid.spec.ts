import { judgeTable, toGrid } from './truth-grid';

const cells = [
  { r: 0, c: 0, cs: 2, t: 'Sales' },
  { r: 1, c: 0, t: '2023' },
  { r: 1, c: 1, t: '17' },
];

it('a table with spans becomes a grid whose covered places are blank', () => {
  expect(toGrid({ cells })).toEqual({
    columns: ['0', '1'],
    rows: [
      ['Sales', ''],
      ['2023', '17'],
    ],
  });
});

describe('judgeTable', () => {
  const other = { cells: [{ r: 0, c: 0, t: 'Nut' }, { r: 0, c: 1, t: '5' }] }; // prettier-ignore
  const rightOf = (tables: Parameters<typeof judgeTable>[0]['tables'], rows: string[][]): boolean[] =>
    judgeTable({ tables }, rows).map(({ right }) => right);

  it('judges an answer by the table that it is about', () => {
    expect(rightOf([other, { cells }], [['2023', '17']])).toEqual([true, true]);
    expect(rightOf([{ cells }], [['2023', '71']])).toEqual([true]);
    expect(rightOf([other], [['2023', '17']])).toEqual([]);
    expect(judgeTable({ tables: [other], lineItems: { columns: ['a'], rows: [['b']] } }, [['b']])).toHaveLength(1);
  });

  it('does not call rows wrong that the truth has in another table, but those that it has nowhere', () => {
    expect(rightOf([{ cells }, other], [['Sales', ''], ['2023', '17'], ['Nut', '5']])).toEqual([true, true, true]); // prettier-ignore
    expect(rightOf([{ cells }, other], [['Sales', ''], ['2023', '17'], ['Bolt', '9']])).toEqual([true, true, true, false, false]); // prettier-ignore
  });
});

it('a cell that is printed as the truth prints it is right, a dash too', () => {
  const lineItems = { columns: ['year', 'sales'], rows: [['2023', '-']] };
  expect(judgeTable({ lineItems }, [['2023', '-']]).map(({ right }) => right)).toEqual([true, true]);
});
