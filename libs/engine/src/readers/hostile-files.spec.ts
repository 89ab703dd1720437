import { zipOf } from '@gridline/testing';
import { EngineError } from '../model/engine-error';
import { extractDocument } from '../extract-document';
import { docxOf, paragraph, sheetXml, wordCell, xlsxOf } from './fixtures/packages';

const sheet = (xml: string): Buffer => xlsxOf([{ name: 'S', xml }]);
const cell = (reference: string, value: string): string =>
  `<row r="${/\d+/.exec(reference)![0]}"><c r="${reference}"><v>${value}</v></c></row>`;
const TWO_CELLS = `<sheetData>${cell('A1', '1')}${cell('C5', '2')}</sheetData>`;

/** `A`, `B`, ... `XFD`. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

function nestedMail(depth: number): string {
  const head = (subject: string): string => `From: a@example.com\r\nTo: b@example.com\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\n`;
  let mail = `${head('innermost')}\r\nhello\r\n`;
  for (let level = 0; level < depth; level++) {
    mail = `${head(`level ${level}`)}Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\nContent-Type: message/rfc822\r\nContent-Disposition: attachment; filename=m.eml\r\n\r\n${mail}\r\n--b${level}--\r\n`;
  }
  return mail;
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CIRCULAR = `<Relationships><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/><Relationship Id="r2" Type="${RELATIONS}/aFChunk" Target="document.xml"/></Relationships>`;
const LAUGHS = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
const ods = (rows: string): Buffer =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
    'styles.xml': '<office:document-styles xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>',
    'content.xml': `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="S">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });

type HostileFile = readonly [what: string, fileName: string, bytes: () => Buffer | string, code?: string];

/** Files that would take minutes, gigabytes or another's secrets, and the code they are refused with; absent where they are answered. */
const HOSTILE: readonly HostileFile[] = [
  ['a cell of a hundred thousand blanks', 'a.csv', () => `a,b,c\n1${' '.repeat(100_000)}x,2,3\n4,5,6\n`],
  ['a label repeated in one cell', 'a.csv', () => `Total:,b\n${'Invoice No: '.repeat(50_000)},1\n`],
  ['brackets that never close', 'a.csv', () => `a,b\n${'<x>,('.repeat(30_000)}\n`],
  ['quotes that never close', 'a.csv', () => `a,b\n${'"x,'.repeat(300_000)}`, 'corrupt_document'],
  ['a line of one endless cell', 'a.csv', () => 'a'.repeat(11_000_000), 'corrupt_document'],
  ['more cells in a line than a table may have', 'a.csv', () => 'a,'.repeat(1_300_000), 'corrupt_document'],
  ['more columns than anyone has', 'a.csv', () => 'a,'.repeat(100_001), 'corrupt_document'],
  ['a sheet of 16,384 columns', 'a.csv', () => `${Array.from({ length: 16_384 }, (_, at) => at).join(',')}\n`.repeat(20)],
  ['millions of empty lines', 'a.csv', () => `${'\n'.repeat(2_000_000)}a,b\n1,2\n`],
  ['NUL bytes', 'a.csv', () => 'a\0,b\n\x001,2\0\n', 'unsupported_media_type'],
  ['nothing but NUL bytes', 'a.csv', () => Buffer.alloc(100_000), 'unsupported_media_type'],
  [
    'lone surrogates',
    'a.csv',
    () => Buffer.concat([Buffer.from('\ufeffa,b\n1,', 'utf16le'), Buffer.from([0, 0xd8]), Buffer.from('\n2,3\n', 'utf16le')]),
  ],
  [
    'a format code of twenty thousand characters',
    'a.xlsx',
    () =>
      xlsxOf([{ name: 'S', xml: `<sheetData>${'<row><c s="0"><v>1.5</v></c></row>'.repeat(20_000)}</sheetData>` }], {
        styles: `<numFmts><numFmt numFmtId="200" formatCode="#,##0.${'0'.repeat(20_000)}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs>`,
      }),
  ],
  ['a dimension that lies', 'a.xlsx', () => sheet(`<dimension ref="A1:XFD1048576"/>${TWO_CELLS}`)],
  ['a merge over the whole sheet', 'a.xlsx', () => sheet(`${TWO_CELLS}<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>`)],
  [
    'twenty thousand merges that overlap',
    'a.xlsx',
    () =>
      sheet(
        `${sheetXml(Array.from({ length: 300 }, () => new Array<number>(200).fill(1)))}<mergeCells>${Array.from({ length: 20_000 }, (_, at) => `<mergeCell ref="${columnName(at % 200)}${Math.floor(at / 200) + 1}:GR300"/>`).join('')}</mergeCells>`,
      ),
  ],
  ['a sheet nested two hundred thousand deep', 'a.xlsx', () => sheet('<a>'.repeat(200_000)), 'corrupt_document'],
  [
    'entities in a sheet',
    'a.xlsx',
    () => sheet(`${LAUGHS}<sheetData><row><c t="str"><v>&b;&c;</v></c></row></sheetData>`),
    'corrupt_document',
  ],
  [
    'a row that says it is repeated a million times',
    'a.ods',
    () =>
      ods(
        '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
      ),
    'no_content',
  ],

  [
    'a text repeated in every cell of a sheet',
    'a.ods',
    () =>
      ods(
        '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384" office:value-type="string"><text:p>hello</text:p></table:table-cell></table:table-row>',
      ),
    'corrupt_document',
  ],
  [
    'a colspan of a hundred million',
    'a.html',
    () => '<table><tr><td colspan=100000000 rowspan=100000000>x</td><td>y</td></tr><tr><td>1</td><td>2</td></tr></table>',
  ],
  ['open elements of many kinds', 'a.html', () => `<html>${'<b><i><a>'.repeat(100_000)}x`],
  ['tables inside tables', 'a.html', () => `<html>${'<table><tr><td>'.repeat(100_000)}x`, 'corrupt_document'],
  ['thirty thousand tables', 'a.html', () => `<html>${'<table><tr><td>Total:</td><td>1.00</td></tr></table>'.repeat(30_000)}`],
  ['mails fifty deep', 'a.eml', () => nestedMail(50), 'corrupt_document'],
  [
    'entities in an invoice',
    'a.xml',
    () => `<?xml version="1.0"?>${LAUGHS}<Invoice xmlns="urn:x"><ID>&c;</ID></Invoice>`,
    'corrupt_document',
  ],
  [
    'an invoice nested a million deep',
    'a.xml',
    () => `<?xml version="1.0"?><Invoice xmlns="urn:x">${'<a>'.repeat(1_000_000)}`,
    'corrupt_document',
  ],
  [
    'parts that include one another',
    'a.docx',
    () => docxOf(`${paragraph('hello')}<w:altChunk r:id="r2"/>`, { 'word/_rels/document.xml.rels': CIRCULAR }),
  ],
  [
    'a grid span of a hundred million',
    'a.docx',
    () => docxOf(`<w:tbl><w:tr>${wordCell('x', '<w:gridSpan w:val="100000000"/>')}</w:tr><w:tr>${wordCell('y')}</w:tr></w:tbl>`),
  ],
  ['tables of Word inside one another', 'a.docx', () => docxOf('<w:tbl><w:tr><w:tc>'.repeat(3_000)), 'corrupt_document'],
];

/** The code of the refusal; undefined where there is an answer. */
async function refusalOf(bytes: Buffer, fileName: string): Promise<string | undefined> {
  try {
    await extractDocument(bytes, { fileName });
    return undefined;
  } catch (error) {
    if (error instanceof EngineError) return error.code;
    throw error;
  }
}

describe('hostile files', () => {
  it.each(HOSTILE.map(([what, fileName, bytes, code]) => ({ what, fileName, bytes, code })))(
    'end soon, with an answer or a code: $what ($fileName)',
    async ({ fileName, bytes, code }) => {
      const content = bytes();
      expect(await refusalOf(typeof content === 'string' ? Buffer.from(content) : content, fileName)).toBe(code);
    },
  );
});
