import { extractionExport } from '@gridline/contracts';
import { bytesOf, chunksOf, makeHead, NASTY_CELLS } from '../exports/extraction.factory';
import { writeJson } from './write-json';

const written = async (...parameters: Parameters<typeof writeJson>): Promise<unknown> =>
  JSON.parse((await bytesOf(writeJson(...parameters))).toString('utf8'));

describe('writeJson', () => {
  it('writes exactly the members of the specification, in its order', async () => {
    const json = await written(makeHead({ rowCount: 1 }), chunksOf([['a', 'b']]));
    expect(Object.keys(json as object)).toEqual(Object.keys(extractionExport.shape));
    expect(extractionExport.strict().parse(json)).toEqual(json);
  });

  it('alters nothing: cells arrive as they were read, formulas and all', async () => {
    const rows = NASTY_CELLS.map((cell) => [cell, cell]);
    const metadata = Object.fromEntries(NASTY_CELLS.map((cell, index) => [`key${index}`, cell]));
    const json = await written(makeHead({ metadata, columns: ['=a', '"b"'] }), chunksOf(rows.slice(0, 7), [], rows.slice(7)));
    expect(json).toMatchObject({ rows, metadata, columns: ['=a', '"b"'] });
  });

  it('writes an empty list for a table without rows', async () => {
    expect(await written(makeHead(), chunksOf())).toMatchObject({ rows: [] });
    expect(await written(makeHead(), chunksOf([], []))).toMatchObject({ rows: [] });
  });
});
