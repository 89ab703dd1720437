import { SheetNames } from './sheet-names';

describe('the names of sheets', () => {
  it('are the titles, as far as a sheet may bear them', () => {
    const names = new SheetNames(['Data', 'Details']);
    expect(names.claim("Q1/Q2: 'net' [EUR]")).toBe("Q1 Q2 'net' EUR");
    expect(names.claim('x'.repeat(40))).toBe('x'.repeat(31));
    expect(names.claim("'*?'")).toBe('Table');
    expect(names.claim(`${'y'.repeat(30)}😀`)).toBe('y'.repeat(30));
  });

  it('are there once, in any case', () => {
    const names = new SheetNames(['Data', 'Details']);
    expect(['data', 'Sales', 'SALES', 'sales', 'History'].map((title) => names.claim(title))).toEqual([
      'data (2)',
      'Sales',
      'SALES (2)',
      'sales (3)',
      'History (2)',
    ]);
    expect(['x', 'x'].map((letter) => names.claim(letter.repeat(40)))).toEqual(['x'.repeat(31), `${'x'.repeat(27)} (2)`]);
  });
});
