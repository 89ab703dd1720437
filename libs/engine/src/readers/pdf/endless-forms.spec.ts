import { deflateSync } from 'node:zlib';
import { PDFDocument, rgb } from 'pdf-lib';
import { extractDocument } from '../../extract-document';
import { MAX_FORM_VISITS, refuseEndlessForms } from './endless-forms';
import { rawPdf } from './raw-pdf';

interface Made {
  levels: number;
  fan: number;
  pages?: number;
  isDeflated?: boolean;
  /** How the names of the form are written. */
  key?: string;
  /** Whether the last form draws the first. */
  isCircle?: boolean;
}

/** A PDF whose pages draw a form, which draws the next one several times, and so on. */
function pdfOf({ levels, fan, pages = 1, isDeflated = false, key = '/XObject', isCircle = false }: Made): Buffer {
  const form = (at: number): string => `${at + 10} 0 R`;
  const stream = (dictionary: string, text: string): string => {
    const content = isDeflated ? deflateSync(Buffer.from(text)).toString('latin1') : text;
    return `<<${dictionary}${isDeflated ? '/Filter/FlateDecode' : ''}/Length ${content.length}>>stream\n${content}\nendstream `;
  };
  const objects: [number, string][] = [
    [1, '<</Type/Catalog/Pages 2 0 R>>'],
    [2, `<</Type/Pages/Count ${pages}/MediaBox[0 0 600 800]/Resources 3 0 R/Kids[${Array.from({ length: pages }, (_, at) => `${at + 1000} 0 R`).join(' ')}]>>`], // prettier-ignore
    [3, `<<${key}<</F ${form(0)}>>/Font<</H 5 0 R>>>>`],
    [4, stream('', 'BT /H 12 Tf 50 700 Td (Hello world) Tj ET /F Do')],
    [5, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'],
  ];
  for (let page = 0; page < pages; page++) objects.push([page + 1000, '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>']);
  for (let at = 0; at < levels; at++) {
    const isLast = at === levels - 1;
    const next = isLast ? form(0) : form(at + 1);
    const text = isLast && !isCircle ? '' : '/F Do '.repeat(fan);
    objects.push([at + 10, stream(`/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<<${key}<</F ${next}>>>>`, text)]);
  }
  const body = objects.map(([number, object]) => `${number} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF\n`, 'latin1');
}

const refusal = (bytes: Uint8Array): string | undefined => {
  try {
    refuseEndlessForms(rawPdf(bytes));
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('forms of a PDF', () => {
  it.each<[string, Made]>([
    ['ten levels of ten', { levels: 10, fan: 10 }],
    ['twenty-five levels of three, packed', { levels: 25, fan: 3, isDeflated: true }],
    ['few of one page on many pages', { levels: 4, fan: 16, pages: 300 }],
    ['two levels of very many', { levels: 3, fan: 2_000, isDeflated: true }],
    ['a name with letters as numbers', { levels: 10, fan: 10, key: '/#58Object' }],
  ])('are refused where no reader comes to an end: %s', (_, made) => {
    const bytes = pdfOf({ ...made });
    expect(bytes.length).toBeLessThan(40_000);
    expect(refusal(bytes)).toBe('corrupt_document');
  });

  it('are refused before any reader draws them', async () => {
    const before = process.cpuUsage();
    const error: unknown = await extractDocument(pdfOf({ levels: 12, fan: 10 })).catch((thrown: unknown) => thrown);
    const { user, system } = process.cpuUsage(before);
    expect(error).toMatchObject({ code: 'corrupt_document', message: expect.stringContaining('forms') as string });
    // Most of it loads the engine; a reader would draw a billion forms.
    expect((user + system) / 1e6).toBeLessThan(20);
  });

  it('may draw themselves in a circle, which readers leave', () => {
    expect(refusal(pdfOf({ levels: 4, fan: 1, isCircle: true }))).toBeUndefined();
  });

  it('may be within one another, and on every page', async () => {
    expect(refusal(pdfOf({ levels: 12, fan: 1, pages: 500 }))).toBeUndefined();
    const stamp = await PDFDocument.create();
    stamp.addPage([50, 50]).drawRectangle({ width: 40, height: 20, color: rgb(1, 0, 0) });
    const pdf = await PDFDocument.create();
    const [embedded] = await pdf.embedPdf(await stamp.save());
    for (let page = 0; page < 100; page++) {
      const made = pdf.addPage();
      for (let x = 0; x < 5; x++) made.drawPage(embedded!, { x: x * 60, y: 10 });
    }
    expect(refusal(await pdf.save())).toBeUndefined();
  });

  it('are looked through in time that grows with the file alone', () => {
    const heads = Buffer.from('1 0 obj<</XObject<</F 2 0 R>>/Subtype/Form/Contents[2 0 R '.repeat(20_000));
    const before = process.cpuUsage();
    refusal(heads);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(10);
    expect(MAX_FORM_VISITS).toBeLessThan(1e6);
  });
});
