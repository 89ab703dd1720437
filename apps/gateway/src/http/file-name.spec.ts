import { contentDisposition } from './content-disposition';
import { uploadedName } from './file-name';

describe('the name of an uploaded file', () => {
  it.each([
    ['invoice.pdf', 'invoice.pdf'],
    ['C:\\files\\invoice.pdf', 'invoice.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['Rechnung %22Mai%22.pdf', 'Rechnung "Mai".pdf'],
    ['a%0D%0Ab.pdf', 'ab.pdf'],
    ['100%25 %41.pdf', '100%25 %41.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['in\u200Bvo\u2066ice\u2069\uFEFF.pdf', 'invoice.pdf'],
    ['a\u0000b\u0085c\u2028d.pdf', 'abcd.pdf'],
    ['फ़ाइल – счёт 請求書.pdf', 'फ़ाइल – счёт 請求書.pdf'],
    ['\u202E\u200B', 'document'],
    [undefined, 'document'],
    ['\ud83d.pdf', '\ufffd.pdf'],
  ])('of %j is %j', (given, expected) => {
    expect(uploadedName(given)).toBe(expected);
  });

  it('is sent without what nobody sees, of files too that were stored with it', () => {
    expect(contentDisposition('attachment', 'invoice\u202Efdp.exe')).toBe(
      `attachment; filename="invoicefdp.exe"; filename*=UTF-8''invoicefdp.exe`,
    );
  });
});
