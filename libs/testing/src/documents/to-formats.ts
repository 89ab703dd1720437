import sharp from 'sharp';
import type { MadeDocument } from './made-document';
import { toPdf } from './to-pdf';
import { toScan } from './to-scan';

/** A made document in one file format, with the name that it is sent under. */
export interface MadeFile {
  fileName: string;
  bytes: Uint8Array;
}

/** The same document in the formats that can be made without a program of their own. */
export async function toFormats(made: MadeDocument): Promise<MadeFile[]> {
  const scan = await topOf(await toScan(made, 0, SCAN_DOTS));
  const table = [made.truth.columns, ...made.truth.rows];
  return [
    { fileName: 'made.pdf', bytes: await toPdf(made) },
    { fileName: 'made.jpg', bytes: scan },
    { fileName: 'made.png', bytes: await sharp(scan).png().toBuffer() },
    { fileName: 'made.webp', bytes: await sharp(scan).webp().toBuffer() },
    { fileName: 'made.tiff', bytes: await sharp(scan).tiff({ compression: 'lzw' }).toBuffer() },
    { fileName: 'made.gif', bytes: await sharp(scan).gif().toBuffer() },
    { fileName: 'made.csv', bytes: Buffer.from(table.map((row) => row.map(quoted).join(';')).join('\r\n')) },
    { fileName: 'made.txt', bytes: Buffer.from(textLines(made).join('\n')) },
    { fileName: 'made.html', bytes: Buffer.from(toHtml(made)) },
    { fileName: 'made.eml', bytes: Buffer.from(toMail(made)) },
    { fileName: 'made.xml', bytes: Buffer.from(toUbl(made)) },
  ];
}

/** Coarse and cut off below: what matters here is how a file breaks, not what is read. */
const SCAN_DOTS = 100;
const SCAN_HEIGHT = 150;

const topOf = async (scan: Buffer): Promise<Buffer> => {
  const { width } = await sharp(scan).metadata();
  return sharp(scan).extract({ left: 0, top: 0, width, height: SCAN_HEIGHT }).jpeg().toBuffer();
};

const quoted = (cell: string): string => (/[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const textLines = ({ pages }: MadeDocument): string[] => pages.flatMap(({ texts }) => texts.map(({ text }) => text));

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function toHtml({ truth }: MadeDocument): string {
  const rows = [truth.columns, ...truth.rows].map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`);
  const fields = Object.entries(truth.fields).map(([key, value]) => `<p>${key}: ${escaped(value)}</p>`);
  return `<!doctype html><meta charset="utf-8"><title>${truth.docType}</title>${fields.join('')}<table>${rows.join('')}</table>`;
}

function toMail(made: MadeDocument): string {
  const html = Buffer.from(toHtml(made)).toString('base64').replace(/.{76}/g, '$&\r\n');
  const head = ['From: a@example.com', 'To: b@example.com', `Subject: ${made.kind}`, 'MIME-Version: 1.0'];
  return [...head, 'Content-Type: text/html; charset=utf-8', 'Content-Transfer-Encoding: base64', '', html].join('\r\n');
}

function toUbl({ truth }: MadeDocument): string {
  const lines = truth.rows.map(
    (row, index) =>
      `<cac:InvoiceLine><cbc:ID>${index}</cbc:ID><cac:Item><cbc:Name>${escaped(row[0] ?? '')}</cbc:Name></cac:Item></cac:InvoiceLine>`,
  );
  return `<?xml version="1.0"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ID>${escaped(truth.fields.invoiceNumber ?? '1')}</cbc:ID><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>${lines.join('')}</Invoice>`;
}
