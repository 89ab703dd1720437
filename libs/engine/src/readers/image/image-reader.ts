import { EngineError } from '../../model/engine-error';
import { recognisePage } from '../../recognise/recognise-page';
import { decodeImage, readImageHeader } from './decode-image';
import type { Document } from '../../model/document';
import type { Page } from '../../model/page';
import type { OpenedSource, Reader, ReadOptions } from '../source/reader';

/** Opens a photo or a scan: each page of a TIFF is a page, every other format is one. */
export const readImage: Reader = async (bytes, options): Promise<OpenedSource> => {
  const { format, pageCount } = await readImageHeader(bytes);
  if (options.maxPages !== undefined && pageCount > options.maxPages) {
    throw new EngineError('page_limit_exceeded', `The image has ${pageCount} pages; ${options.maxPages} are allowed.`);
  }

  async function read(): Promise<Document> {
    return { format, pages: await readPages(bytes, pageCount, options), tables: [], lines: [], fields: [] };
  }

  return { format, pageCount, read, close: () => undefined };
};

async function readPages(bytes: Uint8Array, pageCount: number, { onProgress, recogniser }: ReadOptions): Promise<Page[]> {
  const pages: Page[] = [];
  for (let number = 1; number <= pageCount; number++) {
    onProgress?.({ phase: 'recognising', page: number, pageCount });
    const { words, rulings, fills, width, height } = await recognisePage(await decodeImage(bytes, number), { recogniser });
    pages.push({ number, width, height, reader: 'ocr', words, rulings, fills, images: [] });
  }
  return pages;
}
