import type { DocumentFormat } from '../model/document';
import { EngineError } from '../model/engine-error';
import { readCsv } from './csv/csv-reader';
import { detectFormat } from './detect-format';
import { readDocx } from './docx/docx-reader';
import { readEInvoiceXml } from './einvoice-xml/einvoice-xml-reader';
import { readEmail } from './email/email-reader';
import { readHtml } from './html/html-reader';
import { readImage } from './image/image-reader';
import { readPdf } from './pdf/pdf-reader';
import type { OpenedSource, Reader, ReadOptions } from './source/reader';
import { readOfficeSpreadsheet } from './spreadsheet/office-spreadsheet-reader';
import { readXlsx } from './spreadsheet/xlsx-reader';
import { readText } from './text/text-reader';

const READERS: Record<Exclude<DocumentFormat, 'eml'>, Reader> = {
  pdf: readPdf,
  png: readImage,
  jpeg: readImage,
  webp: readImage,
  tiff: readImage,
  gif: readImage,
  bmp: readImage,
  xlsx: readXlsx,
  xls: readOfficeSpreadsheet,
  ods: readOfficeSpreadsheet,
  docx: readDocx,
  csv: readCsv,
  html: readHtml,
  text: readText,
  xml: readEInvoiceXml,
};

/** Formats whose pages or sheets can be chosen; in the others text flows. */
const PAGED: ReadonlySet<DocumentFormat> = new Set(['pdf', 'png', 'jpeg', 'webp', 'tiff', 'gif', 'bmp', 'xlsx', 'xls', 'ods']);

/** A mail forwarded as an attachment of a mail of a mail is read; deeper nesting is refused. */
export const MAX_MAIL_DEPTH = 3;

/** Opens a file of any supported format, judged from its bytes. Throws EngineError for a file that must be refused. */
export async function openSource(bytes: Uint8Array, options: ReadOptions = {}): Promise<OpenedSource> {
  return openNested(bytes, options, 1);
}

async function openNested(bytes: Uint8Array, options: ReadOptions, mailDepth: number): Promise<OpenedSource> {
  const format = await detectFormat(bytes, options.fileName);
  if (options.pages && !PAGED.has(format))
    throw new EngineError(
      'invalid_parameter',
      'Pages can be chosen of a PDF, of pictures and of spreadsheets; this file has none of its own.',
    );
  if (format !== 'eml') return READERS[format](bytes, options);
  if (mailDepth > MAX_MAIL_DEPTH) throw new EngineError('corrupt_document', 'Mails are nested too deeply.');
  return readEmail(bytes, options, (attachment, inner) => openNested(attachment, inner, mailDepth + 1));
}
