import { SPLITS } from './families';
import { writePage } from './pages/write-page';
import { Random } from '@gridline/testing';
import { readWordings, wordingsOf } from './wordings';

const MEANINGS = [
  'desc',
  'qty',
  'amount',
  'date',
  'number',
  'issued',
  'net',
  'gross',
  'item',
  'firm',
  'street',
  'city',
  'sentence',
  'section',
];

describe('wordings of made pages', () => {
  it('share none between the splits', () => {
    const [train, choose, test] = SPLITS.map((split) => readWordings('en', 'number: a | b | c | d | e | f\nqty: a | b | c', split));
    expect([train!.of('number'), choose!.of('number'), test!.of('number')]).toEqual([['a', 'b', 'c', 'f'], ['d'], ['e']]);
    expect([train!.of('qty'), choose!.of('qty'), test!.of('qty')]).toEqual([['a'], ['c'], ['b']]);
  });

  it.each(SPLITS)('say what every page needs in each language of %s', (split) => {
    for (const words of wordingsOf(split))
      expect([words.language, ...MEANINGS.filter((meaning) => !words.has(meaning))]).toEqual([words.language]);
  });
});

describe('writePage', () => {
  it('writes the same page for the same seed', () => {
    const write = (seed: number) => writePage('invoice', ['bank'], 'boxed', wordingsOf('train')[0]!, new Random(seed), 0);
    expect(write(5)).toEqual(write(5));
    expect(write(5).html).not.toBe(write(6).html);
  });

  it('marks each cell that its truth has', () => {
    const { html, tables } = writePage('bank', [], 'bare', wordingsOf('test')[1]!, new Random(3), 0);
    const filled = tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)).filter((text) => text !== '');
    expect(new Set(html.match(/data-table="\d+" data-row="\d+" data-column="\d+"/g)).size).toBeGreaterThanOrEqual(filled.length);
  });
});
