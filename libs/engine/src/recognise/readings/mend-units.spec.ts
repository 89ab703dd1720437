import { mendUnits } from './mend-units';
import type { Language, ReadLine } from '../tesseract/recogniser';

/** A line of words a blank apart, or a column apart where they are parted by two blanks. */
function lineOf(text: string): ReadLine {
  let left = 0;
  const words = text.split(/( +)/).flatMap((part) => {
    if (part.trim() === '') return (void (left += part.length === 1 ? 5 : 40), []);
    const word = { text: part, score: 0.9, left, right: left + part.length * 8, top: 0, bottom: 20 };
    left = word.right;
    return [word];
  });
  return { words, height: 20 };
}

const mended = (...texts: string[]): string[] =>
  mendUnits(texts.map(lineOf), 'eng').map(({ words }) => words.map(({ text }) => text).join(' '));

describe('mendUnits', () => {
  it.each([
    ['Kasten 20 x 0,5 1  3,10', 'Kasten 20 x 0,5 l 3,10'],
    ['bonde @ 90 comprise', 'bonde Ø 90 comprise'],
    ['lano © 6 mm', 'lano Ø 6 mm'],
    ['2 @ 4.50', '2 @ 4.50'],
    ['SUS304  ©25.4', 'SUS304 Ø25.4'],
    ['Oats, rolled, 30 Ib  60', 'Oats, rolled, 30 lb 60'],
    ['refrigerant, per Ib  74.00', 'refrigerant, per lb 74.00'],
    ['Gotero 4 1/h  300', 'Gotero 4 l/h 300'],
    ['Kiste 20x0,5 1 leer', 'Kiste 20x0,5 l leer'],
    ['vetro 1 | x', 'vetro 1 l x'],
    ['latte(|) (|)', 'latte(|) (I)'],
    ['Worki 120 I, rolka', 'Worki 120 l, rolka'],
    ['Bottiglia 0,75 I “Tiziano”', 'Bottiglia 0,75 l “Tiziano”'],
    ['per 500m! bag', 'per 500ml bag'],
    ['Boiler 160 It', 'Boiler 160 lt'],
    ['Get It  Now', 'Get It Now'],
    ['GOT 24  U/I', 'GOT 24 U/l'],
    ['Karbamid 4,7  mmol/1', 'Karbamid 4,7 mmol/l'],
    ['Thrombocyta  G/I  umol/|', 'Thrombocyta G/l umol/l'],
    ['Annex B/1  A/I  T/1', 'Annex B/1 A/I T/1'],
    ['rollo 12 m?', 'rollo 12 m²'],
    ['Rulo çim  m?  850', 'Rulo çim m² 850'],
    ['Папір 80 г/м?, 500', 'Папір 80 г/м², 500'],
    ['Плівка 20 м?', 'Плівка 20 м²'],
    ['Poids g/m?', 'Poids g/m²'],
    ['Temp. *C', 'Temp. °C'],
    ['Sildefilet ks. å 24', 'Sildefilet ks. à 24'],
    ['Antal  å-pris', 'Antal à-pris'],
    ['Filter nylon 0.45 pm, 25 mm', 'Filter nylon 0.45 pm, 25 mm'],
    ['Filter nylon 0.45 pm', 'Filter nylon 0.45 µm'],
    ['Open until 5 pm', 'Open until 5 pm'],
    ['Canister 10!  41.90', 'Canister 10l 41.90'],
    ['Pandelampe 400 Im  89', 'Pandelampe 400 lm 89'],
    ['Net k9  Gross k9', 'Net kg Gross kg'],
    ['Weight 12,5k9', 'Weight 12,5kg'],
    ['Pipe ®110', 'Pipe Ø110'],
    ['Navelina, cat. |  3', 'Navelina, cat. I 3'],
  ])('reads %s as %s', (read, printed) => expect(mended(read)).toEqual([printed]));

  it('knows that It is a word of English alone', () => {
    expect(mendUnits([lineOf('Olio motore ACEA C3, It 5,5')], 'ita')[0]!.words.map(({ text }) => text)).toContain('lt');
  });

  it('reads units behind the wide blanks of typewriters and tills', () => {
    const [figure, unit, name] = lineOf('50 1 leer').words;
    const spread = { height: 20, words: [figure!, { ...unit!, left: 34, right: 38 }, { ...name!, left: 54, right: 90 }] };
    expect(mendUnits([spread], 'eng')[0]!.words.map(({ text }) => text)).toEqual(['50', 'l', 'leer']);
  });

  it('reads `mi` as millilitres on a page that has them', () => {
    expect(mended('Suspension 10 mg/ml, mi', 'Solution  mi')).toEqual(['Suspension 10 mg/ml, ml', 'Solution ml']);
    expect(mended('Distance  mi')).toEqual(['Distance mi']);
  });

  it('reads `mi` behind a figure as millilitres where nobody tells miles', () => {
    const read = (language: Language): string => mendUnits([lineOf('παρθένο 750 mi')], language)[0]!.words.at(-1)!.text;
    expect([read('ell'), read('eng')]).toEqual(['ml', 'mi']);
  });

  it.each([
    'Bolt 4711 1  2,50',
    'Cola 33 1 2,50',
    'Room 12  1',
    'In 2024 It',
    '1  3,10',
    'km? yes',
    'Stand 12 Im Preis',
    'K9 lead',
    'No. 1 Main Street',
  ])('leaves %s', (text) => expect(mended(text)[0]).toBe(text.replace(/ +/g, ' ')));
});
