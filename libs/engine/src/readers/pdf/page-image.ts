import sharp from 'sharp';
import { EngineError } from '../../model/engine-error';
import type { SizedImage } from '../../recognise/image/gray-image';
import type { Pdfium } from './pdfium-module';

/**
 * What Tesseract reads best; finer gains nothing and costs time, and a scan drawn at its own, coarser resolution is read no better: document F1
 * of seven scanned reports at 200 dpi .62 against .63.
 */
const DPI = 300;
/** A page of more pixels is drawn coarser: recognition takes time by the pixel, and an A4 page at 300 dpi has 8.7 million. */
const MAX_PIXELS = 9_000_000;
/** Tesseract takes no picture of more than 32,767 pixels a side; sides near that are no page. */
const MAX_SIDE = 20_000;

const FORMAT_GRAY = 1;
/** Blue, green, red and a byte that says nothing. */
const FORMAT_BGRX = 3;
const BGRX_BYTES = 4;
const FLAG_ANNOTATIONS = 0x01;
const FLAG_GRAYSCALE = 0x08;
const WHITE = 0xffffffff;

/** A page's size in pixels. */
interface PixelSize {
  width: number;
  height: number;
}

/** Draws a page as displayed, in shades of gray, as fine as it is read or coarser. */
export function renderGray(pdfium: Pdfium, page: number, size: { width: number; height: number }, finest = DPI): SizedImage {
  const dpi = Math.min(finest, drawingDpi(size));
  const width = Math.max(1, Math.round((size.width * dpi) / 72));
  const height = Math.max(1, Math.round((size.height * dpi) / 72));
  const data = render(pdfium, page, { width, height }, FORMAT_GRAY, FLAG_GRAYSCALE, (bitmap) => copyRows(pdfium, bitmap, width, height));
  return { width, height, dpi, data };
}

/** Draws a page as displayed, in its colours. */
export function drawInColour(pdfium: Pdfium, page: number, size: PixelSize): sharp.Sharp {
  const { width, height } = size;
  const rowBytes = width * BGRX_BYTES;
  const data = render(pdfium, page, size, FORMAT_BGRX, 0, (bitmap) => toRgb(copyRows(pdfium, bitmap, rowBytes, height)));
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function render(
  pdfium: Pdfium,
  page: number,
  { width, height }: PixelSize,
  format: number,
  flags: number,
  copy: (bitmap: number) => Uint8Array,
): Uint8Array {
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, format, 0, 0);
  if (bitmap === 0) throw new EngineError('image_too_large', 'A page is too large to be drawn.');
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAG_ANNOTATIONS | flags);
    return copy(bitmap);
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
  }
}

function toRgb(pixels: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((pixels.length / BGRX_BYTES) * 3);
  for (let at = 0, from = 0; at < rgb.length; at += 3, from += BGRX_BYTES) {
    rgb[at] = pixels[from + 2]!;
    rgb[at + 1] = pixels[from + 1]!;
    rgb[at + 2] = pixels[from]!;
  }
  return rgb;
}

function drawingDpi({ width, height }: { width: number; height: number }): number {
  const byPixels = 72 * Math.sqrt(MAX_PIXELS / Math.max(1, width * height));
  const bySide = (72 * MAX_SIDE) / Math.max(1, width, height);
  return Math.min(DPI, byPixels, bySide);
}

function copyRows(pdfium: Pdfium, bitmap: number, rowBytes: number, height: number): Uint8Array {
  const stride = pdfium._FPDFBitmap_GetStride(bitmap);
  const start = pdfium._FPDFBitmap_GetBuffer(bitmap);
  const data = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row++) {
    const from = start + row * stride;
    data.set(pdfium.bytes.subarray(from, from + rowBytes), row * rowBytes);
  }
  return data;
}
