import { parseAmount } from './amounts';

describe('parseAmount', () => {
  it.each([
    ['27,80', '27.80'],
    ['1.234,56 €', '1234.56'],
    ['1,234.56', '1234.56'],
    ["1'234.50", '1234.50'],
    ['1 234,50', '1234.50'],
    ['1\u202f234\u202f567,8', '1234567.8'],
    ['12,34,567.89', '1234567.89'],
    ['(12.30)', '-12.30'],
    ['12.30-', '-12.30'],
    ['−5', '-5'],
    ['-1.234,50 €', '-1234.50'],
    ['$ -12.00', '-12.00'],
    ['$12.00 DR', '-12.00'],
    ['100,00 S', '-100.00'],
    ['EUR 5,-', '5'],
    ['.50', '0.50'],
    ['7,0625', '7.0625'],
    ['0,500', '0.500'],
    ['007', '7'],
    ['RM4.90', '4.90'],
    ['19 %', '19'],
    ['-0.00', '0.00'],
  ])('reads %s as %s whatever the convention', (text, value) => {
    expect(parseAmount(text)).toMatchObject({ value, ambiguous: false });
    expect(parseAmount(text, { decimal: ',', dateOrder: null })?.value).toBe(value);
    expect(parseAmount(text, { decimal: '.', dateOrder: null })?.value).toBe(value);
  });

  it('leaves one thousand and one point zero apart until the document settles it', () => {
    expect(parseAmount('1.234')).toMatchObject({ value: '1234', ambiguous: true });
    expect(parseAmount('1.234', { decimal: '.', dateOrder: null })).toMatchObject({ value: '1.234', ambiguous: false });
    expect(parseAmount('1.234', { decimal: ',', dateOrder: null })).toMatchObject({ value: '1234', ambiguous: false });
  });

  it('names the currency and the percent sign', () => {
    expect(parseAmount('CHF 12.50')?.currency).toBe('CHF');
    expect(parseAmount('12,50 zł')?.currency).toBe('PLN');
    expect(parseAmount('7%')?.percent).toBe(true);
  });

  it.each(['', 'abc', '1.2.3', '12,34,5', '1 23', '(12', '5 h', '€', '-', '.', '=1+1', '12-13', '1,2,3'])('refuses %j', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});
