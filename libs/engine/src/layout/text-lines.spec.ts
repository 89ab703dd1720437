import type { Word } from '../model/page';
import { groupLines } from './text-lines';

const word = (text: string, left: number, top: number, height: number): Word => ({
  text,
  box: { left, right: left + text.length * 6, top, bottom: top + height },
  fontSize: height,
  bold: false,
  readScore: 0.9,
});
const linesOf = (...words: Word[]): string[] => groupLines(words).map(({ text }) => text);

describe('groupLines', () => {
  it('keeps two lines apart that a tall word stands beside', () => {
    const [first, second] = [word('Building', 40, 100, 10), word('Materials', 40, 113, 10)];
    expect(linesOf(first, second, word('DN', 300, 94, 26))).toEqual(['Building DN', 'Materials']);
    expect(linesOf(first, second, word('DN', 300, 90, 30))).toEqual(['Building DN', 'Materials']);
  });

  it('gives a speck no line of its own', () => {
    expect(linesOf(word('.', 20, 104, 2), word('Oak', 40, 100, 10), word('shelf', 80, 102, 10))).toEqual(['. Oak shelf']);
  });

  it('keeps a title and the smaller text on its baseline together', () => {
    expect(linesOf(word('INVOICE', 40, 100, 24), word('No.', 200, 112, 10), word('4711', 230, 112, 10))).toEqual(['INVOICE No. 4711']);
  });
});
