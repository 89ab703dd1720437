import { hasValueForm } from './value-form';

describe('hasValueForm', () => {
  it.each([
    '4.70',
    '1,234.50',
    '1.234,50',
    '-51.00',
    '(12.00)',
    'RM3.00',
    '€12,50',
    '27/03/2018',
    '03/27/18',
    '2.3.2024',
    '13:01',
    '23:59:59',
  ])('takes `%s` for a whole value', (text) => expect(hasValueForm(text)).toBe(true));

  it.each(['470', 'e7.55', '85.5', '@5.50', '12/03/2518', '64-05-2013', '33:01', '12-03/2018', 'SS2.50x', ''])(
    'takes `%s` for none',
    (text) => expect(hasValueForm(text)).toBe(false),
  );
});
