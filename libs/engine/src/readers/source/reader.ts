import type { Document, DocumentFormat } from '../../model/document';
import type { PictureTurn, Word } from '../../model/page';
import type { RecogniserName } from '../../recognise/tesseract/recogniser';

/** What a caller may ask of the engine; every member is optional. */
export interface ReadOptions {
  /** Used for its ending only where the bytes leave a doubt (CSV or TSV or text). */
  fileName?: string;
  /** Opens an encrypted PDF. */
  password?: string;
  /** The only pages (or sheets) that are read and counted; all where absent. Formats without pages refuse it. */
  pages?: readonly PageRange[];
  /** More units than this are refused with `page_limit_exceeded` before anything is read. */
  maxPages?: number;
  /** Forces the machine's own Tesseract or the bundled one; absent means the machine's own where there is one. */
  recogniser?: RecogniserName;
  /** Called as pages are read; `page` counts from 1. */
  onProgress?: (progress: Progress) => void;
}

/** Pages from one to another, both included; from 1, or from the end with negative numbers. */
export interface PageRange {
  first: number;
  last: number;
}

export interface Progress {
  phase: 'reading' | 'recognising' | 'finding' | 'checking';
  page: number;
  pageCount: number;
}

/** The picture of a page that is wanted. */
export interface PagePicture {
  /** Counted from 1, as the pages of the answer are. */
  number: number;
  /** Pixels; a page that is very long is drawn narrower. */
  width: number;
  /** How the page was turned when it was read; boxes fit its picture then. */
  turn?: PictureTurn;
  /** WebP where it is not given. */
  format?: 'webp' | 'jpeg';
}

/** A file whose units are counted and whose content is not yet read. `close` frees native memory and may be called twice. */
export interface OpenedSource {
  format: DocumentFormat;
  /** Units: pages, images, sheets, or started 3,000 characters of flowing text; at least 1. */
  pageCount: number;
  read(): Promise<Document>;
  /** Draws a page; absent where the format has no pages that could be drawn. */
  draw?(picture: PagePicture): Promise<Uint8Array>;
  /** Reads one page alone, its boxes as they lie on its picture; absent where `draw` is. */
  wordsOn?(number: number): Promise<Word[]>;
  close(): void;
}

/** Opens one format. Throws EngineError for a document that must be refused. */
export type Reader = (bytes: Uint8Array, options: ReadOptions) => Promise<OpenedSource>;
