import type { Field } from '../../model/field';
import { onceTold } from './once-told';

const field = (key: string, text: string, label?: string, top = 100): Field => ({
  key,
  value: text,
  text,
  provenance: { page: 1, reader: 'pdfium', box: { left: 50, top, right: 150, bottom: top + 10 } },
  signals: {},
  ...(label === undefined ? {} : { label }),
});

const keysOf = (...args: Parameters<typeof onceTold>): string[] => onceTold(...args).map(({ key }) => key);

describe('onceTold', () => {
  const own = field('clerk', 'Loibl', 'Clerk');

  it('leaves out what a known label tells of the same place', () => {
    expect(keysOf('Form', [field('contact', 'Ms. Loibl', 'Contact'), own])).toEqual(['contact']);
    expect(keysOf('Invoice', [field('buyerName', 'Loibl'), own])).toEqual(['buyerName']);
  });

  it('believes the boxes of a form more than what no label told', () => {
    expect(keysOf('Form', [field('sellerName', 'Loibl'), own])).toEqual(['clerk']);
  });

  it('believes what has a form of its own on a form, too', () => {
    const [iban, account] = [field('iban', 'FI21 5780 0420 1977 36'), field('paidTo', 'FI21 5780 0420 1977 36', 'Paid to')];
    expect(keysOf('Form', [iban, account])).toEqual(['iban']);
  });

  it('keeps what stands elsewhere, or is a part of the value', () => {
    expect(keysOf('Form', [field('sellerName', 'Loibl', undefined, 300), own])).toEqual(['sellerName', 'clerk']);
    expect(keysOf('Form', [field('currency', 'EUR'), field('damage', '1.850,00 EUR', 'Damage')])).toEqual(['currency', 'damage']);
  });
});
