import { readFileSync } from 'node:fs';
import { init } from '@embedpdf/pdfium';
import { EngineError } from '../../model/engine-error';

/** The part of PDFium's C interface that the reader calls; a pointer is a number, 0 is null. */
export interface Pdfium {
  /** PDFium's memory; its buffer is another one after each growth, and views of the one before are empty. */
  readonly memory: WebAssembly.Memory;
  /** All of the memory as bytes. */
  readonly bytes: Uint8Array;
  /** Whether a document asked for more memory than it may have. */
  readonly isOutOfMemory: boolean;
  _malloc(size: number): number;
  _free(pointer: number): void;
  _FPDF_LoadMemDocument64(data: number, sizeLow: number, password: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_CloseDocument(document: number): void;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageBoundingBox(page: number, rectF: number): number;
  _FPDFPage_GetRotation(page: number): number;
  _FPDFPage_Flatten(page: number, usage: number): number;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDF_GetFormType(document: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(textPage: number): void;
  _FPDFText_CountChars(textPage: number): number;
  _FPDFText_GetUnicode(textPage: number, index: number): number;
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

/**
 * PDFium's memory may grow to this and no further: to a document that needs more, PDFium's own allocation fails. Chosen from the 300 MB that a
 * worker may hold in all; born-digital pages take 17 to 30 MB, and JPEG 2000 is decoded at 12 bytes a pixel: 104 MB for A4 at 300 dpi.
 */
const MOST_BYTES = 208 * 1024 * 1024;
/** A module instance whose memory grew past this is dropped after its document; WebAssembly memory never shrinks. */
const KEEP_BELOW_BYTES = 64 * 1024 * 1024;

let loading: Promise<Pdfium> | undefined;

/** This thread's PDFium, started at the first call from the package's own file (never from its default address, a CDN). */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= startPdfium();
  return loading;
}

/** Lets go of an instance that has grown large, so that the next document gets a fresh one. */
export function retirePdfium(pdfium: Pdfium): void {
  if (pdfium.memory.buffer.byteLength > KEEP_BELOW_BYTES) loading = undefined;
}

/** PDFium stopped in the middle of a document. Another reader may still read it. */
export class PdfiumFault extends Error {
  override readonly name = 'PdfiumFault';
}

const stopped = new WeakSet<Pdfium>();

/** Whether the instance has stopped in the middle of something. */
export const hasStopped = (pdfium: Pdfium): boolean => stopped.has(pdfium);

/** Runs native code. An instance that stops is let go of, because its memory can no longer be trusted. */
export function runNative<T>(pdfium: Pdfium, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (!isNativeFault(cause)) throw cause;
    loading = undefined;
    stopped.add(pdfium);
    if (pdfium.isOutOfMemory) throw new EngineError('corrupt_document', 'The document needs more memory than is allowed.', { cause });
    throw new PdfiumFault('PDFium stopped.', { cause });
  }
}

/** A trap or an abort inside PDFium, or its stack at an end. Told by name: tests run in another realm than the platform's classes. */
const isNativeFault = (error: unknown): boolean => error instanceof Error && (error.name === 'RuntimeError' || error.name === 'RangeError');

/** What the package's module says of itself, as far as the reader goes past its wrappers. */
interface PackagedModule {
  wasmExports: Record<string, unknown> & { memory: WebAssembly.Memory };
}

type Imports = WebAssembly.Imports & { env: { emscripten_resize_heap: (requestedBytes: number) => number } };
type Received = (instance: WebAssembly.Instance) => void;

const ignore = (): void => undefined;

async function startPdfium(): Promise<Pdfium> {
  let isOutOfMemory = false;
  const compiled = await WebAssembly.compile(readFileSync(require.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const instantiateWasm = (imports: Imports, received: Received): object => {
    const grow = imports.env.emscripten_resize_heap;
    imports.env.emscripten_resize_heap = (requestedBytes) => {
      if (requestedBytes >>> 0 <= MOST_BYTES) return grow(requestedBytes);
      isOutOfMemory = true;
      return 0;
    };
    void WebAssembly.instantiate(compiled, imports).then(received);
    return {};
  };
  // What it prints of a broken document would end up in the log.
  const module = await init({ instantiateWasm, print: ignore, printErr: ignore } as Parameters<typeof init>[0]);
  module.PDFiumExt_Init();
  return withoutWrappers(module.pdfium as unknown as PackagedModule, () => isOutOfMemory);
}

/**
 * The exported functions themselves: the package wraps each in checks that take as long as the call, and a page takes ten thousand calls.
 * They sit on a prototype because V8 keeps an object of so many members fast only there.
 */
function withoutWrappers({ wasmExports }: PackagedModule, isOutOfMemory: () => boolean): Pdfium {
  const { memory } = wasmExports;
  const functions = Object.fromEntries(Object.entries(wasmExports).map(([name, value]) => [`_${name}`, value]));
  let bytes = new Uint8Array(memory.buffer);
  return Object.create(functions, {
    memory: { value: memory },
    isOutOfMemory: { get: isOutOfMemory },
    bytes: { get: () => (bytes.length === 0 ? (bytes = new Uint8Array(memory.buffer)) : bytes) },
  }) as Pdfium;
}
