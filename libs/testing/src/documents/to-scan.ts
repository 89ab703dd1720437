import { readFile } from 'node:fs/promises';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import sharp from 'sharp';
import type { MadeDocument } from './made-document';
import { Random } from './random';
import { toPdf } from './to-pdf';

/** What happened to the paper: 0 a clean scan, 1 an office scanner, 2 a poor photocopy. */
export type Damage = 0 | 1 | 2;

const DAMAGES = [
  { turn: 0, blur: 0, noise: 0, quality: 95 },
  { turn: 0.8, blur: 0.5, noise: 6, quality: 70 },
  { turn: 2.5, blur: 0.8, noise: 16, quality: 45 },
];

const POINTS_PER_INCH = 72;

/** The first page as a scanned picture (JPEG): rendered, turned a little, blurred, noised and compressed. */
export async function toScan(document: MadeDocument, damage: Damage, dotsPerInch = 200): Promise<Buffer> {
  const random = new Random(document.seed + 1);
  const { turn, blur, noise, quality } = DAMAGES[damage]!;
  const picture = await renderFirstPage(await toPdf(document), dotsPerInch / POINTS_PER_INCH);
  let image = sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .flatten({ background: 'white' })
    .greyscale();
  if (turn > 0) image = image.rotate(random.between(-turn, turn), { background: 'white' });
  if (blur > 0) image = image.blur(blur);
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length && noise > 0; at++) data[at] = Math.max(0, Math.min(255, data[at]! + random.between(-noise, noise)));
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .withMetadata({ density: dotsPerInch })
    .jpeg({ quality })
    .toBuffer();
}

/** PDFium's memory, which its typings leave out; it moves when it grows, so it is never kept. */
const memoryOf = (module: WrappedPdfiumModule): Uint8Array => (module.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;

let pdfium: Promise<WrappedPdfiumModule> | undefined;

async function loadPdfium(): Promise<WrappedPdfiumModule> {
  const wasm = await readFile(require.resolve('@embedpdf/pdfium/pdfium.wasm'));
  const loaded = await init({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer });
  loaded.PDFiumExt_Init();
  return loaded;
}

async function renderFirstPage(pdf: Uint8Array, scale: number): Promise<{ pixels: Buffer; width: number; height: number }> {
  const module = await (pdfium ??= loadPdfium());
  const { wasmExports } = module.pdfium;
  const source = wasmExports.malloc(pdf.length);
  memoryOf(module).set(pdf, source);
  const document = module.FPDF_LoadMemDocument(source, pdf.length, '');
  const page = module.FPDF_LoadPage(document, 0);
  const width = Math.round(module.FPDF_GetPageWidthF(page) * scale);
  const height = Math.round(module.FPDF_GetPageHeightF(page) * scale);
  const bitmap = module.FPDFBitmap_Create(width, height, 0);
  module.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  module.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
  const start = module.FPDFBitmap_GetBuffer(bitmap);
  const pixels = Buffer.from(memoryOf(module).slice(start, start + width * height * 4));
  module.FPDFBitmap_Destroy(bitmap);
  module.FPDF_ClosePage(page);
  module.FPDF_CloseDocument(document);
  wasmExports.free(source);
  return { pixels, width, height };
}
