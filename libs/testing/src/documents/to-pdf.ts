import {
  beginText,
  endText,
  PDFDocument,
  PDFName,
  rgb,
  setFontAndSize,
  setTextMatrix,
  showText,
  StandardFonts,
  type PDFPage,
} from 'pdf-lib';
import { embedLiberation, type Typeface } from './embedded-font';
import type { Drawing, MadeDocument } from './made-document';
import type { Face } from './text-width';

/** The document as a born-digital PDF. */
export async function toPdf({ width, height, pages, face }: MadeDocument): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  // Without a fixed date, the same seed would not give the same bytes.
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const [regular, bold] = await embedFace(pdf, face);
  for (const drawing of pages) draw(pdf.addPage([width, height]), drawing, height, regular, bold);
  return pdf.save();
}

const STANDARD_FACES = {
  sans: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  serif: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  mono: [StandardFonts.Courier, StandardFonts.CourierBold],
} as const;

async function embedFace(pdf: PDFDocument, face: Face): Promise<[Typeface, Typeface]> {
  if (face === 'embedded') return [await embedLiberation(pdf, 'Regular'), await embedLiberation(pdf, 'Bold')];
  const [regular, bold] = STANDARD_FACES[face];
  return [await pdf.embedFont(regular), await pdf.embedFont(bold)];
}

function draw(page: PDFPage, { fills, lines, texts }: Drawing, height: number, regular: Typeface, bold: Typeface): void {
  for (const { x, y, width, height: tall, shade } of fills) {
    page.drawRectangle({ x, y: height - y - tall, width, height: tall, color: rgb(shade, shade, shade) });
  }
  for (const { x1, y1, x2, y2, width } of lines) {
    page.drawLine({ start: { x: x1, y: height - y1 }, end: { x: x2, y: height - y2 }, thickness: width });
  }
  const names = new Map([regular, bold].map((font, index) => [font, page.node.newFontDictionary(`F${index}`, font.ref)] as const));
  for (const { text, x, y, size, bold: isBold, align } of texts) {
    const font = isBold ? bold : regular;
    const textWidth = font.widthOfTextAtSize(text, size);
    const shift = align === 'right' ? textWidth : align === 'centre' ? textWidth / 2 : 0;
    writeText(page, text, font, names.get(font)!, { x: x - shift, y: height - y, size });
  }
}

function writeText(
  page: PDFPage,
  text: string,
  font: Typeface,
  name: PDFName,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  page.pushOperators(beginText(), setFontAndSize(name, size), setTextMatrix(1, 0, 0, 1, x, y), showText(font.encodeText(text)), endText());
}
