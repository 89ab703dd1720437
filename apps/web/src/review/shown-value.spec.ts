import { shownValue } from './shown-value';

const german = (digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat('de', { minimumFractionDigits: digits, maximumFractionDigits: digits });

describe('shownValue', () => {
  it("writes an amount in the person's form, with the digits that it has", () => {
    const amounts = ['275891.92', '-12.5', '100', '123456789012345.67'];
    expect(amounts.map((amount) => shownValue('grossTotal', amount, german))).toEqual([
      ...['275.891,92', '-12,5', '100', '123.456.789.012.345,67'],
    ]);
  });

  it('leaves what is no amount as it is, and days that are none', () => {
    expect(shownValue('grossTotal', '1,234.50', german)).toBeUndefined();
    expect(shownValue('invoiceNumber', '275891', german)).toBeUndefined();
    expect(shownValue('issueDate', '2026-13-45', german)).toBeUndefined();
  });

  it('writes a day as that day, wherever the person is', () => {
    expect(shownValue('issueDate', '2026-03-01', german)).toContain('2026');
    expect(shownValue('issueDate', '2026-03-01', german)).toMatch(/\b0?1\b/);
  });
});
