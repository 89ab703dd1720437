import { PDFDocument, StandardFonts } from 'pdf-lib';

const LONG_COLUMNS = ['Pos', 'Article', 'Description', 'Qty', 'Unit', 'Unit price', 'VAT', 'Amount'];
const LONG_COLUMNS_X = [40, 66, 130, 330, 362, 400, 460, 505];

/** Lines of the long invoice whose amount was typed wrong, counted from 0, and what they should come to. */
export const WRONG_LINES: Readonly<Record<number, string>> = { 6: '84.00', 19: '216.00', 33: '48.00' };

/** An invoice of forty lines of eight columns on two pages; three amounts are not what their lines come to. */
export async function longInvoicePdf(): Promise<{ name: string; bytes: Uint8Array }> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const pages = [pdf.addPage([595, 842]), pdf.addPage([595, 842])];
  const write = (page: number, text: string, x: number, y: number, size = 9): void => pages[page]!.drawText(text, { x, y, size, font });
  write(0, 'INVOICE', 40, 790, 20);
  write(0, 'Northwind Furniture Ltd, 12 Mill Lane, Leeds LS1 4DY', 40, 765);
  write(0, 'Invoice number: NF-20418', 40, 740);
  write(0, 'Invoice date: 15 March 2025', 40, 726);
  let sum = 0;
  for (let line = 0; line < 40; line++) {
    const page = line < 25 ? 0 : 1;
    const y = page === 0 ? 670 - line * 22 : 760 - (line - 25) * 22;
    if (line === 0 || line === 25) LONG_COLUMNS.forEach((label, column) => write(page, label, LONG_COLUMNS_X[column]!, y + 24));
    const [quantity, price] = [1 + (line % 6), 12 * (1 + (line % 11))];
    const amount = quantity * price;
    sum += amount;
    const printed = line in WRONG_LINES ? amount + 9 : amount;
    const cells = [
      `${line + 1}`,
      `AR-${1000 + line * 7}`,
      `Shelf board oak, type ${line + 1}`,
      `${quantity}`,
      'pcs',
      price.toFixed(2),
      '20%',
    ];
    [...cells, printed.toFixed(2)].forEach((cell, column) => write(page, cell, LONG_COLUMNS_X[column]!, y));
  }
  const totals = [sum, sum * 0.2, sum * 1.2].map((total) => total.toLocaleString('en-GB', { minimumFractionDigits: 2 }));
  ['Subtotal', 'VAT 20%', 'Total GBP'].forEach((label, row) => {
    write(1, label, 400, 400 - row * 16);
    write(1, totals[row]!, 505, 400 - row * 16);
  });
  return { name: 'long-invoice.pdf', bytes: await pdf.save() };
}
