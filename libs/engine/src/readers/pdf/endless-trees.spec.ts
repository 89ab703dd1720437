import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { extractDocument } from '../../extract-document';
import { MAX_TREE_VISITS, refuseEndlessTrees } from './endless-trees';
import { rawPdf } from './raw-pdf';

const LEAF = '<</Type/Page/MediaBox[0 0 100 100]>>';

/** Levels of nodes that each name the next one several times: page trees of two kilobytes with thousands of millions of leaves. */
function levels(depth: number, fan: number, key = '/Kids'): string[] {
  return Array.from({ length: depth }, (_, at) => `<</Type/Pages${key}[${`${at + 3} 0 R `.repeat(fan)}]>>`);
}

function pdfOf(objects: readonly string[]): Buffer {
  const body = objects.map((object, at) => `${at + 2} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n${body}trailer<</Root 1 0 R>>\n%%EOF\n`);
}

/** The same objects inside an object stream. */
function packed(objects: readonly string[]): Buffer {
  let place = 0;
  const pairs = objects.map((object, at) => `${at + 2} ${(place += object.length) - object.length}`).join(' ');
  const content = deflateSync(Buffer.from(`${pairs} ${objects.join('')}`));
  const head = `%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n90 0 obj<</Type/ObjStm/N ${objects.length}/First ${pairs.length + 1}/Filter/FlateDecode/Length ${content.length}>>stream\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream endobj\n')]);
}

const refusal = (bytes: Uint8Array): string | undefined => {
  try {
    refuseEndlessTrees(rawPdf(bytes));
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('trees of a PDF', () => {
  it.each([
    ['nodes that share their kids', pdfOf([...levels(10, 10), LEAF])],
    ['nodes that share kids without any page', pdfOf([...levels(20, 3), '<</Type/Pages/Kids[]>>'])],
    ['an escaped name', pdfOf([...levels(10, 10, '/K#69ds'), LEAF])],
    ['kids in lists of their own', pdfOf(Array.from({ length: 20 }, (_, at) => (at % 2 ? `[${`${at + 3} 0 R `.repeat(10)}]` : `<</Kids ${at + 3} 0 R>>`)))], // prettier-ignore
    ['an object stream', packed([...levels(10, 10), LEAF])],
    ['every node a kid of every other', pdfOf(Array.from({ length: 14 }, () => `<</Type/Pages/Kids[${Array.from({ length: 14 }, (_, at) => `${at + 2} 0 R`).join(' ')}]>>`))], // prettier-ignore
  ])('are refused where no walk over them ends: %s', (_, bytes) => {
    expect(refusal(bytes)).toBe('corrupt_document');
  });

  it('are refused before any reader walks them', async () => {
    const error: unknown = await extractDocument(pdfOf([...levels(12, 10), '<</Type/Pages/Kids[]>>'])).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'corrupt_document', message: expect.stringContaining('page tree') as string });
  });

  it('are walked once where they are trees, also after many revisions', async () => {
    const pdf = await PDFDocument.create();
    for (let page = 0; page < 300; page++) pdf.addPage();
    expect(refusal(await pdf.save())).toBeUndefined();
    const revisions = pdfOf([`<</Type/Pages/Kids[${Array.from({ length: 300 }, (_, at) => `${at + 3} 0 R`).join(' ')}]>>`]);
    expect(refusal(Buffer.concat(new Array<Buffer>(100).fill(revisions)))).toBeUndefined();
  });

  it('may have as many nodes as a file has room for', () => {
    const kids = Array.from({ length: MAX_TREE_VISITS - 10 }, (_, at) => `${at + 3} 0 R`).join(' ');
    expect(refusal(pdfOf([`<</Kids[${kids}]>>`]))).toBeUndefined();
  });

  it('are found in time that grows with the file alone', () => {
    const hostile = Buffer.from('/Kids[ '.repeat(1_000_000));
    const before = process.cpuUsage();
    refusal(hostile);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(10);
  });
});
