import type { Document } from '../../model/document';
import { toGrid } from '../../model/table';
import { readHtml } from './html-reader';

const read = async (html: string | Buffer): Promise<Document> => (await readHtml(Buffer.from(html as string), {})).read();
const grids = async (html: string): Promise<string[][][]> => (await read(html)).tables.map(toGrid);

describe('readHtml', () => {
  it('reads a table whose cells are never closed', async () => {
    expect(await grids('<table><tr><th>Item<th>Qty<tr><td>Nut<td>5<tr><td>Bolt<td>7</table>')).toEqual([[['Item', 'Qty'], ['Nut', '5'], ['Bolt', '7']]]); // prettier-ignore
  });

  it('resolves spans the way a browser does', async () => {
    const html = '<table><tr><th rowspan=2>Item<th colspan=2>Cost<tr><th>Net<th>Gross<tr><td>Nut<td>1<td>2</table>';
    const { tables } = await read(html);
    expect(tables[0]!.headerRows).toBe(2);
    expect(toGrid(tables[0]!)).toEqual([['Item', 'Cost', 'Cost'], ['Item', 'Net', 'Gross'], ['Nut', '1', '2']]); // prettier-ignore
  });

  it('cuts spans that reach past the table', async () => {
    const [table] = (await read('<table><tr><td rowspan=9000>a<td>b<tr><td>c</table>')).tables;
    expect(table).toMatchObject({ rowCount: 2, columnCount: 2 });
  });

  it('takes the table inside a layout table, and the layout’s text as lines', async () => {
    const html = '<table><tr><td>Dear <b>Ada</b>,<br>thank you.<td><table><tr><th>Item<th>Qty<tr><td>Nut<td>5</table></table>';
    const { tables, lines } = await read(html);
    expect(tables.map(toGrid)).toEqual([[['Item', 'Qty'], ['Nut', '5']]]); // prettier-ignore
    expect(lines).toEqual(['Dear Ada,', 'thank you.']);
  });

  it('takes a table marked as presentation for text', async () => {
    const { tables, lines } = await read('<table role="presentation"><tr><td>Left<td>Right</table>');
    expect(tables).toEqual([]);
    expect(lines).toEqual(['Left', 'Right']);
  });

  it('drops what nobody sees', async () => {
    const { lines } = await read(
      '<head><title>t</title></head><style>p{}</style><script>var a="<p>x";</script><p>Seen</p><noscript>n</noscript>',
    );
    expect(lines).toEqual(['Seen']);
  });

  it('parts a headless table at its blank rows', async () => {
    const html =
      '<table><tr><td colspan=2>Statement<tr><td>Owner<td>Ada<tr><td><td><tr><td>Date<td>Sum<tr><td>2024-01-01<td>5.00<tr><td>2024-01-02<td>6.00</table>';
    const { tables, lines } = await read(html);
    expect(tables.map(toGrid)).toEqual([[['Owner', 'Ada']], [['Date', 'Sum'], ['2024-01-01', '5.00'], ['2024-01-02', '6.00']]]); // prettier-ignore
    expect(lines).toEqual(['Statement']);
  });

  it('keeps the caption as the title', async () => {
    expect((await read('<table><caption>Stock</caption><tr><td>a<td>1<tr><td>b<td>2</table>')).tables[0]!.title).toBe('Stock');
  });

  it('honours a declared charset', async () => {
    const { lines } = await read(Buffer.from('<meta charset="iso-8859-2"><p>\xa3\xf3d\xbc</p>', 'latin1'));
    expect(lines).toEqual(['Łódź']);
  });

  it('counts every started 3,000 characters as a unit', async () => {
    expect((await readHtml(Buffer.from(`<p>${'a'.repeat(3_000)}</p>`), {})).pageCount).toBe(1);
    expect((await readHtml(Buffer.from(`<p>${'a'.repeat(3_001)}</p>`), {})).pageCount).toBe(2);
    await expect(readHtml(Buffer.from(`<p>${'a'.repeat(3_001)}</p>`), { maxPages: 1 })).rejects.toMatchObject({
      code: 'page_limit_exceeded',
    });
  });

  it('expands no entity of a document type declaration', async () => {
    const bomb = '<!DOCTYPE html [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><p>&b;</p>';
    expect((await read(bomb)).lines.join('')).not.toContain('haha');
  });

  it('survives 200,000 open elements', async () => {
    expect((await read(`${'<div>'.repeat(200_000)}deep`)).lines).toEqual(['deep']);
  });

  it('refuses tables nested past all layout', async () => {
    await expect(read('<table><tr><td>'.repeat(1_000))).rejects.toMatchObject({ code: 'corrupt_document' });
  });

  it('refuses spans that multiply into more cells than a worker can hold', async () => {
    await expect(read(`<table>${`<tr>${'<td colspan=1000>a'.repeat(20)}`.repeat(200)}</table>`)).rejects.toMatchObject({
      code: 'corrupt_document',
    });
  });

  it('parts the tables of a sheet that was saved as a page, merged rows or not', async () => {
    const sheet =
      '<table><tr><td>Sales<td><td><tr><td><td><td><tr><td>Region<td>Plan<td>Made<tr><td rowspan=2>North<td>10<td>9<tr><td>5<td>6' +
      '<tr><td><td><td><tr><td>Name<td>Hours<td><tr><td>Ada<td>38<td><tr><td>Bo<td>12<td></table>';
    expect(await grids(sheet)).toEqual([
      [['Region', 'Plan', 'Made'], ['North', '10', '9'], ['North', '5', '6']], // prettier-ignore
      [['Name', 'Hours', ''], ['Ada', '38', ''], ['Bo', '12', '']], // prettier-ignore
    ]);
  });
});
