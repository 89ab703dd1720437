import type { Language } from '../tesseract/recogniser';
import { mendStarts } from './mend-starts';

const mended = (text: string): string =>
  mendStarts([{ height: 20, words: [{ text, score: 0.9, left: 0, right: 40, top: 0, bottom: 20 }] }], 'fra')[0]!.words[0]!.text;

describe('mendStarts', () => {
  it.each([
    ['lllimité', 'Illimité'],
    ['IIlumination', 'Illumination'],
    ['Illinois', 'Illinois'],
    ['III', 'III'],
    ['IIIe', 'IIIe'],
    ['llama', 'llama'],
    ['111em', '111em'],
    ['0Z', 'OZ'],
    ['0W-30', '0W-30'],
    ['0V', '0V'],
  ])('writes %s as %s', (read, printed) => {
    expect(mended(read)).toBe(printed);
  });

  const columnIn = (language: Language, ...texts: string[]): string[] =>
    mendStarts(
      texts.map((text, row) => ({
        height: 20,
        words: text
          .split(' ')
          .map((part, at) => ({ text: part, score: 0.9, left: 50 + 25 * at, right: 70 + 25 * at, top: 40 * row, bottom: 40 * row + 20 })),
      })),
      language,
    ).map(({ words }) => words.map((word) => word.text).join(' '));
  const column = (...texts: string[]): string[] => columnIn('lav', ...texts);

  it('writes the I of a word that would begin with two stems, where none of its language does', () => {
    expect(columnIn('pol', 'llość')[0]).toBe('Ilość');
    expect(columnIn('spa', 'llamada')[0]).toBe('llamada');
    expect(columnIn('pol', 'll')[0]).toBe('ll');
  });

  it('writes the I of a word where the others of its column begin with capitals', () => {
    expect(column('Kuldīga', 'Metāls', 'lepakošana', 'Virpa', 'Zāģis')[2]).toBe('Iepakošana');
    expect(column('kuldīga', 'Metāls', 'lepakošana', 'Virpa', 'Zāģis', 'Prese')[2]).toBe('lepakošana');
    expect(column('Metāls', 'lepakošana', 'Virpa')[1]).toBe('lepakošana');
    expect(columnIn('fra', 'Pose', 'Dépose', 'levage', 'Fourniture', 'Nettoyage')[2]).toBe('levage');
  });

  it('writes the initial I of a name among names with initials', () => {
    expect(column('J. Ozols', 'A. Liepa', '1. Vītols', 'K. Siliņa', 'R. Krūmiņa')[2]).toBe('I. Vītols');
    expect(column('1. Ozols', '2. Liepa', '3. Siliņa', 'K. Vītols', 'R. Krūmiņa')[0]).toBe('1. Ozols');
  });
});
