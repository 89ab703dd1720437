import { readFile } from 'node:fs/promises';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import sharp from 'sharp';
import type { MadeDocument } from './made-document';
import { Random } from './random';
import { toPdf } from './to-pdf';

/** What happened to the paper: 0 a clean scan, 1 an office scanner, 2 a poor photocopy, 3 a fax (black or white alone), 4 a photo (turned, in uneven light). */
export type Damage = 0 | 1 | 2 | 3 | 4;

interface Wear {
  /** Degrees it may be turned either way. */
  turn: number;
  /** Standard deviation in dots. */
  blur: number;
  /** Shades that a dot may be off. */
  noise: number;
  /** Shades lost from the lightest side to the darkest. */
  shadow: number;
  isBlackOrWhite: boolean;
  /** Of the JPEG. */
  quality: number;
}

const WEARS: readonly Wear[] = [
  { turn: 0, blur: 0, noise: 0, shadow: 0, isBlackOrWhite: false, quality: 95 },
  { turn: 0.8, blur: 0.5, noise: 6, shadow: 0, isBlackOrWhite: false, quality: 70 },
  { turn: 2.5, blur: 0.8, noise: 16, shadow: 0, isBlackOrWhite: false, quality: 45 },
  { turn: 0.5, blur: 0.4, noise: 30, shadow: 0, isBlackOrWhite: true, quality: 90 },
  { turn: 3, blur: 0.7, noise: 8, shadow: 90, isBlackOrWhite: false, quality: 75 },
];

const POINTS_PER_INCH = 72;
const MIDDLE_SHADE = 128;

/** The first page as a scanned picture (JPEG): rendered, turned a little, blurred, shaded, noised and compressed. */
export async function toScan(document: MadeDocument, damage: Damage, dotsPerInch = 200): Promise<Buffer> {
  const random = new Random(document.seed + 1);
  const wear = WEARS[damage]!;
  const picture = await renderFirstPage(await toPdf(document), dotsPerInch / POINTS_PER_INCH);
  let image = sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .flatten({ background: 'white' })
    .greyscale();
  if (wear.turn > 0) image = image.rotate(random.between(-wear.turn, wear.turn), { background: 'white' });
  if (wear.blur > 0) image = image.blur(wear.blur);
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  wearPixels(data, info.width, wear, random);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .withMetadata({ density: dotsPerInch })
    .jpeg({ quality: wear.quality })
    .toBuffer();
}

/** Light falls from the left; every dot is off by chance. */
function wearPixels(pixels: Buffer, width: number, { noise, shadow, isBlackOrWhite }: Wear, random: Random): void {
  if (noise === 0) return;
  for (let at = 0; at < pixels.length; at++) {
    const shade = pixels[at]! - (shadow * (at % width)) / width + random.between(-noise, noise);
    pixels[at] = isBlackOrWhite ? (shade < MIDDLE_SHADE ? 0 : 255) : Math.max(0, Math.min(255, shade));
  }
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
