import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import type { Drawing, MadeDocument } from './made-document';

/** The document as a born-digital PDF in the standard fonts. */
export async function toPdf({ width, height, pages, seed }: MadeDocument): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  // Without a fixed date, the same seed would not give the same bytes.
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const fonts = seed % 3 === 0 ? SERIF : SANS;
  const regular = await pdf.embedFont(fonts.regular);
  const bold = await pdf.embedFont(fonts.bold);
  for (const drawing of pages) draw(pdf.addPage([width, height]), drawing, height, regular, bold);
  return pdf.save();
}

const SANS = { regular: StandardFonts.Helvetica, bold: StandardFonts.HelveticaBold };
const SERIF = { regular: StandardFonts.TimesRoman, bold: StandardFonts.TimesRomanBold };

function draw(page: PDFPage, { fills, lines, texts }: Drawing, height: number, regular: PDFFont, bold: PDFFont): void {
  for (const { x, y, width, height: tall, shade } of fills) {
    page.drawRectangle({ x, y: height - y - tall, width, height: tall, color: rgb(shade, shade, shade) });
  }
  for (const { x1, y1, x2, y2, width } of lines) {
    page.drawLine({ start: { x: x1, y: height - y1 }, end: { x: x2, y: height - y2 }, thickness: width });
  }
  for (const { text, x, y, size, bold: isBold, align } of texts) {
    const font = isBold ? bold : regular;
    const textWidth = font.widthOfTextAtSize(text, size);
    const shift = align === 'right' ? textWidth : align === 'centre' ? textWidth / 2 : 0;
    page.drawText(text, { x: x - shift, y: height - y, size, font });
  }
}
