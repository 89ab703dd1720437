import { EngineError } from '../../model/engine-error';
import { luma } from '../source/luma';

/** Size of a BMP picture as its header says it, before any pixel is read. */
interface BmpHeader {
  width: number;
  height: number;
  /** Pixels per inch; undefined where the file says none. */
  density: number | undefined;
}

/** Reads the header of an uncompressed BMP file. Throws EngineError for what is no such file. */
export function readBmpHeader(bytes: Uint8Array): BmpHeader {
  const { width, height, density } = parse(bytes);
  return { width, height, density };
}

/** The pixels of an uncompressed BMP file in shades of gray, from the top. */
export function decodeBmp(bytes: Uint8Array): Uint8Array {
  const bmp = parse(bytes);
  const bytesPerRow = Math.ceil((bmp.width * bmp.bitsPerPixel) / 32) * 4;
  if (bmp.pixelsAt + bytesPerRow * bmp.height > bytes.length) throw corrupt();
  const gray = new Uint8Array(bmp.width * bmp.height);
  for (let y = 0; y < bmp.height; y++) {
    const row = bmp.pixelsAt + (bmp.isTopDown ? y : bmp.height - 1 - y) * bytesPerRow;
    for (let x = 0; x < bmp.width; x++) gray[y * bmp.width + x] = shadeAt(bytes, bmp, row, x);
  }
  return gray;
}

interface Bmp extends BmpHeader {
  isTopDown: boolean;
  bitsPerPixel: number;
  pixelsAt: number;
  /** Shade of each palette entry. */
  palette: Uint8Array;
}

const FILE_HEADER_BYTES = 14;
const SHORTEST_INFO_BYTES = 40;
const UNCOMPRESSED = new Set([0, 3]);
const INCH_PER_METRE = 39.3701;

function parse(bytes: Uint8Array): Bmp {
  if (bytes.length < FILE_HEADER_BYTES + SHORTEST_INFO_BYTES) throw corrupt();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const infoBytes = view.getUint32(14, true);
  const width = view.getInt32(18, true);
  const signedHeight = view.getInt32(22, true);
  const bitsPerPixel = view.getUint16(28, true);
  const known = infoBytes >= SHORTEST_INFO_BYTES && UNCOMPRESSED.has(view.getUint32(30, true)) && [1, 4, 8, 24, 32].includes(bitsPerPixel);
  if (!known || width <= 0 || signedHeight === 0) throw corrupt();
  const perMetre = view.getInt32(38, true);
  return {
    width,
    height: Math.abs(signedHeight),
    density: perMetre > 0 ? perMetre / INCH_PER_METRE : undefined,
    isTopDown: signedHeight < 0,
    bitsPerPixel,
    pixelsAt: view.getUint32(10, true),
    palette: bitsPerPixel > 8 ? new Uint8Array() : readPalette(bytes, FILE_HEADER_BYTES + infoBytes, 1 << bitsPerPixel),
  };
}

function readPalette(bytes: Uint8Array, start: number, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, entry) => shade(bytes, start + entry * 4));
}

function shadeAt(bytes: Uint8Array, { bitsPerPixel, palette }: Bmp, row: number, x: number): number {
  if (bitsPerPixel >= 24) return shade(bytes, row + x * (bitsPerPixel / 8));
  const bit = x * bitsPerPixel;
  const entry = (bytes[row + (bit >> 3)]! >> (8 - bitsPerPixel - (bit & 7))) & ((1 << bitsPerPixel) - 1);
  return palette[entry]!;
}

/** How light a blue, green, red triple looks. */
function shade(bytes: Uint8Array, at: number): number {
  return Math.round(luma(bytes[at + 2] ?? 0, bytes[at + 1] ?? 0, bytes[at] ?? 0));
}

const corrupt = (): EngineError => new EngineError('corrupt_document', 'The BMP image is damaged or of an unusual kind.');
