import { vote } from './vote';
import type { ReadWord } from '../tesseract/recogniser';

const word = (text: string, score: number, left: number, right: number): ReadWord => ({ text, score, left, right, top: 0, bottom: 20 });
const texts = (words: readonly ReadWord[]): string => words.map(({ text }) => text).join(' ');

describe('vote', () => {
  it('makes a word surer on which both readings agree', () => {
    const [agreed] = vote([word('Total', 0.8, 0, 50)], [word('Total', 0.7, 1, 49)]);
    expect(agreed).toMatchObject({ text: 'Total', left: 0, right: 50 });
    expect(agreed!.score).toBeCloseTo(0.94);
  });

  it('takes the surer text and keeps the box that was measured on the page', () => {
    expect(vote([word('T0tal', 0.5, 0, 50)], [word('Total', 0.9, 1, 47)])).toEqual([{ ...word('Total', 0.9, 0, 50), rival: 'T0tal' }]);
    expect(texts(vote([word('Total', 0.9, 0, 50)], [word('T0tal', 0.5, 1, 47)]))).toBe('Total');
  });

  it('takes the place too of a word of which the page gave a piece', () => {
    const read = vote([word('D', 0.6, 0, 8)], [word('Description', 0.9, 1, 90)]);
    expect(read).toEqual([{ ...word('Description', 0.9, 1, 90), rival: 'D' }]);
  });

  it('takes the reading none of whose letters is doubtful, and of figures each surer character', () => {
    const lettered = (text: string, letterScores: number[], score = 0.9): ReadWord => ({ ...word(text, score, 0, 50), letterScores });
    expect(texts(vote([lettered('SON', [0.99, 0.5, 0.99])], [lettered('SDN', [0.9, 0.8, 0.9], 0.6)]))).toBe('SDN');
    expect(texts(vote([lettered('4.20', [0.99, 0.99, 0.6, 0.99])], [lettered('1.70', [0.5, 0.99, 0.9, 0.99])]))).toBe('4.70');
    expect(texts(vote([lettered('SS15', [0.99, 0.99, 0.6, 0.99])], [lettered('5S75', [0.5, 0.99, 0.9, 0.99])]))).toBe('SS15');
  });

  it('leaves out what the second reading has above or below: the strip of a leaning line holds pieces of its neighbours', () => {
    const neighbour = { ...word('63 834', 0.99, 0, 50), top: 22, bottom: 42 };
    expect(texts(vote([word('53 566', 0.7, 0, 50)], [word('53 566', 0.8, 1, 49), neighbour]))).toBe('53 566');
  });

  it('takes a whole amount or date against what is none', () => {
    expect(texts(vote([word('e7.55', 0.9, 0, 50)], [word('27.55', 0.6, 0, 50)]))).toBe('27.55');
    expect(texts(vote([word('12/03/2018', 0.4, 0, 90)], [word('12/03/2518', 0.8, 0, 90)]))).toBe('12/03/2018');
    expect(texts(vote([word('29.', 0.9, 0, 20), word('00', 0.9, 26, 50)], [word('29.00', 0.5, 0, 50)]))).toBe('29.00');
  });

  it('keeps the marks of a figure that the surer reading lost', () => {
    expect(texts(vote([word('14.4', 0.7, 0, 50)], [word('144', 0.9, 0, 50)]))).toBe('14.4');
    expect(texts(vote([word('5000', 0.9, 0, 50)], [word('5,000', 0.8, 0, 50)]))).toBe('5,000');
  });

  it('joins what the surer reading joins, and parts what it parts', () => {
    const parted = [word('3.', 0.4, 0, 20), word('75', 0.5, 24, 50)];
    const joined = [word('3.75', 0.9, 0, 50)];
    expect(texts(vote(parted, joined))).toBe('3.75');
    expect(texts(vote([word('GREENTEA', 0.5, 0, 100)], [word('GREEN', 0.9, 0, 55), word('TEA', 0.9, 62, 100)]))).toBe('GREEN TEA');
  });

  it('keeps accents that the surer reading lost', () => {
    expect(texts(vote([word('à', 0.6, 0, 10), word('pédale', 0.7, 14, 60)], [word('a', 0.9, 0, 10), word('pedale', 0.9, 14, 60)]))).toBe(
      'à pédale',
    );
    expect(texts(vote([word('pedale', 0.7, 14, 60)], [word('pédale', 0.9, 14, 60)]))).toBe('pédale');
  });

  it('keeps a word of which the other reading lost an end, and words that it alone read', () => {
    expect(texts(vote([word('17/03/2024', 0.6, 0, 100)], [word('17/03', 0.9, 0, 48)]))).toBe('17/03/2024');
    expect(texts(vote([word('Total', 0.6, 0, 50)], [word('smudge', 0.9, 200, 260)]))).toBe('Total');
  });
});
