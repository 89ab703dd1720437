import { inferConvention } from './infer-convention';

it('settles the decimal sign by the forms that read one way', () => {
  expect(inferConvention(['Total 1.234,50', '1.000'])).toEqual({ decimal: ',', dateOrder: 'dmy' });
  expect(inferConvention(['Total 1,234.50', '12.50'])).toEqual({ decimal: '.', dateOrder: null });
});

it('takes three places behind a nought for decimals, as papers in rials and dinars print them', () => {
  expect(inferConvention(['0.180', '75.600', '532.000']).decimal).toBe('.');
  expect(inferConvention(['0,250', '1.000']).decimal).toBe(',');
});

it('takes numbers that blanks part one by one', () => {
  expect(inferConvention(['420 0.180 75.600', '94 0.300 28.200']).decimal).toBe('.');
  expect(inferConvention(['2 150,000 300,000']).decimal).toBeNull();
  expect(inferConvention(['1 234 567,50']).decimal).toBe(',');
});

it('takes no numbers of three parts for groups of thousands that they cannot be', () => {
  expect(inferConvention(['3.2.11', '24,800', '115.03.11']).decimal).toBeNull();
  expect(inferConvention(['1.234.500', '12.50']).decimal).toBeNull();
});

it('lets a date over the twelfth tell about its neighbours', () => {
  expect(inferConvention(['03/04/2024', '12/25/2023']).dateOrder).toBe('mdy');
});

it('does not take a date with points for a number', () => {
  expect(inferConvention(['01.02.24', '1.10.', '31.12.']).decimal).toBeNull();
});

it('follows the majority against a stray reading', () => {
  expect(inferConvention(['12,50', '3,80', '1.99']).decimal).toBe(',');
});

it('knows nothing of an empty document', () => {
  expect(inferConvention([])).toEqual({ decimal: null, dateOrder: null });
});

it('knows the sign that Arabic has for decimals alone', () => {
  expect(inferConvention(['٥١٠٫٢٥٠', '٢٥٫٥١٣ ر.ع']).decimal).toBe('.');
  expect(inferConvention(['٤٠٫٢٩٨٫٦٠', '١٢٬٥٠٠']).decimal).toBeNull();
});
