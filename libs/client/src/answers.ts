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
  SplitExtraction,
} from '@gridline/contracts';
import type { JsonSchema, StandardSchema } from './schema-data';

export type { ExportFormat, ExtractionExtra, ExtractionTable, FailedExtraction, PendingExtraction, SplitExtraction };

/** Documents that were sent together, and how far they are. */
export type Batch = BatchView;

/** A run that has ended; `get` answers what came of it. */
export interface EndedExtraction {
  id: string;
  state: 'completed' | 'failed' | 'split';
}

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
  include?: readonly Exclude<ExtractionExtra, 'corrections'>[];
  /** Ours, or the model of your own that the account set; without it the account's default. */
  engine?: 'hosted' | 'byok';
  /** `auto` makes an extraction of each document in the file; the answer then has `parts`. */
  split?: 'none' | 'auto';
  /** Which pages a model of your own is shown as pictures: those that were read badly (the default), all, or none. */
  pageImages?: 'weak' | 'always' | 'never';
}

/** How much of a request has left. */
export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

/** A document that the service fetches itself. */
export interface RemoteDocument {
  /** https, and reachable by everybody. */
  url: string;
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
  /** The form in which you want the answer: a JSON Schema, a library's schema that tells its own (zod), or the name of a saved one. */
  schema?: JsonSchema | StandardSchema | string;
  /** Ids of the only webhook endpoints that are told. */
  webhook?: readonly string[];
  /** Tokens that a model of your own may cost for a document. */
  maxCost?: number;
  /** The same key and documents are run and charged once. One is made where none is given, so that retries are safe. */
  idempotencyKey?: string;
  /** Told as the documents leave; begins anew where the request is tried again. */
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
}

/** Which extractions to list, and in which order. */
export interface ListQuery {
  /** The first page to read; without it the list is read from its beginning. */
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
