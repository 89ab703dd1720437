import { toGrid } from '../../model/table';
import { openSource } from '../open-source';
import { sheetXml, xlsxOf } from '../fixtures/packages';

interface Part {
  type: string;
  name?: string;
  content: Buffer | string;
  disposition?: string;
}

/** A mail with the given body and parts. */
function mailOf(body: string, parts: readonly Part[] = [], type = 'text/plain'): Buffer {
  const head =
    'From: a@example.com\r\nTo: b@example.com\r\nSubject: Stock list\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=B\r\n\r\n';
  const bodyPart = `--B\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${body}\r\n`;
  const others = parts.map(
    ({ type: partType, name, content, disposition = 'attachment' }) =>
      `--B\r\nContent-Type: ${partType}${name ? `; name="${name}"` : ''}\r\nContent-Disposition: ${disposition}\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content as string).toString('base64')}\r\n`,
  );
  return Buffer.from(`${head}${bodyPart}${others.join('')}--B--\r\n`);
}

const XLSX: Part = { type: 'application/octet-stream', name: 'stock.bin', content: xlsxOf([{ name: 'S', xml: sheetXml([['Item', 'Qty'], ['Nut', 5]]) }]) }; // prettier-ignore
const CSV: Part = { type: 'text/csv', name: 'more.csv', content: 'Item,Qty,Unit\nBolt,7,pc\nGear,8,pc\n' };

describe('reading mails', () => {
  it('reads the body and its tables', async () => {
    const source = await openSource(mailOf('<p>Dear all</p><table><tr><th>Item<th>Qty<tr><td>Nut<td>5</table>', [], 'text/html'));
    const { tables, lines } = await source.read();
    expect(tables.map(toGrid)).toEqual([[['Item', 'Qty'], ['Nut', '5']]]); // prettier-ignore
    expect(lines).toEqual(['Stock list', 'Dear all']);
  });

  it('reads every attachment that is a document, judged by its bytes, pages numbered through', async () => {
    const source = await openSource(mailOf('See attached.', [XLSX, CSV]));
    expect(source).toMatchObject({ format: 'eml', pageCount: 2 });
    const { tables } = await source.read();
    expect(tables.map((table) => [table.page, toGrid(table)[1]])).toEqual([
      [1, ['Nut', '5']],
      [2, ['Bolt', '7', 'pc']],
    ]);
  });

  it('charges the body where nothing is attached', async () => {
    expect((await openSource(mailOf('word '.repeat(1_000)))).pageCount).toBe(2);
  });

  it('passes over attachments of no supported type and damaged ones', async () => {
    const source = await openSource(mailOf('See attached.', [{ type: 'application/zip', content: 'PK\x03\x04no' }, CSV]));
    expect((await source.read()).tables).toHaveLength(1);
  });

  it('says what is wrong with the only attachment of an empty mail', async () => {
    await expect(openSource(mailOf('', [{ type: 'application/zip', content: 'PK\x03\x04no' }]))).rejects.toMatchObject({
      code: 'corrupt_document',
    });
  });

  it('refuses more pages than allowed, over all attachments', async () => {
    await expect(openSource(mailOf('See attached.', [XLSX, CSV]), { maxPages: 1 })).rejects.toMatchObject({ code: 'page_limit_exceeded' });
  });

  it('reads a mail inside a mail, but not without end', async () => {
    const wrap = (mail: Buffer): Buffer => mailOf('', [{ type: 'application/octet-stream', name: 'm.eml', content: mail }]);
    expect((await (await openSource(wrap(mailOf('x', [CSV])))).read()).tables).toHaveLength(1);
    await expect(openSource(wrap(wrap(wrap(wrap(mailOf('x', [CSV]))))))).rejects.toMatchObject({ code: 'corrupt_document' });
  });

  it('prints a plain body that is the document, so that its columns are found', async () => {
    const { pages, lines } = await (await openSource(mailOf('Item   Qty\r\nNut      5\r\nBolt    12\r\n'))).read();
    expect(lines).toEqual([]);
    const words = pages[0]!.words.map(({ text, box }) => [text, box.right]);
    expect(words.map(([text]) => text)).toEqual(['Stock', 'list', 'Item', 'Qty', 'Nut', '5', 'Bolt', '12']);
    expect(new Set([words[3]![1], words[5]![1], words[7]![1]]).size).toBe(1);
  });

  it('takes the marks of replies and forwards off the subject', async () => {
    const mail = mailOf('See attached.', [CSV]).toString().replace('Subject: Stock list', 'Subject: AW: Fwd: Stock list');
    expect((await (await openSource(Buffer.from(mail))).read()).lines[0]).toBe('Stock list');
  });
});
