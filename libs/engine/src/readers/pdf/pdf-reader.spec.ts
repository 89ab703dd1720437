import {
  clip,
  degrees,
  endPath,
  PDFDocument,
  PDFName,
  PDFOperator,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  StandardFonts,
  type PDFFont,
  type PDFOperatorNames,
  type PDFPage,
} from 'pdf-lib';
import type { Document } from '../../model/document';
import type { Page } from '../../model/page';
import type { ReadOptions } from '../source/reader';
import { assemble, encryptedPdf } from './fixtures/encrypted-pdf';
import { readPdf } from './pdf-reader';
import { PdfJsDocument } from './pdfjs-document';

interface Canvas {
  pdf: PDFDocument;
  page: PDFPage;
  font: PDFFont;
  bold: PDFFont;
}

/** A PDF of one page, 300 by 200 points, drawn by the callback. */
async function drawn(draw: (canvas: Canvas) => void | Promise<void>): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [font, bold] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)];
  await draw({ pdf, page: pdf.addPage([300, 200]), font, bold });
  return pdf.save();
}

async function read(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  const source = await readPdf(bytes, options);
  try {
    return await source.read();
  } finally {
    source.close();
    source.close();
  }
}

const firstPage = async (draw: (canvas: Canvas) => void | Promise<void>): Promise<Page> => (await read(await drawn(draw))).pages[0]!;
const words = (page: Page): string[] => page.words.map((word) => word.text);

describe('words', () => {
  it('have boxes from the top left, the size of their font, and know bold', async () => {
    const page = await firstPage(({ page: paper, font, bold }) => {
      paper.drawText('Net total', { x: 50, y: 150, size: 10, font });
      paper.drawText('473.00', { x: 150, y: 150, size: 12, font: bold });
    });
    expect(page).toMatchObject({ number: 1, width: 300, height: 200, reader: 'pdfium' });
    expect(page.words.map(({ text, bold, fontSize }) => ({ text, bold, fontSize }))).toEqual([
      { text: 'Net', bold: false, fontSize: 10 },
      { text: 'total', bold: false, fontSize: 10 },
      { text: '473.00', bold: true, fontSize: 12 },
    ]);
    const { box } = page.words[0]!;
    expect(box.left).toBeCloseTo(50, 0);
    expect(box.top).toBeGreaterThan(38);
    expect(box.bottom).toBeLessThan(54);
    expect(box.top).toBeLessThan(50);
  });

  it('stand where they are displayed on a turned page', async () => {
    const page = await firstPage(({ page: paper, font }) => {
      paper.setRotation(degrees(90));
      paper.drawText('up', { x: 20, y: 30, size: 10, font, rotate: degrees(90) });
    });
    expect([page.width, page.height]).toEqual([200, 300]);
    expect(page.words[0]!.rotation).toBeUndefined();
    expect(page.words[0]!.box.left).toBeCloseTo(30, 0);
    expect(page.words[0]!.box.bottom).toBeGreaterThan(18);
    expect(page.words[0]!.box.bottom).toBeLessThan(26);
  });

  it('are measured from the crop box, and left out outside of it', async () => {
    const page = await firstPage(({ page: paper, font }) => {
      paper.setCropBox(100, 50, 150, 100);
      paper.drawText('inside', { x: 110, y: 100, size: 10, font });
      paper.drawText('outside', { x: 10, y: 10, size: 10, font });
    });
    expect([page.width, page.height]).toEqual([150, 100]);
    expect(words(page)).toEqual(['inside']);
    expect(page.words[0]!.box.left).toBeCloseTo(10, 0);
  });

  it('know that they run down the page', async () => {
    const page = await firstPage(({ page: paper, font }) =>
      paper.drawText('margin', { x: 20, y: 150, size: 10, font, rotate: degrees(-90) }),
    );
    expect(page.words).toMatchObject([{ text: 'margin', rotation: 90 }]);
  });

  it('are said once where a shadow or a fake bold draws them twice', async () => {
    const page = await firstPage(({ page: paper, font }) => {
      paper.drawText('Total', { x: 50, y: 100, size: 10, font });
      paper.drawText('Total', { x: 50.4, y: 100, size: 10, font });
    });
    expect(words(page)).toEqual(['Total']);
  });

  it('in white are read on a dark ground only', async () => {
    const white = rgb(1, 1, 1);
    const page = await firstPage(({ page: paper, font }) => {
      paper.drawText('hidden', { x: 50, y: 50, size: 10, font, color: white });
      paper.drawRectangle({ x: 40, y: 90, width: 100, height: 20, color: rgb(0.1, 0.2, 0.5) });
      paper.drawText('label', { x: 50, y: 96, size: 10, font, color: white });
    });
    expect(words(page)).toEqual(['label']);
  });

  it('in white are read on a dark ground that is no box', async () => {
    const white = rgb(1, 1, 1);
    const page = await firstPage(({ page: paper, font }) => {
      paper.drawText('hidden', { x: 50, y: 50, size: 10, font, color: white });
      paper.drawEllipse({ x: 90, y: 100, xScale: 60, yScale: 16, color: rgb(0.1, 0.4, 0.2) });
      paper.drawText('label', { x: 70, y: 96, size: 10, font, color: white });
    });
    expect(words(page)).toEqual(['label']);
  });

  it('in white are read on a run of colours', async () => {
    const page = await firstPage(({ pdf, page: paper, font }) => {
      const blend = { FunctionType: 2, Domain: [0, 1], C0: [0, 0.1, 0.4], C1: [0.3, 0.6, 0.9], N: 1 };
      const shading = pdf.context.obj({ ShadingType: 2, ColorSpace: 'DeviceRGB', Coords: [40, 0, 140, 0], Function: blend });
      paper.node.Resources()!.set(PDFName.of('Shading'), pdf.context.obj({ Blend: pdf.context.register(shading) }));
      const paint = PDFOperator.of('sh' as PDFOperatorNames, [PDFName.of('Blend')]);
      paper.pushOperators(pushGraphicsState(), rectangle(40, 90, 100, 20), clip(), endPath(), paint, popGraphicsState());
      paper.drawText('label', { x: 50, y: 96, size: 10, font, color: rgb(1, 1, 1) });
    });
    expect(words(page)).toEqual(['label']);
  });

  it('in white are read on a fill of a run of colours, and on no white one', async () => {
    const white = rgb(1, 1, 1);
    const page = await firstPage(({ pdf, page: paper, font }) => {
      const blend = { FunctionType: 2, Domain: [0, 1], C0: [0, 0.1, 0.4], C1: [0.3, 0.6, 0.9], N: 1 };
      const shading = { ShadingType: 2, ColorSpace: 'DeviceRGB', Coords: [40, 0, 140, 0], Function: blend };
      const pattern = pdf.context.register(pdf.context.obj({ PatternType: 2, Shading: shading }));
      paper.node.Resources()!.set(PDFName.of('Pattern'), pdf.context.obj({ Blend: pattern }));
      const operator = (name: string, ...operands: string[]): PDFOperator =>
        PDFOperator.of(name as PDFOperatorNames, operands.map(PDFName.of.bind(PDFName)));
      paper.pushOperators(pushGraphicsState(), operator('cs', 'Pattern'), operator('scn', 'Blend'));
      paper.pushOperators(rectangle(40, 90, 100, 20), operator('f'), popGraphicsState());
      paper.drawText('label', { x: 50, y: 96, size: 10, font, color: white });
      paper.drawRectangle({ x: 40, y: 40, width: 100, height: 20, color: white });
      paper.drawText('hidden', { x: 50, y: 46, size: 10, font, color: white });
    });
    expect(words(page)).toEqual(['label']);
  });

  it('leave out a watermark that leans', async () => {
    const page = await firstPage(({ page: paper, font }) => paper.drawText('DRAFT', { x: 50, y: 50, size: 40, font, rotate: degrees(40) }));
    expect(words(page)).toEqual([]);
  });

  it('written into form fields are part of the page', async () => {
    const page = await firstPage(({ pdf, page: paper }) => {
      const field = pdf.getForm().createTextField('amount');
      field.setText('1234.50');
      field.addToPage(paper, { x: 50, y: 100, width: 100, height: 20 });
    });
    expect(words(page)).toContain('1234.50');
  });
});

describe('lines and boxes', () => {
  it('are rulings where stroked or filled thinly, fills where filled wide, nothing where white', async () => {
    const page = await firstPage(({ page: paper }) => {
      paper.drawLine({ start: { x: 50, y: 150 }, end: { x: 250, y: 150 }, thickness: 1 });
      paper.drawRectangle({ x: 50, y: 50, width: 0.8, height: 100, color: rgb(0, 0, 0) });
      paper.drawRectangle({ x: 50, y: 20, width: 200, height: 20, color: rgb(0.9, 0.9, 0.9) });
      paper.drawLine({ start: { x: 50, y: 10 }, end: { x: 250, y: 10 }, color: rgb(1, 1, 1) });
    });
    expect(page.rulings).toMatchObject([
      { orientation: 'horizontal', position: 50, start: 50, end: 250 },
      { orientation: 'vertical', start: 50, end: 150 },
    ]);
    expect(page.rulings[1]!.position).toBeCloseTo(50.4, 1);
    expect(page.fills).toHaveLength(1);
    expect(page.fills[0]!.shade).toBeCloseTo(0.9, 1);
    expect(page.fills[0]!.box).toMatchObject({ left: 50, top: 160, right: 250, bottom: 180 });
  });

  it('inside a form object stand where the form is placed', async () => {
    const inner = await PDFDocument.load(
      await drawn(({ page }) => page.drawLine({ start: { x: 0, y: 100 }, end: { x: 300, y: 100 }, thickness: 2 })),
    );
    const page = await firstPage(async ({ pdf, page: paper }) => {
      const form = await pdf.embedPage(inner.getPage(0));
      paper.drawPage(form, { x: 50, y: 50, xScale: 0.5, yScale: 0.5 });
    });
    expect(page.rulings).toMatchObject([{ orientation: 'horizontal', position: 100, start: 50, end: 200, thickness: 1 }]);
  });

  it('that curve or lean are drawings', async () => {
    const page = await firstPage(({ page: paper }) => paper.drawCircle({ x: 100, y: 100, size: 40, borderWidth: 1 }));
    expect(page.rulings).toEqual([]);
    expect(page.drawings!.length).toBeGreaterThan(0);
  });
});

describe('documents that must be refused', () => {
  it('are those that are locked, unless the password is given', async () => {
    const locked = encryptedPdf('open sesame');
    await expect(readPdf(locked, {})).rejects.toMatchObject({ code: 'encrypted_document' });
    await expect(readPdf(locked, { password: 'wrong' })).rejects.toMatchObject({ code: 'encrypted_document' });
    const { pages } = await read(locked, { password: 'open sesame' });
    expect(words(pages[0]!)).toEqual(['Secret']);
  });

  it('are those that are broken', async () => {
    await expect(readPdf(Buffer.from('%PDF-1.4 and nothing else'), {})).rejects.toMatchObject({ code: 'corrupt_document' });
    await expect(readPdf(new Uint8Array(0), {})).rejects.toMatchObject({ code: 'corrupt_document' });
  });

  it('are those with more pages than allowed, before any page is read', async () => {
    const pdf = await PDFDocument.create();
    for (let i = 0; i < 12; i++) pdf.addPage([100, 100]);
    const onProgress = jest.fn();
    await expect(readPdf(await pdf.save(), { maxPages: 10, onProgress })).rejects.toMatchObject({ code: 'page_limit_exceeded' });
    expect(onProgress).not.toHaveBeenCalled();
  });
});

it('ends on a page tree that runs in a circle', async () => {
  const looped = assemble([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>'),
    Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>'),
  ]);
  const outcome = await read(looped).then(
    (document) => document.pages.length,
    (error: { code: string }) => error.code,
  );
  expect([1, 2, 'corrupt_document']).toContain(outcome);
});

it('counts pages and tells of each as it is read', async () => {
  const pdf = await PDFDocument.create();
  for (let i = 0; i < 3; i++) pdf.addPage([100, 100]);
  const onProgress = jest.fn();
  const source = await readPdf(await pdf.save(), { onProgress });
  expect(source.pageCount).toBe(3);
  await source.read();
  source.close();
  expect(onProgress.mock.calls.map(([progress]: [{ page: number }]) => progress.page)).toEqual([1, 2, 3]);
});

it('hands over the electronic invoice inside the file', async () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100">
<rsm:ExchangedDocument><ram:ID>INV-7</ram:ID><ram:TypeCode>380</ram:TypeCode></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction/></rsm:CrossIndustryInvoice>`;
  const bytes = await drawn(async ({ pdf, page, font }) => {
    page.drawText('Invoice INV-7', { x: 50, y: 100, size: 10, font });
    await pdf.attach(Buffer.from(xml), 'factur-x.xml', { mimeType: 'text/xml' });
  });
  const document = await read(bytes);
  expect(document.fields).toContainEqual(expect.objectContaining({ key: 'invoiceNumber', value: 'INV-7' }));
  expect(document.tables).toHaveLength(1);
});

it('reads with pdf.js what PDFium cannot open', async () => {
  const bytes = await drawn(({ page, font }) => page.drawText('Second reader', { x: 50, y: 150, size: 10, font }));
  const document = await PdfJsDocument.open(bytes);
  const page = await document.readPage(1);
  await document.close();
  expect(page.reader).toBe('pdfjs');
  expect(words(page)).toEqual(['Second', 'reader']);
  expect(page.words[0]!.box.left).toBeCloseTo(50, 0);
});
