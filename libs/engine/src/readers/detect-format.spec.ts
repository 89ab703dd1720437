import { zipOf } from '@gridline/testing';
import { detectFormat } from './detect-format';
import { docxOf, paragraph, sheetXml, xlsxOf } from './fixtures/packages';

const MAIL = 'From: a@example.com\r\nTo: b@example.com\r\nSubject: Invoice\r\nMIME-Version: 1.0\r\n\r\nHello';
const CII = '<?xml version="1.0"?><rsm:CrossIndustryInvoice xmlns:rsm="urn:x"></rsm:CrossIndustryInvoice>';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');

describe('detectFormat', () => {
  it.each([
    ['pdf', Buffer.from('%PDF-1.7\n...')],
    ['pdf', Buffer.from('junk\n%PDF-1.4\n1 0 obj\n<<>>\nstartxref\n0\n%%EOF')],
    ['pdf', Buffer.from('1 0 obj\n<</Type /Catalog>>\nendobj\ntrailer\nstartxref\n0\n%%EOF')],
    ['png', PNG],
    ['gif', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(20)])],
    ['xlsx', xlsxOf([{ name: 'A', xml: sheetXml([[1]]) }])],
    ['docx', docxOf(paragraph('Hello'))],
    ['ods', zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' })],
    ['csv', Buffer.from('a,b,c\n1,2,3\n4,5,6\n')],
    ['csv', Buffer.from('\ufeffName;Wert\nA;1,5\nB;2,5\n', 'utf16le')],
    ['html', Buffer.from('<!DOCTYPE html><p>Hello')],
    ['html', Buffer.from('  <table><tr><td>1')],
    ['xml', Buffer.from(CII)],
    ['eml', Buffer.from(MAIL)],
    ['text', Buffer.from('Dear Sir,\n\nplease find the goods, as agreed.\nYours\n')],
  ])('tells %s by its bytes', async (format, bytes) => {
    expect(await detectFormat(bytes)).toBe(format);
  });

  it('takes text whose first letters are those of a bitmap for text', async () => {
    expect(await detectFormat(Buffer.from('BMW AG\nMünchen\n'))).toBe('text');
  });

  it('takes a white picture that is not packed for a picture', async () => {
    const white = Buffer.alloc(100_000, 0xff);
    const bitmap = Buffer.from('424db686010000000000360000002800000064000000640000000100180000000000', 'hex');
    expect(await detectFormat(Buffer.concat([bitmap, white]))).toBe('bmp');
    expect(await detectFormat(Buffer.concat([Buffer.from('49492a0008000000', 'hex'), white]))).toBe('tiff');
  });

  it('takes a text about a picture format for text', async () => {
    expect(await detectFormat(Buffer.from('GIF89a is a format of pictures.\n'))).toBe('text');
  });

  it('does not take a mail that quotes a PDF header for a PDF', async () => {
    expect(await detectFormat(Buffer.from(`${MAIL}\n%PDF-1.4\n%%EOF`))).toBe('eml');
  });

  it('lets the name settle CSV against text, and nothing else', async () => {
    expect(await detectFormat(Buffer.from('Name\nAda\nBob\n'), 'names.csv')).toBe('csv');
    expect(await detectFormat(Buffer.from('%PDF-1.7'), 'names.csv')).toBe('pdf');
  });

  it.each([
    ['empty_file', Buffer.alloc(0)],
    ['no_content', Buffer.from(' \n\t ')],
    ['unsupported_media_type', zipOf({ 'a.txt': 'hello' })],
    ['unsupported_media_type', Buffer.from('<?xml version="1.0"?><rss></rss>')],
    ['unsupported_media_type', Buffer.from('{\\rtf1 hello}')],
    ['unsupported_media_type', Buffer.from([0, 1, 2, 3, 255, 254, 0, 7, 8, 9, 200, 3])],
    ['encrypted_document', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')])],
    ['corrupt_document', Buffer.from('PK\x03\x04 and then nothing')],
  ])('refuses with %s', async (code, bytes) => {
    await expect(detectFormat(bytes)).rejects.toMatchObject({ name: 'EngineError', code });
  });
});
