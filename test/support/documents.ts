import { crc32, deflateSync } from 'node:zlib';
import { zipOf } from '@gridline/testing';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import type { TestFile } from './account';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A table of two columns more than it has numbers to count with. */
export function csvOf(rows: number): TestFile {
  const lines = Array.from({ length: rows }, (_, row) => `${row + 1},Item ${row + 1},${((row * 37) % 10_000) / 100}`);
  return { name: 'items.csv', bytes: bytesOf(['Position,Description,Amount', ...lines].join('\n')) };
}

const LINES = [
  ['1', 'Oak desk', '2', '450.00', '900.00'],
  ['2', 'Desk lamp', '4', '35.50', '142.00'],
  ['3', 'Delivery', '1', '60.00', '60.00'],
];
const COLUMNS_X = [60, 110, 320, 390, 480];

/** An invoice of one page, whose sums are right. */
export async function invoicePdf(number = 'NF-20417'): Promise<TestFile> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  const write = (text: string, x: number, y: number, size = 10): void => page.drawText(text, { x, y, size, font });
  write('INVOICE', 60, 780, 20);
  write('Northwind Furniture Ltd, 12 Mill Lane, Leeds LS1 4DY', 60, 755);
  write(`Invoice number: ${number}`, 60, 725);
  write('Invoice date: 14 March 2025', 60, 710);
  ['Pos', 'Description', 'Qty', 'Unit price', 'Amount'].forEach((label, column) => write(label, COLUMNS_X[column]!, 660));
  LINES.forEach((line, row) => line.forEach((cell, column) => write(cell, COLUMNS_X[column]!, 640 - row * 18)));
  [
    ['Subtotal', '1,102.00'],
    ['VAT 20%', '220.40'],
    ['Total GBP', '1,322.40'],
  ].forEach(([label, amount], row) => {
    write(label!, 390, 570 - row * 16);
    write(amount!, 480, 570 - row * 16);
  });
  return { name: 'invoice.pdf', bytes: await pdf.save() };
}

/** Invoices of one sender behind one another, each of one page with a number of its own, and a blank page at the end. */
export async function invoicesPdf(numbers: readonly string[]): Promise<TestFile> {
  const pdf = await PDFDocument.create();
  for (const number of numbers) {
    const single = await PDFDocument.load((await invoicePdf(number)).bytes);
    pdf.addPage((await pdf.copyPages(single, [0]))[0]);
  }
  pdf.addPage([595, 842]);
  return { name: 'invoices.pdf', bytes: await pdf.save() };
}

/** The description column of the invoice above, as printed. */
export const INVOICE_DESCRIPTIONS = LINES.map(([, description]) => description!);

/** Born-digital pages with a line of text each. */
export async function pagesPdf(pages: number): Promise<TestFile> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number++)
    pdf.addPage([595, 842]).drawText(`This is page ${number} of the report.`, { x: 60, y: 760, size: 12, font });
  return { name: 'report.pdf', bytes: await pdf.save() };
}

/** Pages that are pictures of some lines of text, so that reading them takes a while: about a tenth of a second a line. */
export function scannedPdf(pages: number, lines = 8): Promise<TestFile> {
  const lineOf = (page: number) => (_: unknown, line: number) =>
    `Line ${line + 1} of page ${page}: ${(line * 7919) % 1000} pieces at ${line + 3}.50`;
  return pictured(Array.from({ length: pages }, (_, index) => Array.from({ length: lines }, lineOf(index + 1))));
}

/** An invoice of one page, as a picture. */
export const scannedInvoicePdf = (number: string): Promise<TestFile> =>
  pictured([['INVOICE', `Invoice number: ${number}`, 'Invoice date: 14 March 2026', 'Total amount due: EUR 1,284.50']]);

/** With 1,000 or 3,000 of them something is read. */
const SPECKS = 6_000;

/** Pages that show one picture of specks and not a word: 75 KB, and about 14 s of a processor for each page, after which nothing was read. */
export async function speckledPdf(pages: number): Promise<TestFile> {
  const specks = Array.from(
    { length: SPECKS },
    (_, n) => `<circle cx="${(n * 7919) % 1654}" cy="${(n * 104_729) % 2339}" r="${1 + (n % 4)}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1654" height="2339"><rect width="100%" height="100%" fill="#fff"/>${specks.join('')}</svg>`;
  const pdf = await PDFDocument.create();
  const image = await pdf.embedPng(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
  for (let page = 0; page < pages; page++) pdf.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  return { name: 'specks.pdf', bytes: await pdf.save() };
}

/** Pages of lines, each page a picture. */
async function pictured(pages: readonly (readonly string[])[]): Promise<TestFile> {
  const pdf = await PDFDocument.create();
  for (const lines of pages) {
    const text = lines.map((line, index) => `<text x="120" y="${160 + index * 45}">${line}</text>`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1654" height="2339"><rect width="100%" height="100%" fill="#fff"/><g font-family="sans-serif" font-size="30">${text.join('')}</g></svg>`;
    const image = await pdf.embedPng(await sharp(Buffer.from(svg)).png().toBuffer());
    pdf.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  }
  return { name: 'scan.pdf', bytes: await pdf.save() };
}

/** A PNG that says it has 60,000 by 60,000 pixels, and brings a few. */
export function hugePng(): TestFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(Buffer.alloc(1_000))), pngChunk('IEND', Buffer.alloc(0))];
  return { name: 'huge.png', bytes: Buffer.concat([signature, ...chunks]) };
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, check]);
}

/** A page without a mark on it. */
export async function blankPdf(): Promise<TestFile> {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]);
  return { name: 'blank.pdf', bytes: await pdf.save() };
}

/** A workbook of some kilobytes in which one text of `characters` stands in every one of so many cells. */
export function amplifiedXlsx(characters: number, rows: number, columns: number): TestFile {
  const text = 'a text that stands in every cell '.repeat(Math.ceil(characters / 33)).slice(0, characters);
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${`<row>${'<c t="s"><v>0</v></c>'.repeat(columns)}</row>`.repeat(rows)}</sheetData></worksheet>`,
  };
  return { name: 'amplified.xlsx', bytes: zipOf(parts) };
}

/** Rows of so many cells of so many characters. */
export function wideCsv(rows: number, columns: number, characters: number): TestFile {
  const line = Array.from({ length: columns }, (_, column) => `${column}`.padEnd(characters, 'x')).join(',');
  return { name: 'wide.csv', bytes: bytesOf(`${new Array(columns).fill('Label').join(',')}\n${`${line}\n`.repeat(rows)}`) };
}
