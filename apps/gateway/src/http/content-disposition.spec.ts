import { contentDisposition } from './content-disposition';

describe('contentDisposition', () => {
  it('gives old clients an ASCII name and others the real one', () => {
    expect(contentDisposition('attachment', 'Café № 7.csv')).toBe(
      `attachment; filename="Cafe No 7.csv"; filename*=UTF-8''Caf%C3%A9%20%E2%84%96%207.csv`,
    );
  });

  it('lets no quote, backslash, line break or path out of the header', () => {
    const header = contentDisposition('inline', `a"b\\c/d\r\nSet-Cookie: x=1`);
    expect(header).not.toMatch(/[\r\n]/);
    expect(header).toContain('filename="a_b_c_dSet-Cookie: x=1"');
  });

  it('has a name where nothing of it is ASCII', () => {
    expect(contentDisposition('attachment', '請求書')).toContain('filename="document"');
  });
});
