import type { Document } from '../../model/document';
import { EngineError } from '../../model/engine-error';
import type { OpenedSource, ReadOptions } from '../reader';
import { PdfiumDocument } from './pdfium-document';
import { loadPdfium } from './pdfium-module';

/** Reads PDF. */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<OpenedSource> {
  const document = PdfiumDocument.open(await loadPdfium(), bytes, options.password);
  const pageCount = document.pageCount;
  if (options.maxPages !== undefined && pageCount > options.maxPages) {
    document.close();
    throw new EngineError('page_limit_exceeded', `The document has ${pageCount} pages; ${options.maxPages} are allowed.`);
  }

  async function read(): Promise<Document> {
    const pages = [];
    for (let number = 1; number <= pageCount; number++) {
      options.onProgress?.({ phase: 'reading', page: number, pageCount });
      pages.push(document.readPage(number));
    }
    return { format: 'pdf', pages, tables: [], lines: [], fields: [] };
  }

  return { format: 'pdf', pageCount, read, close: () => document.close() };
}
