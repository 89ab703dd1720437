import type {
  ExportFormat,
  ExtractionExport,
  ExtractionResult,
  FailedExtraction,
  LIST_SORTS,
  PendingExtraction,
  extractionList,
} from '@gridline/contracts';
import type { z } from 'zod';

export type { ExportFormat, ExtractionResult, FailedExtraction, PendingExtraction };

/** Everything about one extraction. */
export type Extraction = ExtractionExport;

/** A page of the list. */
export type ExtractionPage = z.infer<typeof extractionList.output>;

/** The month's calls. */
export interface Usage {
  /** YYYY-MM, UTC. */
  month: string;
  calls: number;
  limit: number;
  remaining: number;
  unlimited: boolean;
}

/** What goes with a document. */
export interface InferOptions {
  /** The document's name, where `file` has none. */
  fileName?: string;
  /** A hint: `Invoice`, `Receipt`, `Bank Statement` ... */
  docType?: string;
  /** Opens an encrypted PDF. */
  password?: string;
  /** A label of yours, kept with the extraction. */
  label?: string;
  /** The same key and document are run and charged once. One is made where none is given, so that retries are safe. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Which extractions to list, and in which order. */
export interface ListQuery {
  /** The first page to read. */
  page?: number;
  /** Items of a page, 1 to 100. */
  limit?: number;
  sort?: (typeof LIST_SORTS)[number];
  order?: 'asc' | 'desc';
  docType?: string;
  signal?: AbortSignal;
}

/** An export while it arrives. */
export interface ExportedFile {
  fileName: string;
  mediaType: string;
  body: ReadableStream<Uint8Array>;
}
