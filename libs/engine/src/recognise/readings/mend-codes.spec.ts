import type { ReadLine } from '../tesseract/recogniser';
import { mendCodes } from './mend-codes';

const mended = (text: string): string => {
  const words = text.split(' ').map((word, at) => ({ text: word, score: 0.9, left: at * 100, right: at * 100 + 80, top: 0, bottom: 20 }));
  const lines: ReadLine[] = [{ height: 20, words }];
  return mendCodes(lines)[0]!
    .words.map((word) => word.text)
    .join(' ');
};

describe('mendCodes', () => {
  it.each([
    ['IBAN NLO2 ABNA O123 4567 89 t.n.v.', 'IBAN NL02 ABNA 0123 4567 89 t.n.v.'],
    ['IBAN DE89370400440S32013000', 'IBAN DE89370400440532013000'],
    ['BTW NLOO0099998B57', 'BTW NL000099998B57'],
    ['Btw-id NLOO1984127B66', 'Btw-id NL001984127B66'],
    ['NIP PLB442319017', 'NIP PL8442319017'],
    ['C.I.F. R018844207', 'C.I.F. RO18844207'],
    ['Invoice 8B41COF2-0013', 'Invoice 8B41C0F2-0013'],
    ['7C41BOE2-93D5-4A7F-8E16-20FB5D3A9C84', '7C41B0E2-93D5-4A7F-8E16-20FB5D3A9C84'],
  ])('gives %s its figures', (read, printed) => {
    expect(mended(read)).toBe(printed);
  });

  it.each([
    'DE89 3704 0044 0532 0130 00',
    'DEO9 3704 OO44 0532 0130 00',
    'BOOO 1234',
    'INDIGO',
    'NO I',
    'DEOOOO2345',
    'DE12O4',
    'SE4417OB',
    'Art. R018844207',
    '8B41XOF2-0013',
    'ODBO1234 COFFEE00-2024-A',
  ])('leaves %s', (text) => {
    expect(mended(text)).toBe(text);
  });
});
