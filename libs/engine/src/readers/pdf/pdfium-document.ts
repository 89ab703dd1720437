import { EngineError } from '../../model/engine-error';
import type { Page } from '../../model/page';
import type { GrayImage, SizedImage } from '../../recognise/image/gray-image';
import { drawnSize, toPagePicture } from '../source/draw-page';
import type { PagePicture } from '../source/reader';
import { readEmbeddedInvoice } from './attachments';
import { groupWords } from './group-words';
import { visibleCharacters } from './hidden-text';
import { pageFrame, type PageFrame } from './page-frame';
import { drawInColour, renderGray } from './page-image';
import { hasStopped, retirePdfium, runNative, type Pdfium } from './pdfium-module';
import { readCharacters } from './read-characters';
import { readGraphics } from './read-graphics';
import { Scratch } from './scratch';

const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;
const FLATTEN_FOR_DISPLAY = 0;
const FLATTENED = 1;

/** PDFium sorts the text objects of a line by comparing each with each: more than this many take it minutes. Densest measured: 14,000, one for each letter. */
const MOST_TEXT_OBJECTS = 40_000;

/** Fine enough to see what lies under a letter. */
const GROUND_DPI = 72;

/** A page as PDFium reads it. */
interface PdfiumPage {
  page: Page;
  /** Pieces of text too many to be read; drawing them is quick. */
  isCrowded: boolean;
}

/** One PDF held open in native memory. */
export class PdfiumDocument {
  private closed = false;

  private constructor(
    private readonly pdfium: Pdfium,
    private readonly handle: number,
    private readonly data: number,
  ) {}

  /** Throws EngineError for a file that is locked or cannot be read. */
  static open(pdfium: Pdfium, bytes: Uint8Array, password?: string): PdfiumDocument {
    return runNative(pdfium, () => PdfiumDocument.load(pdfium, bytes, password));
  }

  private static load(pdfium: Pdfium, bytes: Uint8Array, password?: string): PdfiumDocument {
    const data = pdfium._malloc(Math.max(1, bytes.length));
    if (data === 0) throw new EngineError('corrupt_document', 'The document is too large to be opened.');
    pdfium.bytes.set(bytes, data);
    const secret = passwordPointer(pdfium, password);
    const handle = pdfium._FPDF_LoadMemDocument64(data, bytes.length, secret);
    pdfium._free(secret);
    if (handle !== 0) return new PdfiumDocument(pdfium, handle, data);
    const reason = pdfium._FPDF_GetLastError();
    pdfium._free(data);
    if (reason === ERROR_PASSWORD || reason === ERROR_SECURITY) throw lockedError(password);
    throw new EngineError('corrupt_document', 'The document is not a readable PDF.');
  }

  get pageCount(): number {
    return this.run(() => this.pdfium._FPDF_GetPageCount(this.handle));
  }

  /** Reads page `number`, counted from 1. */
  readPage(number: number): PdfiumPage {
    return this.withPage(number, (handle, frame) => {
      const { width, height } = frame;
      const { graphics, textObjects } = readGraphics(this.pdfium, handle, frame);
      const isCrowded = textObjects > MOST_TEXT_OBJECTS;
      const drawn = isCrowded ? [] : readCharacters(this.pdfium, handle, frame);
      const draw = (): SizedImage => renderGray(this.pdfium, handle, frame, GROUND_DPI);
      const words = groupWords(visibleCharacters(drawn, { width, height, ...graphics }, draw), width, height);
      return { page: { number, width, height, reader: 'pdfium', words, ...graphics }, isCrowded };
    });
  }

  /** Draws page `number` for recognition. */
  renderPage(number: number): GrayImage {
    const image = this.withPage(number, (page, frame) => renderGray(this.pdfium, page, frame));
    // Where its memory did not suffice for a picture, PDFium leaves it out and goes on.
    if (this.pdfium.isOutOfMemory) throw new EngineError('image_too_large', `The picture on page ${number} is too large to be drawn.`);
    return image;
  }

  /** Draws a page for a person to look at. */
  drawPage(picture: PagePicture): Promise<Uint8Array> {
    const { number, width, turn } = picture;
    const drawn = this.withPage(number, (page, frame) => drawInColour(this.pdfium, page, drawnSize(frame, width, turn)));
    return toPagePicture(drawn, picture);
  }

  /** The electronic invoice inside the PDF, if it has one. */
  embeddedInvoice(): ReturnType<typeof readEmbeddedInvoice> {
    return this.run(() => readEmbeddedInvoice(this.pdfium, this.handle));
  }

  close(): void {
    if (this.closed || hasStopped(this.pdfium)) return;
    this.closed = true;
    this.run(() => {
      this.pdfium._FPDF_CloseDocument(this.handle);
      this.pdfium._free(this.data);
    });
    retirePdfium(this.pdfium);
  }

  private run<T>(work: () => T): T {
    return runNative(this.pdfium, work);
  }

  private withPage<T>(number: number, use: (page: number, frame: PageFrame) => T): T {
    return this.run(() => this.usePage(number, use));
  }

  private usePage<T>(number: number, use: (page: number, frame: PageFrame) => T): T {
    const page = this.loadPage(number);
    if (page === 0) throw new EngineError('corrupt_document', `Page ${number} cannot be read.`);
    try {
      return use(page, this.frameOf(page));
    } finally {
      this.pdfium._FPDF_ClosePage(page);
    }
  }

  /** Loads a page; what is written into form fields becomes part of it. */
  private loadPage(number: number): number {
    const page = this.pdfium._FPDF_LoadPage(this.handle, number - 1);
    if (page === 0 || this.pdfium._FPDF_GetFormType(this.handle) === 0 || this.pdfium._FPDFPage_GetAnnotCount(page) === 0) return page;
    const isFlattened = this.pdfium._FPDFPage_Flatten(page, FLATTEN_FOR_DISPLAY) === FLATTENED;
    if (!isFlattened) return page;
    this.pdfium._FPDF_ClosePage(page);
    return this.pdfium._FPDF_LoadPage(this.handle, number - 1);
  }

  private frameOf(page: number): PageFrame {
    const scratch = new Scratch(this.pdfium);
    try {
      this.pdfium._FPDF_GetPageBoundingBox(page, scratch.at(0));
      const visible = { left: scratch.float(0), top: scratch.float(1), right: scratch.float(2), bottom: scratch.float(3) };
      return pageFrame(visible, this.pdfium._FPDFPage_GetRotation(page));
    } finally {
      scratch.free();
    }
  }
}

const lockedError = (password: string | undefined): EngineError =>
  new EngineError(
    'encrypted_document',
    password === undefined ? 'The document needs a password.' : 'The password does not open the document.',
  );

/** PDF 2.0 passwords are UTF-8; PDFium tries the older encodings of the same text itself. */
function passwordPointer(pdfium: Pdfium, password: string | undefined): number {
  if (password === undefined) return 0;
  const encoded = Buffer.from(`${password}\0`, 'utf8');
  const pointer = pdfium._malloc(encoded.length);
  pdfium.bytes.set(encoded, pointer);
  return pointer;
}
