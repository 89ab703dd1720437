import type { AnswerCell } from '../../model/answer';
import { stackBlocks, type PrintedList } from './side-by-side';

describe('stackBlocks', () => {
  it('puts the blocks of a list under one another', () => {
    const stacked = stackBlocks(list(['Art.', 'Price', 'Art.', 'Price'], ['T1', '19.90', 'O1', '14.90'], ['T2', '24.40', '', '']));
    expect(textsOf(stacked)).toEqual([
      ['Art.', 'Price'],
      ['T1', '19.90'],
      ['T2', '24.40'],
      ['O1', '14.90'],
      ['', ''],
    ]);
  });

  it('knows the blocks by the names behind their numbers', () => {
    const stacked = stackBlocks(list(['Code', 'Name', 'Code', 'Name'], ['101', 'Loaf', '301', 'Cake'], ['102', 'Roll', '', 'Savoury']));
    expect(textsOf(stacked).slice(1)).toEqual([
      ['101', 'Loaf'],
      ['102', 'Roll'],
      ['301', 'Cake'],
      ['', 'Savoury'],
    ]);
  });

  it.each([
    ['figures of two periods', list(['2025', '2024', '2025', '2024'], ['1', '2', '3', '4'])],
    ['labels that repeat in part', list(['Art.', 'Price', 'Art.', 'Stock'], ['T1', '19.90', 'O1', '4'])],
    ['blank labels', list(['', '', '', ''], ['a', 'b', 'c', 'd'])],
    ['one name twice', list(['Name', 'Share', 'Name', 'Share'], ['North', '10', 'North', '20'])],
    ['one label over every column', list(['Hours', 'Hours'], ['x', 'y'])],
  ])('leaves %s as they are', (_, table) => {
    expect(stackBlocks(table)).toEqual(table);
  });
});

function cells(texts: readonly string[]): AnswerCell[] {
  return texts.map((text) => ({ text, provenance: null }));
}

function list(labels: string[], ...rows: string[][]): PrintedList {
  return { columns: cells(labels), body: rows.map(cells) };
}

const textsOf = ({ columns, body }: PrintedList): string[][] => [columns, ...body].map((row) => row.map(({ text }) => text));
