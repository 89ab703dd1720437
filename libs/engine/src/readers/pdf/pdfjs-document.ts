import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import { EngineError } from '../../model/engine-error';
import type { Page } from '../../model/page';
import type { Character, TextStyle } from './character';
import { groupWords } from './group-words';
import { compose, mapBox, quarterTurn, type Matrix } from './page-frame';
import { PDFJS_DOCUMENT, READ_CHARACTERS } from './weights';

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
type PdfJsProxy = Awaited<ReturnType<PdfJs['getDocument']>['promise']>;

/** A PDF held open by pdf.js: the second reader, for the few files that PDFium cannot open. It reads words only. */
export class PdfJsDocument {
  private constructor(private readonly proxy: PdfJsProxy) {}

  /** Throws EngineError for a file that is locked or cannot be read. */
  static async open(bytes: Uint8Array, password?: string): Promise<PdfJsDocument> {
    const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const folder = pathToFileURL(dirname(require.resolve('pdfjs-dist/package.json'))).href;
    const task = pdfjs.getDocument({
      data: new Uint8Array(bytes),
      password,
      isEvalSupported: false,
      useSystemFonts: false,
      stopAtErrors: false,
      verbosity: pdfjs.VerbosityLevel.ERRORS,
      cMapUrl: `${folder}/cmaps/`,
      standardFontDataUrl: join(dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts/'),
      wasmUrl: `${folder}/wasm/`,
    });
    try {
      return new PdfJsDocument(await task.promise);
    } catch (cause) {
      await task.destroy();
      if (cause instanceof Error && cause.name === 'PasswordException') {
        throw new EngineError('encrypted_document', 'The document needs a password.', { cause });
      }
      throw new EngineError('corrupt_document', 'The document is not a readable PDF.', { cause });
    }
  }

  get pageCount(): number {
    return this.proxy.numPages;
  }

  /** Reads page `number`, counted from 1. Throws EngineError for a page that is broken: pdf.js reads a page's streams only now. */
  async readPage(number: number): Promise<Page> {
    try {
      return await this.readWords(number);
    } catch (cause) {
      throw new EngineError('corrupt_document', `Page ${number} cannot be read.`, { cause });
    }
  }

  async close(): Promise<void> {
    await this.proxy.destroy();
  }

  private async readWords(number: number): Promise<Page> {
    const page = await this.proxy.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const content = await page.getTextContent();
    const characters = content.items.flatMap((item) => ('str' in item ? toCharacters(item, transform as unknown as Matrix) : []));
    page.cleanup();
    return { number, width, height, reader: 'pdfjs', words: groupWords(characters, width, height), rulings: [], fills: [], images: [] };
  }
}

/** Spreads a run of text evenly over its characters: pdf.js gives the run's width only. */
function toCharacters(item: TextItem, toDisplay: Matrix): Character[] {
  const placed = compose(item.transform as unknown as Matrix, toDisplay);
  const size = Math.hypot(item.transform[2] as number, item.transform[3] as number);
  const letters = [...item.str];
  if (size === 0 || letters.length === 0) return [];
  const style: TextStyle = {
    fontSize: size,
    // What pdf.js calls a font here is a number of its own.
    bold: false,
    rotation: quarterTurn(placed[0], placed[1], READ_CHARACTERS.straightDegrees),
    invisible: false,
    shade: 0,
  };
  const advance = item.width / letters.length / size;
  return letters.flatMap((text, i): Character[] => {
    if (text.trim() === '') return [];
    const box = mapBox(placed, i * advance, -PDFJS_DOCUMENT.descentEm, (i + 1) * advance, PDFJS_DOCUMENT.ascentEm);
    return [{ text, box, style, afterBlank: i === 0 || letters[i - 1]!.trim() === '' }];
  });
}
