import type { Document } from '../../model/document';
import { EngineError } from '../../model/engine-error';
import type { Page, Word } from '../../model/page';
import { recognisePage } from '../../recognise/recognise-page';
import { choosePages } from '../source/choose-pages';
import { readAhead } from '../source/read-ahead';
import type { OpenedSource, Progress, ReadOptions } from '../source/reader';
import { refuseEndlessForms } from './endless-forms';
import { refuseEndlessTrees } from './endless-trees';
import { needsRecognition } from './needs-recognition';
import { rawPdf } from './raw-pdf';
import { PdfJsDocument } from './pdfjs-document';
import { PdfiumDocument } from './pdfium-document';
import { loadPdfium, PdfiumFault } from './pdfium-module';
import { restoreTrailer } from './restore-trailer';

/** Words read of one document: as many as 500 dense pages hold. What follows in memory grows with them, so that more are refused. */
export const MOST_WORDS = 250_000;

/** Reads PDF: with PDFium, with pdf.js what PDFium cannot open or stops at, and with its trailer restored what neither can. */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<OpenedSource> {
  refuseEndless(bytes);
  const document = await openWithPdfium(bytes, options.password);
  if (document) return pdfiumSource(document, bytes, options);
  try {
    return await openWithPdfJs(bytes, options);
  } catch (error) {
    const restored = restoreTrailer(bytes);
    const again = restored && (await openWithPdfium(restored, options.password));
    if (!again) throw error;
    return pdfiumSource(again, restored, options);
  }
}

/** In a function of its own: the file as letters is let go before it is opened. */
function refuseEndless(bytes: Uint8Array): void {
  const raw = rawPdf(bytes);
  refuseEndlessTrees(raw);
  refuseEndlessForms(raw);
}

/** Undefined where PDFium cannot open the file or sees no page in it. */
async function openWithPdfium(bytes: Uint8Array, password: string | undefined): Promise<PdfiumDocument | undefined> {
  try {
    const document = PdfiumDocument.open(await loadPdfium(), bytes, password);
    if (document.pageCount > 0) return document;
    document.close();
    return undefined;
  } catch (error) {
    if (error instanceof PdfiumFault) return undefined;
    if (error instanceof EngineError && error.code === 'corrupt_document') return undefined;
    throw error;
  }
}

function pdfiumSource(document: PdfiumDocument, bytes: Uint8Array, options: ReadOptions): OpenedSource {
  const close = (): void => document.close();
  const chosen = chooseOrClose(document.pageCount, options, close);
  const pageCount = chosen.length;

  async function readAll(): Promise<Document> {
    const invoice = document.embeddedInvoice();
    const pages = await readPages(chosen, options, (number, progress, signal) =>
      readOrRecognise(document, number, progress, options, signal),
    );
    return { format: 'pdf', pages, tables: invoice ? [invoice.lineItems] : [], lines: [], fields: invoice?.fields ?? [] };
  }

  async function read(): Promise<Document> {
    try {
      return await readAll();
    } catch (error) {
      if (!(error instanceof PdfiumFault)) throw error;
      return readWithPdfJs(bytes, options, error);
    }
  }

  async function wordsOn(number: number): Promise<Word[]> {
    if (!chosen.includes(number)) throw new EngineError('invalid_parameter', 'The document has no such page.');
    return (await readOrRecognise(document, number, { page: 1, pageCount: 1 }, options)).words;
  }

  return { format: 'pdf', pageCount, read, draw: (picture) => document.drawPage(picture), wordsOn, close };
}

/** Reads page after page, and refuses a document of more words than there is room for. */
async function readPages(
  chosen: readonly number[],
  { onProgress }: ReadOptions,
  readPage: (number: number, progress: Omit<Progress, 'phase'>, signal: AbortSignal) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let words = 0;
  const read = (number: number, signal: AbortSignal): Promise<Page> => {
    const progress = { page: chosen.indexOf(number) + 1, pageCount: chosen.length };
    onProgress?.({ phase: 'reading', ...progress });
    return readPage(number, progress, signal);
  };
  for await (const page of readAhead(chosen, read)) {
    words += page.words.length;
    if (words > MOST_WORDS)
      throw new EngineError('page_limit_exceeded', `The document has more than ${MOST_WORDS} words by page ${page.number}.`);
    pages.push(page);
  }
  return pages;
}

async function readOrRecognise(
  document: PdfiumDocument,
  number: number,
  progress: Omit<Progress, 'phase'>,
  { onProgress, recogniser }: ReadOptions,
  signal?: AbortSignal,
): Promise<Page> {
  const { page, isCrowded } = document.readPage(number);
  if (!isCrowded && !needsRecognition(page)) return page;
  onProgress?.({ phase: 'recognising', ...progress });
  const drawn = document.renderPage(number);
  const { width, height, words, rulings, fills, picture } = await recognisePage(drawn, { recogniser, signal });
  return { number, width, height, reader: 'ocr', words, rulings, fills, images: [], picture };
}

/** What PDFium stopped at is read for its words; where pdf.js stops too, PDFium's fault is the cause that is told. */
async function readWithPdfJs(bytes: Uint8Array, options: ReadOptions, fault: PdfiumFault): Promise<Document> {
  try {
    const source = await openWithPdfJs(bytes, options);
    try {
      return await source.read();
    } finally {
      source.close();
    }
  } catch (error) {
    if (error instanceof EngineError) throw new EngineError(error.code, error.message, { cause: fault });
    throw error;
  }
}

async function openWithPdfJs(bytes: Uint8Array, options: ReadOptions): Promise<OpenedSource> {
  return pdfjsSource(await PdfJsDocument.open(bytes, options.password), options);
}

async function pdfjsSource(document: PdfJsDocument, options: ReadOptions): Promise<OpenedSource> {
  const close = (): void => void document.close();
  if (document.pageCount === 0) {
    close();
    throw new EngineError('corrupt_document', 'The document has no pages.');
  }
  const chosen = chooseOrClose(document.pageCount, options, close);

  async function read(): Promise<Document> {
    const pages = await readPages(chosen, options, (number) => document.readPage(number));
    return { format: 'pdf', pages, tables: [], lines: [], fields: [] };
  }

  return { format: 'pdf', pageCount: chosen.length, read, close };
}

function chooseOrClose(pageCount: number, options: ReadOptions, close: () => void): number[] {
  try {
    return choosePages(pageCount, options);
  } catch (error) {
    close();
    throw error;
  }
}
