import sharp from 'sharp';
import { EngineError } from '../../model/engine-error';
import { decodeBmp, readBmpHeader } from './decode-bmp';
import { findDpi } from './page-size';
import type { DocumentFormat } from '../../model/document';
import type { GrayImage } from '../../recognise/image/gray-image';
import { drawnSize, toPagePicture } from '../source/draw-page';
import { luma } from '../source/luma';
import type { PagePicture } from '../source/reader';

/** What an image file's header says. */
interface ImageHeader {
  format: DocumentFormat;
  /** Pages of a TIFF; 1 for every other format, of which only the first frame is read. */
  pageCount: number;
}

/** Reads the header alone and refuses pictures of too many pixels before any memory is taken for them. */
export async function readImageHeader(bytes: Uint8Array): Promise<ImageHeader> {
  if (isBmp(bytes)) {
    refuseTooLarge(readBmpHeader(bytes));
    return { format: 'bmp', pageCount: 1 };
  }
  const metadata = await orCorrupt(sharp(bytes, { limitInputPixels: false }).metadata());
  const format = FORMATS[metadata.format ?? ''];
  if (!format) throw new EngineError('unsupported_media_type', 'This image format is not supported.');
  refuseTooLarge(metadata);
  return { format, pageCount: format === 'tiff' ? (metadata.pages ?? 1) : 1 };
}

/** Decodes one page, counted from 1, in shades of gray, upright by its EXIF, and no larger than reading needs. */
export async function decodeImage(bytes: Uint8Array, page: number): Promise<GrayImage> {
  const source = await openImage(bytes, page);
  const scale = Math.min(1, Math.sqrt(MOST_READ_PIXELS / (source.width * source.height)));
  const shrunk = scale < 1 ? source.picture.resize({ width: Math.round(source.width * scale) }) : source.picture;
  const { data, info } = await orCorrupt(shrunk.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }));
  const dpi = findDpi(source.width, source.height, source.density);
  return {
    width: info.width,
    height: info.height,
    data: toShades(data, info.channels),
    dpi: dpi === undefined ? undefined : dpi * (info.width / source.width),
  };
}

/** Draws one page in its colours, upright by its EXIF. */
export async function drawImage(bytes: Uint8Array, wanted: PagePicture): Promise<Uint8Array> {
  const { picture, ...size } = await openImage(bytes, wanted.number);
  return toPagePicture(picture.resize({ ...drawnSize(size, wanted.width, wanted.turn), fit: 'fill' }), wanted);
}

/** More pixels than this are refused: a sheet of A3 at 600 dpi has 70 million. */
export const MOST_PIXELS = 100_000_000;
/** Larger pictures are shrunk while they are decoded: a sheet of A4 at 300 dpi, as fine as pages of a PDF are drawn for reading. */
const MOST_READ_PIXELS = 9_000_000;

/**
 * Shades of gray in which red, pink and violet print stands out as black does: of its lightness and its green, the darker.
 * Yellow stays light, so that marked words stay readable.
 */
function toShades(data: Uint8Array, channels: number): Uint8Array {
  if (channels < 3) return channels === 1 ? data : data.filter((_, at) => at % channels === 0);
  const shades = new Uint8Array(data.length / channels);
  for (let at = 0, from = 0; at < shades.length; at++, from += channels) {
    const green = data[from + 1]!;
    shades[at] = Math.min(green, luma(data[from]!, green, data[from + 2]!));
  }
  return shades;
}

const FORMATS: Partial<Record<string, DocumentFormat>> = { png: 'png', jpeg: 'jpeg', webp: 'webp', tiff: 'tiff', gif: 'gif' };

interface Source {
  picture: sharp.Sharp;
  width: number;
  height: number;
  density: number | undefined;
}

const openImage = (bytes: Uint8Array, page: number): Promise<Source> => (isBmp(bytes) ? openBmp(bytes) : openPage(bytes, page));

async function openPage(bytes: Uint8Array, page: number): Promise<Source> {
  const options = { page: page - 1, failOn: 'error', limitInputPixels: MOST_PIXELS } as const;
  const metadata = await orCorrupt(sharp(bytes, { ...options, limitInputPixels: false }).metadata());
  refuseTooLarge(metadata);
  // Orientations from 5 on lie on their side.
  const isLying = (metadata.orientation ?? 1) >= 5;
  const [width, height] = isLying ? [metadata.height, metadata.width] : [metadata.width, metadata.height];
  return { picture: sharp(bytes, options).autoOrient().flatten({ background: 'white' }), width, height, density: metadata.density };
}

async function openBmp(bytes: Uint8Array): Promise<Source> {
  const { width, height, density } = readBmpHeader(bytes);
  return { picture: sharp(decodeBmp(bytes), { raw: { width, height, channels: 1 } }), width, height, density };
}

const isBmp = (bytes: Uint8Array): boolean => bytes[0] === 0x42 && bytes[1] === 0x4d;

function refuseTooLarge({ width, height }: { width: number; height: number }): void {
  if (width * height > MOST_PIXELS)
    throw new EngineError('image_too_large', `The image has more than ${MOST_PIXELS / 1e6} million pixels.`);
}

async function orCorrupt<Result>(decoding: Promise<Result>): Promise<Result> {
  try {
    return await decoding;
  } catch (cause) {
    throw new EngineError('corrupt_document', 'The image is damaged and cannot be decoded.', { cause });
  }
}
