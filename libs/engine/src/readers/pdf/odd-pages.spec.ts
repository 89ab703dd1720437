import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';
import type { Document } from '../../model/document';
import { contentPdf, glyphPdf, streamOf } from './fixtures/content-pdf';
import { readPdf } from './pdf-reader';

async function read(bytes: Uint8Array): Promise<Document> {
  const source = await readPdf(bytes, {});
  try {
    return await source.read();
  } finally {
    source.close();
  }
}

const words = async (bytes: Uint8Array): Promise<string[]> =>
  (await read(bytes)).pages.flatMap((page) => page.words.map(({ text }) => text));
const repeated = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

const HELLO = 'BT /F1 10 Tf 50 100 Td (hello) Tj ET';
const [ALEF, LAM, MEEM, SEEN] = ['\u0627', '\u0644', '\u0645', '\u0633'];
const [SHIN, LAMED, VAV, FINAL_MEM] = ['\u05e9', '\u05dc', '\u05d5', '\u05dd'];

describe('text that runs from right to left', () => {
  it('comes out in the order in which it is read, beside text that runs the other way', async () => {
    const line = [...'42', ' ', FINAL_MEM, VAV, LAMED, SHIN];
    expect(await words(glyphPdf([line]))).toEqual(['42', `${SHIN}${LAMED}${VAV}${FINAL_MEM}`]);
  });

  it('keeps the letters of a ligature in order, however the font tells of them', async () => {
    const salam = `${SEEN}${LAM}${ALEF}${MEEM}`;
    expect(await words(glyphPdf([[MEEM, LAM + ALEF, SEEN]]))).toEqual([salam]);
    expect(await words(glyphPdf([['\ufee1', '\ufefc', '\ufeb3']]))).toEqual([salam]);
    // Another lam before it, each glyph a text object: `للاسم`.
    expect(await words(glyphPdf([[MEEM, SEEN, LAM + ALEF, LAM]], true, true))).toEqual([`${LAM}${LAM}${ALEF}${SEEN}${MEEM}`]);
  });
});

describe('signs that are not drawn', () => {
  it('part letters within a word where they are read from right to left, and no words', async () => {
    const [BEH, NON_JOINER] = ['\u0628', '\u200c'];
    expect(await words(glyphPdf([[LAM, SEEN, NON_JOINER, MEEM, BEH]]))).toEqual([`${BEH}${MEEM}${NON_JOINER}${SEEN}${LAM}`]);
  });

  it('are no hyphens where no line ends', async () => {
    const content = 'BT /F1 10 Tf 50 100 Td (Gesch) Tj 0 Tz (-) Tj 100 Tz (wert) Tj ET';
    expect(await words(contentPdf({ content }))).toEqual(['Geschwert']);
  });
});

describe('fonts and frames', () => {
  it('make no words of glyphs that nothing gives a meaning', async () => {
    const found = await words(glyphPdf([[...'Total']], false));
    expect(found).not.toContain('Total');
    expect(found.join('')).not.toMatch(/[A-Za-z]{5}/);
  });

  it('read letters that are stacked from top to bottom, each where it stands', async () => {
    const content = repeated(3, (row) => `BT /F1 10 Tf 50 ${150 - 14 * row} Td (${'ABC'[row]}) Tj ET`);
    const [page] = (await read(contentPdf({ content }))).pages;
    expect(page!.words.map(({ text }) => text)).toEqual(['A', 'B', 'C']);
    expect(page!.words[0]!.box.bottom).toBeLessThan(page!.words[2]!.box.top);
  });

  it.each([90, 180, 270])('put words where they are displayed on a page that is cropped and turned by %i degrees', async (angle) => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const paper = pdf.addPage([300, 200]);
    paper.setCropBox(100, 50, 150, 100);
    paper.setRotation(degrees(angle));
    paper.drawText('inside', { x: 110, y: 60, size: 10, font });
    const [page] = (await read(await pdf.save())).pages;
    expect([page!.width, page!.height]).toEqual(angle === 180 ? [150, 100] : [100, 150]);
    const { left, top, right, bottom } = page!.words[0]!.box;
    // The corner near which the word begins is at the bottom left of the crop box; turning takes it round clockwise.
    const corner = { 90: [left, top], 180: [150 - right, top], 270: [100 - right, 150 - bottom] }[angle]!;
    expect(Math.max(...corner)).toBeLessThan(14);
    expect(Math.min(...corner)).toBeGreaterThan(5);
  });

  it.each([
    ['of two hundred thousand points', '0 0 200000 200000'],
    ['without an extent', '0 0 0 0'],
    ['with corners the wrong way round', '300 200 0 0'],
  ])('do not hinder a page %s', async (_, mediaBox) => {
    expect(await words(contentPdf({ content: HELLO, mediaBox }))).toEqual(['hello']);
  });
});

describe('pages of too much', () => {
  it('lines are read for their text alone', async () => {
    const content = repeated(16_000, (row) => `0 ${row % 200} m ${(row % 290) + 10} ${row % 200} l S`);
    const [page] = (await read(contentPdf({ content: `${content}\n${HELLO}` }))).pages;
    expect(page!.words.map(({ text }) => text)).toEqual(['hello']);
    expect(page!.rulings).toEqual([]);
  });

  it('letters drawn over one another keep few of them', async () => {
    const content = repeated(3_000, () => 'BT /F1 10 Tf 50 100 Td (a) Tj ET');
    expect((await words(contentPdf({ content }))).join('').length).toBeLessThan(100);
  });

  it('memory are refused, and the next document is read', async () => {
    const form = (inner: string): Buffer =>
      streamOf(
        `/Type /XObject /Subtype /Form /BBox [0 0 300 200] /Resources << /XObject << ${inner} >> >>`,
        Buffer.from(repeated(12, () => '/X Do')),
      );
    const bomb = contentPdf({
      content: '/X Do',
      resources: '>> /XObject << /X 5 0 R',
      // A quarter of a million visits: fewer than are refused, more than PDFium's memory holds.
      objects: [6, 7, 8, 9, 10]
        .map((next) => form(`/X ${next} 0 R`))
        .concat(streamOf('/Subtype /Form /BBox [0 0 9 9]', Buffer.from('0 0 9 9 re f'))),
    });
    await expect(read(bomb)).rejects.toMatchObject({
      code: 'corrupt_document',
      message: 'The document needs more memory than is allowed.',
    });
    expect(await words(contentPdf({ content: HELLO }))).toEqual(['hello']);
  });

  it('words are refused as soon as they pass the limit', async () => {
    const line = 'a '.repeat(100);
    const content = repeated(100, (row) => `BT /F1 4 Tf 10 ${20 + 7 * row} Td (${line}) Tj ET`);
    const bytes = contentPdf({ content, mediaBox: '0 0 2000 800', copies: 10_000 });
    await expect(read(bytes)).rejects.toMatchObject({
      code: 'page_limit_exceeded',
      message: expect.stringContaining('by page 26.'),
    });
  });
});

describe('files that PDFium refuses', () => {
  const whole = Buffer.from(contentPdf({ content: 'BT /F1 10 Tf 50 100 Td (Second reader) Tj ET' }));

  it('are read for their words by pdf.js', async () => {
    const { pages } = await read(Buffer.concat([Buffer.alloc(2_000, 'x'), whole]));
    expect(pages).toMatchObject([{ reader: 'pdfjs', width: 300, height: 200 }]);
    expect(pages[0]!.words.map(({ text, fontSize }) => [text, fontSize])).toEqual([['Second', 10], ['reader', 10]]); // prettier-ignore
    expect(pages[0]!.words[0]!.box.left).toBeCloseTo(50, 0);
    expect(pages[0]!.words[0]!.box.bottom).toBeGreaterThan(98);
  });

  it('because they are cut off before the trailer are given one', async () => {
    expect(await words(whole.subarray(0, whole.indexOf('xref')))).toEqual(['Second', 'reader']);
    await expect(read(whole.subarray(0, 12))).rejects.toMatchObject({ code: 'corrupt_document' });
  });
});
