import { unmixScripts } from './unmix-scripts';
import type { Language, ReadLine } from '../tesseract/recogniser';

const lineOf = (text: string): ReadLine => ({
  height: 20,
  words: text.split(' ').map((word, at) => ({ text: word, score: 0.9, left: at * 100, right: at * 100 + 80, top: 0, bottom: 20 })),
});

const unmixed = (text: string, language: Language): string =>
  unmixScripts([lineOf(text)], language)[0]!
    .words.map((word) => word.text)
    .join(' ');

describe('unmixScripts', () => {
  it.each([
    ['a code in letters that look alike', 'KO-009 Κόλλα', 'ΚΟ-009 Κόλλα', 'ell'],
    ['a tax number of Cyprus', 'ΑΦΜ 10284417Κ', 'ΑΦΜ 10284417K', 'ell'],
    ['a tax number of Cyprus', 'ΑΦΜ 10284417P', 'ΑΦΜ 10284417P', 'ell'],
    ['a word of two alphabets', 'ΣΥΝOΛO', 'ΣΥΝΟΛΟ', 'ell'],
    ['a word of two alphabets', 'Вcього', 'Всього', 'ukr'],
    ['a word of two alphabets', 'Бaaсы', 'Баасы', 'kir'],
    ['a word of two alphabets', 'Мaблағ', 'Маблағ', 'tgk'],
    ['a label with a letter of its language', 'KI Саны', 'КІ Саны', 'kaz'],
    ['a word that the page has in its own letters', 'Курс 1 Kypc 3', 'Курс 1 Курс 3', 'bul'],
    ['a word whose letters all look alike', 'Maca кг', 'Маса кг', 'srp'],
    ['a label with a letter of its language', 'JM Кол', 'ЈМ Кол', 'srp'],
    ['the sign of a number', 'Стілець Ne 6', 'Стілець № 6', 'ukr'],
    ['the sign of a number', 'Счёт Мо 12', 'Счёт № 12', 'rus'],
    ['the sign of a number', 'ინვოისი Ne 12', 'ინვოისი № 12', 'kat'],
  ] as const)('writes %s in one alphabet: %s', (_, read, printed, language) => {
    expect(unmixed(read, language)).toBe(printed);
  });

  it.each([
    ['a Latin name', 'KEM Ltd', 'ell'],
    ['a Latin name', 'Paco Rex', 'rus'],
    ['an international code', 'IBAN GR1601101250000000012300695', 'ell'],
    ['Roman numbers', 'II квартал', 'bul'],
    ['a word of its own alphabet', 'Мо сказав', 'ukr'],
    ['a page of another script', 'KO-009', 'jpn'],
  ] as const)('leaves %s: %s', (_, read, language) => {
    expect(unmixed(read, language)).toBe(read);
  });
});

it('knows the sign of a number over a column of them', () => {
  const label = (text: string, left: number): ReadLine['words'][number] => ({
    text,
    score: 0.9,
    left,
    right: left + 20,
    top: 0,
    bottom: 20,
  });
  const read = (next: number): string[] =>
    unmixScripts([{ height: 20, words: [label('Мо', 0), label('Стока', next)] }], 'bul')[0]!.words.map(({ text }) => text);
  expect(read(100)).toEqual(['№', 'Стока']);
  expect(read(28)).toEqual(['Мо', 'Стока']);
});

it('goes by what stands beside a code in its own column', () => {
  const read = (next: number): string[] => {
    const [code, name] = lineOf('AB-01 Hass').words as [ReadLine['words'][number], ReadLine['words'][number]];
    const words = [code, { ...name, left: next, right: next + 60 }];
    return unmixScripts([{ height: 20, words }], 'ell')[0]!.words.map(({ text }) => text);
  };
  expect(read(140)).toEqual(['ΑΒ-01', 'Hass']);
  expect(read(88)).toEqual(['AB-01', 'Hass']);
});
