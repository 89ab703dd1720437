import type { Field } from '../../model/field';
import { deriveTotals } from './derive-fields';

const field = (key: string, value: string): Field => ({
  key,
  value,
  text: value,
  provenance: { page: 1, reader: 'pdfium' },
  signals: { labelStrength: 1, position: 1, formatValid: 1 },
});
const valuesOf = (...given: Field[]): Record<string, string> =>
  Object.fromEntries(deriveTotals(given).map(({ key, value }) => [key, value]));

describe('deriveTotals', () => {
  it('takes a number that is many times the total for no payment', () => {
    expect(valuesOf(field('grossTotal', '34.39'), field('paid', '21884'))).toEqual({ grossTotal: '34.39', amountDue: '34.39' });
  });

  it('leaves what was handed over where change was given back', () => {
    expect(valuesOf(field('grossTotal', '20.00'), field('paid', '50.00'), field('change', '30.00'))).toMatchObject({ paid: '50.00' });
  });

  it('tells what is due where what was paid is of the bill before', () => {
    const sums = [field('openingBalance', '412500'), field('paid', '412500'), field('grossTotal', '602030')];
    expect(valuesOf(...sums)).toMatchObject({ amountDue: '602030' });
    expect(valuesOf(field('openingBalance', '9000'), ...sums.slice(1))).not.toHaveProperty('amountDue');
  });
});
