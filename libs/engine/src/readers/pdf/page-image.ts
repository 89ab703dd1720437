import { EngineError } from '../../model/engine-error';
import type { GrayImage } from '../../recognise/image/gray-image';
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
const FLAG_ANNOTATIONS = 0x01;
const FLAG_GRAYSCALE = 0x08;
const WHITE = 0xffffffff;

/** Draws a page as displayed, in shades of gray. */
export function renderGray(pdfium: Pdfium, page: number, size: { width: number; height: number }): GrayImage {
  const dpi = drawingDpi(size);
  const width = Math.max(1, Math.round((size.width * dpi) / 72));
  const height = Math.max(1, Math.round((size.height * dpi) / 72));
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, FORMAT_GRAY, 0, 0);
  if (bitmap === 0) throw new EngineError('image_too_large', 'A page is too large to be drawn.');
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAG_ANNOTATIONS | FLAG_GRAYSCALE);
    return { width, height, dpi, data: copyRows(pdfium, bitmap, width, height) };
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
  }
}

function drawingDpi({ width, height }: { width: number; height: number }): number {
  const byPixels = 72 * Math.sqrt(MAX_PIXELS / Math.max(1, width * height));
  const bySide = (72 * MAX_SIDE) / Math.max(1, width, height);
  return Math.min(DPI, byPixels, bySide);
}

function copyRows(pdfium: Pdfium, bitmap: number, width: number, height: number): Uint8Array {
  const stride = pdfium._FPDFBitmap_GetStride(bitmap);
  const start = pdfium._FPDFBitmap_GetBuffer(bitmap);
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = start + row * stride;
    data.set(pdfium.bytes.subarray(from, from + width), row * width);
  }
  return data;
}
