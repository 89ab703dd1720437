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
});
