import { toldChecks } from './check-result';

const row = (index: number, passed: boolean) => ({ name: 'quantityTimesPrice', passed, detail: `Row ${index + 1}`, row: index });

describe('toldChecks', () => {
  it('tells how many rows passed, and which failed', () => {
    expect(toldChecks([row(0, true), row(1, false), row(2, true)])).toEqual([
      { name: 'quantityTimesPrice', passed: false, detail: '2 of 3 rows passed.' },
      row(1, false),
    ]);
  });

  it('does not fill the answer with the rows of a broken column', () => {
    expect(toldChecks(Array.from({ length: 10_000 }, (_, index) => row(index, false))).length).toBeLessThan(100);
  });

  it('leaves checks of the whole document as they are', () => {
    const whole = { name: 'linesMakeTotal', passed: true, detail: 'The lines make the total.' };
    expect(toldChecks([whole])).toEqual([whole]);
  });
});
