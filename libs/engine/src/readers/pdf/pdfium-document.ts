import { EngineError } from '../../model/engine-error';
import type { Page } from '../../model/page';
import { groupWords } from './group-words';
import { pageFrame, type PageFrame } from './page-frame';
import { retirePdfium, type Pdfium } from './pdfium-module';
import { readCharacters } from './read-characters';
import { readGraphics } from './read-graphics';
import { Scratch } from './scratch';

const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

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
    const data = pdfium._malloc(Math.max(1, bytes.length));
    if (data === 0) throw new EngineError('corrupt_document', 'The document is too large to be opened.');
    pdfium.HEAPU8.set(bytes, data);
    const secret = passwordPointer(pdfium, password);
    const handle = pdfium._FPDF_LoadMemDocument64(data, bytes.length, secret);
    pdfium._free(secret);
    if (handle !== 0) return new PdfiumDocument(pdfium, handle, data);
    const reason = pdfium._FPDF_GetLastError();
    pdfium._free(data);
    if (reason === ERROR_PASSWORD || reason === ERROR_SECURITY) {
      throw new EngineError('encrypted_document', password ? 'The password does not open the document.' : 'The document needs a password.');
    }
    throw new EngineError('corrupt_document', 'The document is not a readable PDF.');
  }

  get pageCount(): number {
    return this.pdfium._FPDF_GetPageCount(this.handle);
  }

  /** Reads page `number`, counted from 1. */
  readPage(number: number): Page {
    const page = this.pdfium._FPDF_LoadPage(this.handle, number - 1);
    if (page === 0) throw new EngineError('corrupt_document', `Page ${number} cannot be read.`);
    try {
      const frame = this.frameOf(page);
      const words = groupWords(readCharacters(this.pdfium, page, frame), frame.width, frame.height);
      return { number, width: frame.width, height: frame.height, reader: 'pdfium', words, ...readGraphics(this.pdfium, page, frame) };
    } finally {
      this.pdfium._FPDF_ClosePage(page);
    }
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.pdfium._FPDF_CloseDocument(this.handle);
    this.pdfium._free(this.data);
    retirePdfium(this.pdfium, false);
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

/** PDF 2.0 passwords are UTF-8; PDFium tries the older encodings of the same bytes itself. */
function passwordPointer(pdfium: Pdfium, password: string | undefined): number {
  if (password === undefined) return 0;
  const encoded = Buffer.from(`${password}\0`, 'utf8');
  const pointer = pdfium._malloc(encoded.length);
  pdfium.HEAPU8.set(encoded, pointer);
  return pointer;
}
