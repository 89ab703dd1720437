import { dropNoise } from './drop-noise';
import type { ReadWord } from '../tesseract/recogniser';

const word = (text: string, score = 0.9): ReadWord => ({ text, score, left: 0, top: 0, right: 10, bottom: 10 });

const textsOf = (...words: ReadWord[]): string[] =>
  dropNoise([{ words, height: 10 }]).flatMap((line) => line.words.map(({ text }) => text));

describe('dropNoise', () => {
  it('takes the scores of rulings off with them', () => {
    const lines = dropNoise([{ words: [{ ...word('|12|'), letterScores: [0.1, 0.8, 0.9, 0.2] }], height: 10 }]);
    expect(lines[0]!.words[0]).toMatchObject({ text: '12', letterScores: [0.8, 0.9] });
  });

  it('takes rulings that were read as part of a word off it', () => {
    expect(textsOf(word('_Less'), word('98.9%_'), word('|Total'), word('12.50|'))).toEqual(['Less', '98.9%', 'Total', '12.50']);
  });

  it('leaves what stands inside a word, and marks that mean something', () => {
    expect(textsOf(word('file_name'), word('A|B'), word('-'), word('50%'))).toEqual(['file_name', 'A|B', '-', '50%']);
  });

  /** `cat. |` and `10.50 -` of a line of 20 pixels, with what stands behind the word in a box of its own. */
  const behind = (text: string, mark: Partial<ReadWord>): string[] => {
    const words = [
      { ...word('cat.', 0.95), left: 0, right: 40, top: 4, bottom: 18 },
      { ...word(text, 0.95), ...mark },
    ];
    return dropNoise([{ words, height: 20 }]).flatMap((line) => line.words.map((each) => each.text));
  };

  it('keeps a stem that is as high as a letter a blank behind a word, and no ruling', () => {
    expect(behind('|', { left: 50, right: 53, top: 4, bottom: 18 })).toEqual(['cat.', '|']);
    expect(behind('|', { left: 50, right: 53, top: -4, bottom: 26 })).toEqual(['cat.']);
    expect(behind('|', { left: 90, right: 93, top: 4, bottom: 18 })).toEqual(['cat.']);
    expect(behind('|', { left: 50, right: 53, top: 4, bottom: 18, score: 0.5 })).toEqual(['cat.']);
    expect(behind('|', { left: 50, right: 53, top: 8, bottom: 24 })).toEqual(['cat.']);
  });

  it('keeps one before a word and between two that is as high as their letters', () => {
    const stem = { ...word('|', 0.86), left: 50, right: 53, top: 4, bottom: 18 };
    const at = (text: string, left: number): ReadWord => ({ ...word(text, 0.95), left, right: left + 40, top: 4, bottom: 18 });
    const read = (...words: ReadWord[]): string[] =>
      dropNoise([{ words, height: 20 }]).flatMap((line) => line.words.map(({ text }) => text));
    expect(read(at('CAT.', 0), stem, at('MALLA', 63))).toEqual(['CAT.', '|', 'MALLA']);
    expect(read(stem, at('have', 63))).toEqual(['|', 'have']);
    expect(read(at('Bau', 0), { ...stem, top: 0, bottom: 14 })).toEqual(['Bau', '|']);
    expect(read(at('Bau', 0), { ...stem, top: -4, bottom: 10 })).toEqual(['Bau']);
    expect(read(at('CAT.', 0), { ...stem, bottom: 23 }, at('MALLA', 63))).toEqual(['CAT.', 'MALLA']);
    expect(read({ ...stem, right: 53 }, at('12', 63))).toEqual(['12']);
  });

  it('drops a bar between two texts', () => {
    const bar = { ...word('|', 0.95), left: 50, right: 53, top: 4, bottom: 18 };
    const words = [{ ...word('Wing', 0.95), left: 0, right: 40 }, bar, { ...word('08', 0.95), left: 62, right: 80 }];
    expect(dropNoise([{ words, height: 20 }])[0]!.words.map(({ text }) => text)).toEqual(['Wing', '08']);
  });

  it('keeps a dash halfway up its line however unsure it is, and no stroke under it', () => {
    expect(behind('-', { left: 200, right: 207, top: 11, bottom: 12, score: 0.2 })).toEqual(['cat.', '-']);
    expect(behind('-', { left: 200, right: 207, top: 18, bottom: 19, score: 0.2 })).toEqual(['cat.']);
    expect(behind('-', { left: 200, right: 203, top: 10, bottom: 13, score: 0.2 })).toEqual(['cat.']);
    expect(behind('—', { left: 200, right: 240, top: 11, bottom: 12, score: 0.2 })).toEqual(['cat.']);
  });

  it('drops a ruling that was read as letters, and a line of which no word is sure', () => {
    expect(behind('(ees', { left: 100, right: 233, top: 10, bottom: 12 })).toEqual(['cat.']);
    expect(textsOf(word('Silos', 0.25), word('EAT]', 0.1), word('158', 0.4))).toEqual([]);
    expect(textsOf(word('Silos', 0.25), word('EAT]', 0.4))).toEqual(['Silos', 'EAT]']);
  });

  it('keeps a line in which one long word is sure, and words of few signs set wide apart', () => {
    expect(textsOf(word('GSTIN:'), word('09AKXPS447RTZD', 0))).toEqual(['GSTIN:', '09AKXPS447RTZD']);
    expect(behind('영', { left: 100, right: 200, top: 2, bottom: 18 })).toEqual(['cat.', '영']);
    expect(behind('영', { left: 100, right: 200, top: 2, bottom: 18, score: 0.5 })).toEqual(['cat.']);
    expect(behind('영', { left: 100, right: 200, top: 10, bottom: 16 })).toEqual(['cat.']);
  });

  it('drops specks and scribbles', () => {
    expect(textsOf(word('|'), word('~'), word('Total'))).toEqual(['Total']);
    expect(textsOf(word('il', 0.2), word('f', 0.3))).toEqual([]);
  });
});

it('takes what is higher than wide and opens a cell for no dash', () => {
  expect(textsOf({ ...word('–', 0.98), right: 5, bottom: 12 }, word('Total'))).toEqual(['Total']);
  expect(textsOf(word('Dvou'), { ...word('–', 0.98), left: 12, right: 17, bottom: 12 })).toEqual(['Dvou', '–']);
});

it('keeps the sign between the two words of a name, however unsure', () => {
  const name = (text: string, left: number, score = 0.95): ReadWord => ({ text, score, left, right: left + 20, top: 0, bottom: 20 });
  const read = (...words: ReadWord[]): string[] => dropNoise([{ words, height: 20 }]).flatMap((line) => line.words.map(({ text }) => text));
  expect(read(name('Baltar', 0), name('&', 26, 0.4), name('Filhos', 52))).toEqual(['Baltar', '&', 'Filhos']);
  expect(read(name('Baltar', 0), name('&', 26, 0.4), name('12', 52))).toEqual(['Baltar', '12']);
});
