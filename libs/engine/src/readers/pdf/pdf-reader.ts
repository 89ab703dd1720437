import type { Document } from '../../model/document';
import { EngineError } from '../../model/engine-error';
import type { Page } from '../../model/page';
import { recognisePage } from '../../recognise/recognise-page';
import type { OpenedSource, ReadOptions } from '../reader';
import { needsRecognition } from './needs-recognition';
import { PdfJsDocument } from './pdfjs-document';
import { PdfiumDocument } from './pdfium-document';
import { abandonPdfium, loadPdfium } from './pdfium-module';

/** Reads PDF: with PDFium, and with pdf.js what PDFium cannot open. */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<OpenedSource> {
  const document = await openWithPdfium(bytes, options.password);
  return document ? pdfiumSource(document, options) : pdfjsSource(await PdfJsDocument.open(bytes, options.password), options);
}

/** Undefined where PDFium cannot open the file or sees no page in it. */
async function openWithPdfium(bytes: Uint8Array, password: string | undefined): Promise<PdfiumDocument | undefined> {
  try {
    const document = PdfiumDocument.open(await loadPdfium(), bytes, password);
    if (document.pageCount > 0) return document;
    document.close();
    return undefined;
  } catch (error) {
    if (error instanceof EngineError && error.code === 'encrypted_document') throw error;
    if (!(error instanceof EngineError)) abandonPdfium();
    return undefined;
  }
}

function pdfiumSource(document: PdfiumDocument, options: ReadOptions): OpenedSource {
  const pageCount = document.pageCount;
  const close = (): void => document.close();
  refuseTooMany(pageCount, options.maxPages, close);

  async function read(): Promise<Document> {
    const invoice = document.embeddedInvoice();
    const pages: Page[] = [];
    for (let number = 1; number <= pageCount; number++) {
      options.onProgress?.({ phase: 'reading', page: number, pageCount });
      pages.push(await readOrRecognise(document, number, pageCount, options));
    }
    return { format: 'pdf', pages, tables: invoice ? [invoice.lineItems] : [], lines: [], fields: invoice?.fields ?? [] };
  }

  return { format: 'pdf', pageCount, read, close };
}

async function readOrRecognise(document: PdfiumDocument, number: number, pageCount: number, options: ReadOptions): Promise<Page> {
  const page = document.readPage(number);
  if (!needsRecognition(page)) return page;
  options.onProgress?.({ phase: 'recognising', page: number, pageCount });
  const { width, height, words, rulings, fills } = await recognisePage(document.renderPage(number), { recogniser: options.recogniser });
  return { number, width, height, reader: 'ocr', words, rulings, fills, images: [] };
}

async function pdfjsSource(document: PdfJsDocument, options: ReadOptions): Promise<OpenedSource> {
  const pageCount = document.pageCount;
  const close = (): void => void document.close();
  if (pageCount === 0) {
    close();
    throw new EngineError('corrupt_document', 'The document has no pages.');
  }
  refuseTooMany(pageCount, options.maxPages, close);

  async function read(): Promise<Document> {
    const pages: Page[] = [];
    for (let number = 1; number <= pageCount; number++) {
      options.onProgress?.({ phase: 'reading', page: number, pageCount });
      pages.push(await document.readPage(number));
    }
    return { format: 'pdf', pages, tables: [], lines: [], fields: [] };
  }

  return { format: 'pdf', pageCount, read, close };
}

function refuseTooMany(pageCount: number, maxPages: number | undefined, close: () => void): void {
  if (maxPages === undefined || pageCount <= maxPages) return;
  close();
  throw new EngineError('page_limit_exceeded', `The document has ${pageCount} pages; ${maxPages} are allowed.`);
}
