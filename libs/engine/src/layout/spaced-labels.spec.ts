import type { Word } from '../model/page';
import { withSpacedLabels } from './spaced-labels';

/** Words of one line, with where they begin; a sign is 10 wide. */
const line = (...parts: [string, number][]): Word[] =>
  parts.map(([text, left]) => ({
    text,
    box: { left, top: 100, right: left + text.length * 10, bottom: 110 },
    fontSize: 10,
    bold: false,
    readScore: 1,
  }));
const texts = (words: readonly Word[]): string[] => words.map(({ text }) => text).sort();

describe('withSpacedLabels', () => {
  it('joins the ideographs of a label that are set apart', () => {
    expect(texts(withSpacedLabels(line(['品', 0], ['名', 22], ['規', 60], ['格', 82], ['数量', 140], ['備', 200], ['考', 222])))).toEqual(
      ['品名', '規格', '数量', '備考'].sort(),
    );
  });

  it('leaves values of neighbouring cells, and what is nearer to another word', () => {
    expect(texts(withSpacedLabels(line(['箱', 0], ['袋', 22])))).toEqual(['箱', '袋'].sort());
    expect(texts(withSpacedLabels(line(['品', 60], ['名', 100])))).toEqual(['品', '名'].sort());
    expect(texts(withSpacedLabels(line(['外観の', 20], ['品', 60], ['名', 82])))).toEqual(['外観の', '品', '名'].sort());
    expect(texts(withSpacedLabels(line(['品名', 0], ['数量', 60], ['箱', 100], ['袋', 122], ['3', 190])))).toContain('箱');
  });

  it('joins a title however far its signs stand apart, and no labels of Korean columns', () => {
    expect(texts(withSpacedLabels(line(['견', 0], ['적', 60], ['서', 120])))).toEqual(['견적서']);
    expect(texts(withSpacedLabels(line(['월', 0], ['일', 22], ['품목', 60], ['수량', 140])))).toEqual(['월', '일', '품목', '수량'].sort());
  });
});
