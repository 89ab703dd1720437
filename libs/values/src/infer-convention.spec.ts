import { inferConvention } from './infer-convention';

it('settles the decimal sign by the forms that read one way', () => {
  expect(inferConvention(['Total 1.234,50', '1.000'])).toEqual({ decimal: ',', dateOrder: 'dmy' });
  expect(inferConvention(['Total 1,234.50', '12.50'])).toEqual({ decimal: '.', dateOrder: null });
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
