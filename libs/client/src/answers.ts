import type {
  BatchView,
  ExportFormat,
  ExtractionExtra,
  ExtractionListPage,
  ExtractionResult as PlainResult,
  ExtractionTable,
  ExtractionWithExtras,
  FailedExtraction,
  ListSort,
  PendingExtraction,
} from '@gridline/contracts';

export type { ExportFormat, ExtractionExtra, ExtractionTable, FailedExtraction, PendingExtraction };

/** Documents that were sent together, and how far they are. */
export type Batch = BatchView;

/** Infer's answer, and what was asked for beside it. */
export type ExtractionResult = PlainResult & Pick<ExtractionWithExtras, 'tables' | 'provenance'>;

/** Everything about one extraction, and what was asked for beside it. */
export type Extraction = ExtractionWithExtras;

/** A page of the list. */
export type ExtractionPage = ExtractionListPage;

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
export interface InferOptions extends SharedOptions {
  /** The document's name, where `file` has none. */
  fileName?: string;
  /** Opens an encrypted PDF. */
  password?: string;
  /** What the answer has besides. */
  include?: readonly ExtractionExtra[];
}

/** What goes with every document, alone or in a batch. */
export interface SharedOptions {
  /** A hint: `Invoice`, `Receipt`, `Bank Statement` ... */
  docType?: string;
  /** A label of yours, kept with the extraction. */
  label?: string;
  /** What you call it, up to 256 characters: told by webhooks, and a filter of the list. */
  reference?: string;
  /** The only pages (or sheets) that are read and charged: `1-3,5,-1`. */
  pages?: string;
  /** The form in which you want the answer: a JSON Schema (an object, or a zod schema's `toJSONSchema`), or the name of a saved one. */
  schema?: object | string;
  /** Ids of the only webhook endpoints that are told. */
  webhook?: readonly string[];
  /** The same key and documents are run and charged once. One is made where none is given, so that retries are safe. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Which extractions to list, and in which order. */
export interface ListQuery {
  /** The first page to read. */
  page?: number;
  /** Items of a page, 1 to 100. */
  limit?: number;
  sort?: ListSort;
  order?: 'asc' | 'desc';
  docType?: string;
  /** From this moment on. */
  createdAfter?: string | Date;
  /** Before this moment. */
  createdBefore?: string | Date;
  label?: string;
  reference?: string;
  /** Part of the file name, in any case. */
  fileName?: string;
  minConfidence?: number;
  /** Those that a person should look at, or the others. */
  needsReview?: boolean;
  signal?: AbortSignal;
}

/** An export while it arrives. */
export interface ExportedFile {
  fileName: string;
  mediaType: string;
  body: ReadableStream<Uint8Array>;
}
