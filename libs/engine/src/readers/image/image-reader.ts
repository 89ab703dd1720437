import sharp from 'sharp';
import { findDpi } from './page-size';
import { EngineError } from '../../model/engine-error';
import { recognisePage } from '../../recognise/recognise-page';
import type { GrayImage } from '../../recognise/gray-image';
import type { DocumentFormat } from '../../model/document';
import type { Page } from '../../model/page';
import type { OpenedSource, Reader } from '../reader';

/** Opens a photo or a scan: each frame of a TIFF is a page, every other format is one. */
export const readImage: Reader = async (bytes, options) => {
  const { format, pages } = await readHeader(bytes);
  const opened: OpenedSource = {
    format,
    pageCount: pages,
    async read() {
      const found: Page[] = [];
      for (let page = 1; page <= pages; page++) {
        options.onProgress?.({ phase: 'recognising', page, pageCount: pages });
        found.push(await readPage(bytes, page));
      }
      return { format, pages: found, tables: [], lines: [], fields: [] };
    },
    close: () => undefined,
  };
  return opened;
};

/** More than this many pixels are refused before any is decoded: 100 megapixels are a 600 dpi A3 sheet with room to spare. */
const MAX_PIXELS = 100_000_000;

const SHARP_FORMATS: Partial<Record<string, DocumentFormat>> = { png: 'png', jpeg: 'jpeg', webp: 'webp', tiff: 'tiff', gif: 'gif' };

async function readHeader(bytes: Uint8Array): Promise<{ format: DocumentFormat; pages: number }> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const format = SHARP_FORMATS[metadata.format ?? ''];
  if (!format) throw new EngineError('unsupported_media_type', 'This image format is not supported.');
  if (metadata.width * metadata.height > MAX_PIXELS) throw new EngineError('image_too_large', 'The image has too many pixels.');
  return { format, pages: format === 'tiff' ? (metadata.pages ?? 1) : 1 };
}

async function readPage(bytes: Uint8Array, number: number): Promise<Page> {
  const { words, rulings, fills, width, height } = await recognisePage(await decode(bytes, number));
  return { number, width, height, reader: 'ocr', words, rulings, fills, images: [] };
}

async function decode(bytes: Uint8Array, number: number): Promise<GrayImage> {
  const { density } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes, { page: number - 1 })
    .rotate()
    .flatten({ background: 'white' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data, dpi: findDpi(info.width, info.height, density) };
}
