import { documentWith } from './fixtures/documents';
import { ProgressBar } from './progress-bar';
import { showDocument } from './show-document';
import { toJsonLine } from './to-json-line';

const table = {
  page: 1,
  headerRows: 1,
  rows: [['Item', 'Item'], ['Nut', '1.50']], // prettier-ignore
  spans: [{ row: 0, column: 0, rowSpan: 1, columnSpan: 2 }],
  confidence: 0.8,
  box: { left: 1, top: 2, right: 3, bottom: 4 },
};
const done = {
  path: 'a.pdf',
  ok: true as const,
  elapsedMs: 12,
  document: documentWith({ metadata: { currency: 'EUR' }, tables: [table] }),
};
const refused = {
  path: 'b.pdf',
  ok: false as const,
  elapsedMs: 3,
  error: { code: 'corrupt_document' as const, message: 'The PDF is damaged.' },
};

describe('what the command prints', () => {
  it('has the members of the contract on a line of JSON', () => {
    expect(Object.keys(toJsonLine(done, false))).toEqual(
      'path ok docType columns rows metadata metadataConfidence confidence fieldConfidence cellConfidence pages elapsedMs'.split(' '),
    );
  });

  it('adds the tables where asked, with exactly their members', () => {
    const { box: _box, spans: _spans, ...printed } = table;
    const cells = [
      { r: 0, c: 0, rs: 1, cs: 2, t: 'Item' },
      { r: 1, c: 0, rs: 1, cs: 1, t: 'Nut' },
      { r: 1, c: 1, rs: 1, cs: 1, t: '1.50' },
    ];
    expect(toJsonLine(done, true).tables).toEqual([{ ...printed, cells }]);
  });

  it('tells a refusal by its code', () => {
    expect(toJsonLine(refused, true)).toEqual({
      path: 'b.pdf',
      ok: false,
      error: { code: 'corrupt_document', message: 'The PDF is damaged.' },
    });
  });

  it('shows a person the fields and the table', () => {
    expect(showDocument(done, false)).toBe('a.pdf\n  Table, 1 page, confidence 0.93, 12 ms\n  currency: EUR\n  Item  Sum\n  Nut   1.50\n');
  });

  it('shows a person what was refused and why', () => {
    const line = 'b.pdf\n  corrupt_document: The PDF is damaged.';
    expect(showDocument(refused, false)).toBe(`${line}\n`);
    expect(showDocument({ ...refused, cause: new Error('bad xref\n    at somewhere') }, false)).toBe(`${line} (bad xref)\n`);
    expect(showDocument({ ...refused, cause: new Error() }, false)).toBe(`${line}\n`);
  });

  it('shows a person every table found where asked, in lines that stay lines', () => {
    const broken = { ...table, rows: [['Item', 'Item'], ['Nut\nM6', '\u001b[31m1.50']] }; // prettier-ignore
    const document = { ...done.document, tables: [broken] };
    expect(showDocument({ ...done, document }, true)).toMatch(
      /\n {2}table 1, page 1, 2 x 2, header rows 1, confidence 0\.80\n {2}Item {4}Item\n {2}Nut M6 {2} \[31m1\.50\n$/,
    );
  });

  it('draws a bar on a terminal and stays silent elsewhere', () => {
    const written: string[] = [];
    const stream = (isTTY: boolean) => ({ isTTY, write: (text: string) => written.push(text) > 0 });
    const bar = new ProgressBar(2, stream(true));
    bar.advance(true);
    bar.advance(false);
    expect(written.at(-1)).toContain('2/2, 1 refused');
    written.length = 0;
    new ProgressBar(2, stream(false)).advance(true);
    expect(written).toEqual([]);
  });
});
