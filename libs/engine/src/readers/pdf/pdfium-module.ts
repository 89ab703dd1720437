import { readFileSync } from 'node:fs';
import { init } from '@embedpdf/pdfium';

/** The part of PDFium's C interface that the reader calls; a pointer is a number, 0 is null. */
export interface Pdfium {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  _malloc(size: number): number;
  _free(pointer: number): void;
  _FPDF_LoadMemDocument64(data: number, sizeLow: number, password: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_CloseDocument(document: number): void;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageBoundingBox(page: number, rectF: number): number;
  _FPDF_GetPageWidthF(page: number): number;
  _FPDF_GetPageHeightF(page: number): number;
  _FPDFPage_GetRotation(page: number): number;
  _FPDFPage_Flatten(page: number, usage: number): number;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDF_GetFormType(document: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(textPage: number): void;
  _FPDFText_CountChars(textPage: number): number;
  _FPDFText_GetUnicode(textPage: number, index: number): number;
  _FPDFText_IsGenerated(textPage: number, index: number): number;
  _FPDFText_GetTextObject(textPage: number, index: number): number;
  _FPDFText_GetLooseCharBox(textPage: number, index: number, rectF: number): number;
  _FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number;
  _FPDFText_GetMatrix(textPage: number, index: number, matrix: number): number;
  _FPDFText_GetFontSize(textPage: number, index: number): number;
  _FPDFTextObj_GetFont(object: number): number;
  _FPDFTextObj_GetTextRenderMode(object: number): number;
  _FPDFFont_GetWeight(font: number): number;
  _FPDFFont_GetBaseFontName(font: number, buffer: number, length: number): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFPageObj_GetFillColor(object: number, r: number, g: number, b: number, a: number): number;
  _FPDFPageObj_GetStrokeColor(object: number, r: number, g: number, b: number, a: number): number;
  _FPDFPageObj_GetStrokeWidth(object: number, width: number): number;
  _FPDFPageObj_GetClipPath(object: number): number;
  _FPDFClipPath_CountPaths(clip: number): number;
  _FPDFClipPath_CountPathSegments(clip: number, path: number): number;
  _FPDFClipPath_GetPathSegment(clip: number, path: number, segment: number): number;
  _FPDFPath_CountSegments(path: number): number;
  _FPDFPath_GetPathSegment(path: number, index: number): number;
  _FPDFPath_GetDrawMode(path: number, fillMode: number, stroke: number): number;
  _FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number;
  _FPDFPathSegment_GetType(segment: number): number;
  _FPDFPathSegment_GetClose(segment: number): number;
  _FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, firstScan: number, stride: number): number;
  _FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, colour: number): number;
  _FPDFBitmap_GetBuffer(bitmap: number): number;
  _FPDFBitmap_GetStride(bitmap: number): number;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    flags: number,
  ): void;
  _FPDFDoc_GetAttachmentCount(document: number): number;
  _FPDFDoc_GetAttachment(document: number, index: number): number;
  _FPDFAttachment_GetName(attachment: number, buffer: number, length: number): number;
  _FPDFAttachment_GetFile(attachment: number, buffer: number, length: number, outLength: number): number;
}

/** A module instance whose memory grew past this is dropped after its document; WebAssembly memory never shrinks. Chosen from the 300 MB a worker may hold in all. */
const KEEP_BELOW_BYTES = 128 * 1024 * 1024;

let loading: Promise<Pdfium> | undefined;

/** This thread's PDFium, started at the first call from the package's own file (never from its default address, a CDN). */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= startPdfium();
  return loading;
}

async function startPdfium(): Promise<Pdfium> {
  const file = readFileSync(require.resolve('@embedpdf/pdfium/pdfium.wasm'));
  const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
  const module = await init({ wasmBinary });
  module.PDFiumExt_Init();
  return module.pdfium as unknown as Pdfium;
}

/** Lets go of an instance that has grown large, so that the next document gets a fresh one. */
export function retirePdfium(pdfium: Pdfium): void {
  if (pdfium.HEAPU8.length > KEEP_BELOW_BYTES) loading = undefined;
}

/** Lets go of an instance that has thrown: its memory can no longer be trusted. */
export function abandonPdfium(): void {
  loading = undefined;
}
