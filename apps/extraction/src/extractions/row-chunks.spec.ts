import { toChunks } from './row-chunks';

const table = (rows: string[][]) => ({
  rows,
  provenance: rows.map((row) => row.map(() => null)),
  confidence: rows.map((row) => row.map(() => 1)),
});

describe('toChunks', () => {
  it('keeps every row once and in order, places and confidences beside them', () => {
    const rows = Array.from({ length: 2_500 }, (_, index) => [`${index}`]);
    const chunks = toChunks(table(rows));
    expect(chunks.flatMap((chunk) => chunk.rows)).toEqual(rows);
    expect(chunks.map(({ index, firstRow }) => [index, firstRow])).toEqual([
      [0, 0],
      [1, 1_000],
      [2, 2_000],
    ]);
    expect(chunks.every((chunk) => chunk.rows.length === chunk.provenance.length && chunk.rows.length === chunk.confidence.length)).toBe(
      true,
    );
  });

  it('cuts wide rows sooner, so that a chunk fits into a message', () => {
    const chunks = toChunks(table(Array.from({ length: 100 }, () => ['é'.repeat(10_000)])));
    expect(Math.max(...chunks.map((chunk) => Buffer.byteLength(JSON.stringify(chunk.rows))))).toBeLessThan(300 * 1024);
    expect(chunks.flatMap((chunk) => chunk.rows)).toHaveLength(100);
  });

  it('gives a row that is larger than a chunk one of its own', () => {
    const chunks = toChunks(table([['a'], ['x'.repeat(1_000_000)], ['b']]));
    expect(chunks.map((chunk) => chunk.rows.length)).toEqual([1, 1, 1]);
  });

  it('makes no chunk of no rows', () => {
    expect(toChunks(table([]))).toEqual([]);
  });
});
