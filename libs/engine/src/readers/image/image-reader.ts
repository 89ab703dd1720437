import { recognisePage } from '../../recognise/recognise-page';
import { decodeImage, drawImage, readImageHeader } from './decode-image';
import type { Document } from '../../model/document';
import { EngineError } from '../../model/engine-error';
import type { Page, Word } from '../../model/page';
import { choosePages } from '../source/choose-pages';
import { readAhead } from '../source/read-ahead';
import type { OpenedSource, PagePicture, Reader, ReadOptions } from '../source/reader';

/** Opens a photo or a scan: each page of a TIFF is a page, every other format is one. */
export const readImage: Reader = async (bytes, options): Promise<OpenedSource> => {
  const { format, pageCount } = await readImageHeader(bytes);
  const chosen = choosePages(pageCount, options);

  async function read(): Promise<Document> {
    return { format, pages: await readPages(bytes, chosen, options), tables: [], lines: [], fields: [] };
  }

  async function wordsOn(number: number): Promise<Word[]> {
    if (!chosen.includes(number)) throw new EngineError('invalid_parameter', 'The document has no such page.');
    return (await readPages(bytes, [number], options))[0]!.words;
  }

  const draw = (picture: PagePicture): Promise<Uint8Array> => drawImage(bytes, picture);
  return { format, pageCount: chosen.length, read, draw, wordsOn, close: () => undefined };
};

async function readPages(bytes: Uint8Array, chosen: readonly number[], { onProgress, recogniser }: ReadOptions): Promise<Page[]> {
  const read = async (number: number, signal: AbortSignal): Promise<Page> => {
    onProgress?.({ phase: 'recognising', page: chosen.indexOf(number) + 1, pageCount: chosen.length });
    const decoded = await decodeImage(bytes, number);
    const { words, rulings, fills, width, height, picture } = await recognisePage(decoded, { recogniser, signal });
    return { number, width, height, reader: 'ocr', words, rulings, fills, images: [], picture };
  };
  const pages: Page[] = [];
  for await (const page of readAhead(chosen, read)) pages.push(page);
  return pages;
}
