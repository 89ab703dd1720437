import { LIST_PAGE_BYTES } from '@gridline/contracts';
import { extractionText, listText, type ListedHead } from './extraction-text';

async function* texts(...pieces: string[]): AsyncGenerator<string> {
  yield* pieces;
}

async function* headsOf(...ids: string[]): AsyncGenerator<ListedHead> {
  for (const id of ids) yield { id, rowCount: 7 };
}

async function read(pieces: AsyncIterable<string>): Promise<unknown> {
  let json = '';
  for await (const piece of pieces) json += piece;
  return JSON.parse(json);
}

const toItem = ({ id }: ListedHead) => ({ id });

describe('an extraction as text', () => {
  it('is its head with its rows', async () => {
    expect(await read(extractionText({ id: 'ext_1' }, texts('["a"]', ',["b"]')))).toEqual({ id: 'ext_1', rows: [['a'], ['b']] });
  });

  it('has the places of columns, fields and cells where they are asked for', async () => {
    const known = { columns: [null], fields: {}, metadataConfidence: {}, pages: [], checks: [] };
    const provenance = { known, cells: texts('[null]'), cellConfidence: texts('[1]') };
    expect(await read(extractionText({ id: 'ext_1' }, texts('["a"]'), { provenance }))).toEqual({
      id: 'ext_1',
      rows: [['a']],
      provenance: { ...known, cells: [[null]], cellConfidence: [[1]] },
    });
  });

  it('has every table with its rows where they are asked for', async () => {
    const tables = [
      { head: { page: 1 }, rows: texts('["a"]', ',["b"]') },
      { head: { page: 2 }, rows: texts() },
    ];
    expect(await read(extractionText({ id: 'ext_1' }, texts(), { tables }))).toEqual({
      id: 'ext_1',
      rows: [],
      tables: [
        { page: 1, rows: [['a'], ['b']] },
        { page: 2, rows: [] },
      ],
    });
  });
});

describe('a page of the list as text', () => {
  const pagination = { page: 1 };

  it('has every extraction with its rows', async () => {
    expect(await read(listText(headsOf('a', 'b'), toItem, ({ id }) => texts(`["${id}"]`), { pagination }))).toEqual({
      data: [
        { id: 'a', rows: [['a']] },
        { id: 'b', rows: [['b']] },
      ],
      pagination,
    });
  });

  it('may have none', async () => {
    expect(await read(listText(headsOf(), toItem, () => texts(), { pagination }))).toEqual({ data: [], pagination });
  });

  it('says of the items that come after it is full how many rows they have, and gives none', async () => {
    const large = `["${'x'.repeat(LIST_PAGE_BYTES / 2)}"]`;
    const page = (await read(listText(headsOf('a', 'b', 'c', 'd'), toItem, () => texts(large), { pagination }))) as {
      data: { id: string; rows: string[][]; rowsOmitted?: number }[];
    };
    expect(page.data.map(({ id, rows, rowsOmitted }) => [id, rows.length, rowsOmitted])).toEqual([
      ['a', 1, undefined],
      ['b', 1, undefined],
      ['c', 0, 7],
      ['d', 0, 7],
    ]);
  });
});
