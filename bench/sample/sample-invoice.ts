import { PDFDocument, StandardFonts, rgb } from 'pdf-lib';

/** Left edges; the last four columns end there instead. */
const COLUMNS = [
  ['Pos', 50],
  ['Description', 80],
  ['Qty', 330],
  ['Unit price', 405],
  ['VAT', 455],
  ['Amount', 545],
] as const;

const LINES: readonly (readonly [description: string, quantity: number, price: number, printed?: string])[] = [
  ['Oak desk, 160 x 80 cm', 4, 289],
  ['Desk lamp, brass', 6, 48.5],
  ['Office chair, grey', 4, 174],
  ['Filing cabinet, 3 drawers', 2, 139.9],
  // The one that was typed wrong: seven of them come to 84.00.
  ['Cable tray, 120 cm', 7, 12, '48.00'],
  ['Coat stand', 1, 64],
  ['Whiteboard, 180 x 120 cm', 2, 118.75],
  ['Pinboard, cork', 3, 27.4],
  ['Monitor arm', 4, 59],
  ['Footrest', 5, 22.8],
  ['Delivery and assembly', 1, 95],
];

const money = (amount: number): string => amount.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The invoice that visitors are shown: ours, invented, with an amount that does not come out. */
export async function sampleInvoice(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [plain, bold] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)];
  const page = pdf.addPage([595, 842]);
  const write = (text: string, x: number, y: number, size = 9, font = plain): void => page.drawText(text, { x, y, size, font });
  const writeTo = (text: string, right: number, y: number, font = plain): void =>
    write(text, right - font.widthOfTextAtSize(text, 9), y, 9, font);
  const rule = (y: number): void => page.drawLine({ start: { x: 50, y }, end: { x: 545, y }, thickness: 0.6, color: rgb(0.6, 0.6, 0.6) });

  write('Northwind Furniture Ltd', 50, 785, 16, bold);
  ['12 Mill Lane', 'Leeds LS1 4DY', 'VAT no. GB 123 4567 82'].forEach((line, index) => write(line, 50, 768 - index * 13));
  write('INVOICE', 460, 785, 18, bold);
  write('Bill to', 50, 700, 9, bold);
  ['Harbour Studio Ltd', '4 Quay Street', 'Bristol BS1 6RW'].forEach((line, index) => write(line, 50, 686 - index * 13));
  [
    ['Invoice number', 'NF-20511'],
    ['Invoice date', '4 May 2026'],
    ['Due date', '3 June 2026'],
    ['Order number', 'PO-7731'],
  ].forEach(([label, value], index) => {
    write(label!, 370, 700 - index * 14, 9, bold);
    writeTo(value!, 545, 700 - index * 14);
  });

  const top = 610;
  COLUMNS.forEach(([label, x], column) => (column < 2 ? write(label, x, top, 9, bold) : writeTo(label, x, top, bold)));
  rule(top - 6);
  let sum = 0;
  LINES.forEach(([description, quantity, price, printed], index) => {
    const y = top - 22 - index * 20;
    sum += quantity * price;
    write(String(index + 1), 50, y);
    write(description, 80, y);
    [String(quantity), money(price), '20%', printed ?? money(quantity * price)].forEach((cell, column) =>
      writeTo(cell, COLUMNS[column + 2]![1], y),
    );
  });
  const below = top - 22 - LINES.length * 20;
  rule(below + 8);
  [
    ['Subtotal', money(sum)],
    ['VAT 20%', money(sum * 0.2)],
    ['Total GBP', money(sum * 1.2)],
  ].forEach(([label, value], index) => {
    write(label!, 400, below - 10 - index * 16, 9, index === 2 ? bold : plain);
    writeTo(value!, 545, below - 10 - index * 16, index === 2 ? bold : plain);
  });
  write('Please pay within 30 days to IBAN GB29 NWBK 6016 1331 9268 19.', 50, below - 90);
  return pdf.save();
}
