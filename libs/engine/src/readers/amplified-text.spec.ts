import { zipOf } from '@gridline/testing';
import { extractDocument } from '../extract-document';
import { EngineError } from '../model/engine-error';
import { docxOf, sheetXml, wordCell, xlsxOf } from './fixtures/packages';

/** A text of which 2,500 places are more than an answer may hold, with blanks that are folded anew in each place. */
const LONG = 'long  text '.repeat(1_000);
const PLACES = 2_500;

const sharedCells = `<sheetData>${'<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'.repeat(PLACES / 2)}</sheetData>`;
const ods = (rows: string): Buffer =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
    'content.xml': `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="S">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });

type AmplifiedFile = readonly [what: string, fileName: string, bytes: () => Buffer | string];

/** Files of some kilobytes whose answer would be hundreds of megabytes, since one text stands in many places. */
const AMPLIFIED: readonly AmplifiedFile[] = [
  ['one shared string in many cells', 'a.xlsx', () => xlsxOf([{ name: 'S', xml: sharedCells }], { strings: [`<t>${LONG}</t>`] })],
  [
    'one shared string in cells of many sheets',
    'a.xlsx',
    () =>
      xlsxOf(
        Array.from({ length: 10 }, (_, at) => ({
          name: `S${at}`,
          xml: `<sheetData>${'<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'.repeat(PLACES / 20)}</sheetData>`,
        })),
        { strings: [`<t>${LONG}</t>`] },
      ),
  ],
  [
    'merged cells of a sheet',
    'a.xlsx',
    () => xlsxOf([{ name: 'S', xml: `${sheetXml([['a', LONG], ...Array.from({ length: PLACES }, () => [1, '', 2])])}<mergeCells><mergeCell ref="B1:B${PLACES}"/></mergeCells>` }]), // prettier-ignore
  ],
  [
    'a cell of a sheet that is repeated',
    'a.ods',
    () =>
      ods(
        `<table:table-row table:number-rows-repeated="${PLACES / 50}"><table:table-cell table:number-columns-repeated="50" office:value-type="string"><text:p>${LONG}</text:p></table:table-cell></table:table-row>`,
      ),
  ],
  [
    'spanning cells of a page',
    'a.html',
    () => `<table><tr><th>a<th>b</tr><tr><td rowspan=${PLACES} colspan=2>${LONG}</td></tr>${'<tr><td>x</td></tr>'.repeat(PLACES)}</table>`,
  ],
  [
    'spanning cells of a text document',
    'a.docx',
    () =>
      docxOf(
        `<w:tbl>${Array.from({ length: 60 }, () => `<w:tr>${wordCell(LONG, '<w:gridSpan w:val="60"/>')}${wordCell('x')}</w:tr>`).join('')}</w:tbl>`,
      ),
  ],
  ['many long cells, none of them repeated', 'a.csv', () => `a,b\n${`${'x'.repeat(9_999)},1\n`.repeat(2_100)}`],
];

describe('one text in many places', () => {
  it.each(AMPLIFIED.map(([what, fileName, bytes]) => ({ what, fileName, bytes })))(
    'is refused before it fills the memory: $what ($fileName)',
    async ({ fileName, bytes }) => {
      const content = bytes();
      const error: unknown = await extractDocument(Buffer.from(content), { fileName }).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(EngineError);
      expect(error).toMatchObject({ code: 'corrupt_document', message: expect.stringContaining('20 million characters') as string });
    },
  );

  it('is answered as long as the whole answer is bounded', async () => {
    const strings = [`<t>${'y'.repeat(1_000)}</t>`];
    const { rows } = await extractDocument(xlsxOf([{ name: 'S', xml: sharedCells }], { strings }), { fileName: 'a.xlsx' });
    expect(rows.length).toBeGreaterThan(1_000);
  });
});
