import { repeatedRows } from './repeated-rows';

describe('rows that two parts of a document gave', () => {
  const coffee = ['Coffee', '2.00'];

  it('are those that the repeated lines hold, however the model spaces them', () => {
    const before = [coffee, ['Tea with milk', '3.00']];
    expect(
      repeatedRows(
        before,
        [
          ['Tea  with\nmilk', '3.00 '],
          ['Cake', '4.00'],
        ],
        '[0] Tea with milk  [80] 3.00',
      ),
    ).toBe(1);
    expect(repeatedRows(before, [['Cake', '4.00']], '[0] Tea with milk  [80] 3.00')).toBe(0);
  });

  it('are no more of a run of rows that are alike than there are in the repeated lines', () => {
    const repeated = Array(2).fill('[0] Coffee  [80] 2.00').join('\n');
    expect(repeatedRows(Array(9).fill(coffee), Array(5).fill(coffee), repeated)).toBe(2);
  });

  it('are as many as wrap in those lines', () => {
    const wrapped = ['A long name that wraps', '1.00'];
    const repeated = '[0] A long name  [80] 1.00\n[0] that wraps\n[0] A long name  [80] 1.00\n[0] that wraps';
    expect(repeatedRows(Array(4).fill(wrapped), Array(4).fill(wrapped), repeated)).toBe(2);
  });

  it('are none of the first part', () => {
    expect(repeatedRows([], [coffee], '')).toBe(0);
  });
});
