import { utils, write } from '@e965/xlsx';
import { Random } from '@gridline/testing';
import { EngineError } from '../model/engine-error';
import { docxOf, paragraph, sheetXml, wordCell, xlsxOf } from './fixtures/packages';
import { openSource } from './open-source';

const ROWS = [['Item', 'Qty', 'Price'], ['Nut', 5, 1.5], ['Bolt', 7, 2.25]]; // prettier-ignore
const book = (bookType: 'ods' | 'biff8' | 'xlsb'): Buffer =>
  write(utils.book_new(utils.aoa_to_sheet(ROWS), 'Data'), { type: 'buffer', bookType }) as Buffer;
const MAIL =
  'From: a@example.com\r\nTo: b@example.com\r\nSubject: Stock\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=B\r\n\r\n--B\r\nContent-Type: text/html\r\n\r\n<table><tr><td>a<td>b</table>\r\n--B\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename=a.csv\r\n\r\na,b,c\n1,2,3\n\r\n--B--';
const UBL =
  '<Invoice xmlns="urn:x"><ID>1</ID><IssueDate>2024-01-01</IssueDate><InvoiceLine><ID>1</ID><Item><Name>Nut</Name></Item></InvoiceLine></Invoice>';

const SOUND: [format: string, bytes: Buffer][] = [
  ['csv', Buffer.from('Item;Qty;"Price, net"\nNut;5;"1,50"\nBolt;7;"2,25"\n')],
  ['html', Buffer.from('<h1>Stock</h1><table><tr><th rowspan=2>Item<th colspan=2>Cost<tr><td>1<td>2</table>')],
  ['text', Buffer.from('Dear Ada,\n\nItem    Qty\nNut       5\n')],
  ['eml', Buffer.from(MAIL)],
  ['xml', Buffer.from(UBL)],
  ['xlsx', xlsxOf([{ name: 'Data', xml: `${sheetXml(ROWS)}<mergeCells><mergeCell ref="A1:B1"/></mergeCells>` }])],
  ['docx', docxOf(`${paragraph('Stock')}<w:tbl><w:tr>${wordCell('a')}${wordCell('b')}</w:tr></w:tbl>`)],
  ['ods', book('ods')],
  ['xls', book('biff8')],
  ['xlsb', book('xlsb')],
];

/** Ways in which files arrive broken: bytes turned, an end cut off, a part doubled, a part lost. */
function damage(bytes: Buffer, random: Random): Buffer {
  const at = random.whole(0, bytes.length - 1);
  const end = Math.min(bytes.length, at + random.whole(1, 64));
  const turned = Buffer.from(bytes);
  for (let count = random.whole(1, 8); count > 0; count--) turned[random.whole(0, bytes.length - 1)] = random.whole(0, 255);
  return random.pick([
    turned,
    bytes.subarray(0, at),
    Buffer.concat([bytes.subarray(0, end), bytes.subarray(at)]),
    Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)]),
  ]);
}

/** Reads a file to the end; undefined where it went well, else the error. */
async function failureOf(bytes: Buffer): Promise<unknown> {
  try {
    const source = await openSource(bytes);
    await source.read();
    source.close();
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('damaged files', () => {
  // Libraries print what they stumble over.
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(console, 'warn').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(SOUND)('are sound to begin with (%s)', async (_, bytes) => {
    expect(await failureOf(bytes)).toBeUndefined();
  });

  it.each(SOUND)('are read or refused with a code, never anything else (%s)', async (_, bytes) => {
    const random = new Random(17);
    const strange: unknown[] = [];
    for (let round = 0; round < 100; round++) {
      const failure = await failureOf(damage(bytes, random));
      if (failure !== undefined && !(failure instanceof EngineError)) strange.push(failure);
    }
    expect(strange).toEqual([]);
  });
});
