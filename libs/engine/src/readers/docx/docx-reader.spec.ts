import type { Document } from '../../model/document';
import { toGrid } from '../../model/table';
import { docxOf, paragraph, wordCell } from '../fixtures/packages';
import { readDocx } from './docx-reader';

const row = (...cells: string[]): string => `<w:tr>${cells.join('')}</w:tr>`;

describe('readDocx', () => {
  it('reads running text and tables', async () => {
    const body = `${paragraph('Offer 17')}<w:tbl>${row(wordCell('Item'), wordCell('Qty'))}${row(wordCell('Nut'), wordCell('5'))}</w:tbl>${paragraph('Regards')}`;
    const document = await (await readDocx(docxOf(body), {})).read();
    expect(document.tables.map(toGrid)).toEqual([[['Item', 'Qty'], ['Nut', '5']]]); // prettier-ignore
    expect(document.lines).toEqual(['Offer 17', 'Regards']);
  });

  it('repeats merged cells over what they cover', async () => {
    const body = `<w:tbl>${row(wordCell('Item', '<w:vMerge w:val="restart"/>'), wordCell('Cost', '<w:gridSpan w:val="2"/>'))}${row(wordCell('', '<w:vMerge/>'), wordCell('Net'), wordCell('Gross'))}${row(wordCell('Nut'), wordCell('1'), wordCell('2'))}</w:tbl>`;
    const { tables } = await (await readDocx(docxOf(body), {})).read();
    expect(toGrid(tables[0]!)).toEqual([['Item', 'Cost', 'Cost'], ['Item', 'Net', 'Gross'], ['Nut', '1', '2']]); // prettier-ignore
  });

  it('counts units by its text', async () => {
    expect((await readDocx(docxOf(paragraph('a'.repeat(6_001))), {})).pageCount).toBe(3);
  });

  it('refuses a damaged document', async () => {
    await expect(readDocx(docxOf('<w:p><w:r>'), {})).rejects.toMatchObject({ code: 'corrupt_document' });
  });

  it('refuses a bomb before it is read', async () => {
    await expect(readDocx(docxOf(paragraph(' '.repeat(250_000_000))), {})).rejects.toMatchObject({ code: 'corrupt_document' });
  });

  const read = async (body: string, parts: Record<string, string> = {}): Promise<Document> =>
    (await readDocx(docxOf(body, parts), {})).read();
  const table = (...rows: string[]): string => `<w:tbl>${rows.join('')}</w:tbl>`;

  it('keeps a row without cells of its own, and the columns before its first', async () => {
    const body = table(
      row(wordCell('Item'), wordCell('Cost', '<w:vMerge w:val="restart"/>')),
      row(wordCell(''), wordCell('', '<w:vMerge/>')),
      `<w:tr><w:trPr><w:gridBefore w:val="1"/></w:trPr>${wordCell('1')}</w:tr>`,
    );
    const [only] = (await read(body)).tables;
    expect(toGrid(only!)).toEqual([['Item', 'Cost'], ['', 'Cost'], ['', '1']]); // prettier-ignore
  });

  it('shows what Word shows: no deleted or hidden text, one of two forms of a drawing, ticks of old and new forms', async () => {
    const run = (inner: string): string => `<w:r>${inner}</w:r>`;
    const box = `<w:drawing><a:t>no</a:t><w:txbxContent>${paragraph('in a box')}</w:txbxContent></w:drawing>`;
    const tick = (state: string): string =>
      `<w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox>${state}</w:checkBox></w:ffData></w:fldChar>`;
    const body = [
      `<w:p>${run('<w:t>stays</w:t>')}<w:del>${run('<w:delText>gone</w:delText>')}</w:del>${run('<w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t>')}</w:p>`,
      `<w:p>${run(`<mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`)}</w:p>`,
      `<w:p>${run(tick('<w:default w:val="0"/><w:checked/>'))}${run('<w:t>tea</w:t>')}${run(tick('<w:default w:val="0"/>'))}</w:p>`,
      `<w:p>${run('<w:sym w:font="Wingdings" w:char="F0FE"/><w:t>milk</w:t><w:tab/><w:t>2</w:t><w:br/><w:t>below</w:t>')}</w:p>`,
    ];
    expect((await read(body.join(''))).lines).toEqual(['stays', 'in a box', '☒tea☐', '☑milk\t2', 'below']);
  });

  it('reads the heads and feet of the pages, each line once', async () => {
    const part = (text: string): string => `<w:hdr>${paragraph(text)}</w:hdr>`;
    const { lines } = await read(paragraph('Dear Ada'), {
      'word/header1.xml': part('Gridline Ltd'),
      'word/header2.xml': part('Gridline Ltd'),
      'word/footer1.xml': part('IBAN 1'),
    });
    expect(lines).toEqual(['Gridline Ltd', 'Dear Ada', 'IBAN 1']);
  });
});
