import { contains } from './contains';

describe('contains', () => {
  it.each([
    ['number', '1234.5', ['Total', '1', '234,50', '€']],
    ['number', '64.15', ['RM', '64.15']],
    ['date', '2018-03-05', ['Date', '5/3/2018', '22:52']],
    ['date', '2018-03-22', ['22', 'Mar', '2018']],
    ['text', 'Corner Store', ['CORNER', 'STORE', 'LTD']],
  ] as const)('finds a %s however it is printed', (kind, value, words) => {
    expect(contains(words, kind, value)).toBe(true);
  });

  it.each([
    ['number', '64.15', ['64.75']],
    ['date', '2018-03-22', ['23', 'Mar', '2018']],
    ['text', 'Corner Store', ['CORNER', 'STONE']],
  ] as const)('does not take another %s for it', (kind, value, words) => {
    expect(contains(words, kind, value)).toBe(false);
  });
});
