import { exportFileName } from './file-name';

describe('exportFileName', () => {
  it.each([
    ['invoice.pdf', 'invoice.csv'],
    ['Rechnung März 2024.PDF', 'Rechnung März 2024.csv'],
    ['version 1.2 final.docx', 'version 1.2 final.csv'],
    ['no extension', 'no extension.csv'],
    ['Q1. Report', 'Q1. Report.csv'],
    ['請求書.png', '請求書.csv'],
  ])('keeps the base name of %j', (original, expected) => {
    expect(exportFileName(original, 'csv')).toBe(expected);
  });

  it.each([
    ['../../etc/passwd.txt', 'passwd.xlsx'],
    ['C:\\Users\\x\\bill.pdf', 'bill.xlsx'],
    ['a"b;c\r\nSet-Cookie: x.pdf', 'a b;c Set-Cookie x.xlsx'],
    ['bill\u202efdp.exe', 'bill fdp.xlsx'],
    ['a\u0000b.pdf', 'a b.xlsx'],
    ['half \ud83d.pdf', 'half.xlsx'],
    ['CON.pdf', 'extraction.xlsx'],
    ['...', 'extraction.xlsx'],
    ['', 'extraction.xlsx'],
    ['.pdf', 'extraction.xlsx'],
    ['/', 'extraction.xlsx'],
  ])('makes %j safe', (original, expected) => {
    expect(exportFileName(original, 'xlsx')).toBe(expected);
  });

  it('fits a file system, without cutting a character in two', () => {
    const name = exportFileName(`${'🧾'.repeat(300)}.pdf`, 'json');
    expect(name).toBe(`${'🧾'.repeat(60)}.json`);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
  });
});
