import { ExtractionFailedError } from './api-error';
import { webCrypto } from './verify-webhook';
import type {
  Batch,
  ExportedFile,
  ExportFormat,
  Extraction,
  ExtractionExtra,
  ExtractionPage,
  ExtractionResult,
  FailedExtraction,
  InferOptions,
  ListQuery,
  PendingExtraction,
  SharedOptions,
  Usage,
} from './answers';
import { Requests, type RequestOptions } from './requests';

export interface ClientOptions extends RequestOptions {
  /** `svc_live_` and 64 hexadecimal characters. */
  apiKey: string;
  /** Where the service is: `https://gridline.example.com`. */
  baseUrl: string;
}

/** How often a running extraction is asked for where the service does not say, and a batch at first and at last. */
const POLL_SECONDS = 1;
const LONGEST_POLL_SECONDS = 15;

/** The service holds a call for a running extraction so long at most. */
const HOLD_SECONDS = 50;

/** What `get` and `wait` answer besides. */
export interface GetOptions {
  include?: readonly ExtractionExtra[];
  /** Lists the values that are less sure than this. */
  lowConfidence?: number;
  signal?: AbortSignal;
}

/** A document of a batch with the name that it is to have. */
export interface NamedFile {
  content: Blob | Uint8Array;
  fileName: string;
}

/**
 * The API, typed. Every method throws ApiError where the service refuses and ConnectionError where it cannot be reached; what waits for a
 * table throws ExtractionFailedError where there will be none.
 */
export class GridlineClient {
  private readonly requests: Requests;

  constructor({ apiKey, baseUrl, ...options }: ClientOptions) {
    this.requests = new Requests(`${baseUrl.replace(/\/+$/, '')}/api/v1`, apiKey, options);
  }

  /** Sends a document and waits for its table, however long that takes. */
  async infer(file: Blob | Uint8Array, options: InferOptions = {}): Promise<ExtractionResult> {
    const response = await this.send(file, options, {});
    const answer = (await response.json()) as ExtractionResult | PendingExtraction;
    if (!('state' in answer)) return answer;
    await this.requests.pause(retryAfter(response), options.signal);
    return toResult(await this.wait(answer.id, { include: options.include, signal: options.signal }));
  }

  /** Sends a document and answers its extraction's id at once; `wait` for the table. */
  async submit(file: Blob | Uint8Array, options: InferOptions = {}): Promise<string> {
    const response = await this.send(file, options, { Prefer: 'respond-async' });
    return ((await response.json()) as { id: string }).id;
  }

  /** One extraction; how far it is, or what it failed of, where it has a `state`. */
  async get(id: string, { signal, ...asked }: GetOptions = {}): Promise<Extraction | PendingExtraction | FailedExtraction> {
    const path = `${pathOf(id)}${question(toGetQuery(asked))}`;
    return (await (await this.requests.send(path, { signal })).json()) as Extraction | PendingExtraction | FailedExtraction;
  }

  /** Waits until an extraction is done; throws the ExtractionFailedError that says why it failed. */
  async wait(id: string, { signal, ...asked }: GetOptions = {}): Promise<Extraction> {
    for (;;) {
      const path = `${pathOf(id)}${question({ ...toGetQuery(asked), wait: HOLD_SECONDS })}`;
      const response = await this.requests.send(path, { signal });
      const answer = (await response.json()) as Extraction | PendingExtraction | FailedExtraction;
      if (!('state' in answer)) return answer;
      if (answer.state === 'failed') throw new ExtractionFailedError(id, answer.error);
      // The service has held the call as long as it may; a little pause is for a proxy that answered in its place.
      await this.requests.pause(Math.min(retryAfter(response), POLL_SECONDS), signal);
    }
  }

  /** The list page by page, as long as somebody asks: `for await (const { data } of client.list())`. */
  async *list({ signal, page = 1, ...query }: ListQuery = {}): AsyncGenerator<ExtractionPage> {
    for (let number = page, hasMore = true; hasMore; number++) {
      const path = `/extractions?${search(toListQuery({ ...query, page: number }))}`;
      const answer = (await (await this.requests.send(path, { signal })).json()) as ExtractionPage;
      yield answer;
      hasMore = answer.pagination.hasMore;
    }
  }

  /** Extraction after extraction, page by page as they are asked for. */
  async *extractions(query: ListQuery = {}): AsyncGenerator<ExtractionPage['data'][number]> {
    for await (const { data } of this.list(query)) yield* data;
  }

  /** An extraction as a file, streamed; with every table where `tables` says so. */
  async export(id: string, format: ExportFormat, { signal, tables }: { signal?: AbortSignal; tables?: 'all' } = {}): Promise<ExportedFile> {
    return this.file(`${pathOf(id)}/export?${search({ format, tables })}`, `${id}.${format}`, signal);
  }

  /** Sends many documents, or a ZIP of them, and answers the batch at once; `waitForBatch` for its end. */
  async submitBatch(files: readonly (Blob | Uint8Array | NamedFile)[], options: SharedOptions = {}): Promise<Batch> {
    const form = formWith(options);
    for (const file of files) {
      const named = 'content' in file ? file : { content: file, fileName: undefined };
      appendFile(form, named.content, named.fileName);
    }
    const response = await this.post('/batches', form, options, {});
    return (await response.json()) as Batch;
  }

  /** A batch and how far its documents are. */
  async batch(id: string, { signal }: { signal?: AbortSignal } = {}): Promise<Batch> {
    return (await (await this.requests.send(batchPath(id), { signal })).json()) as Batch;
  }

  /** Waits until every document of a batch has ended. */
  async waitForBatch(id: string, { signal }: { signal?: AbortSignal } = {}): Promise<Batch> {
    for (let seconds = POLL_SECONDS; ; seconds = Math.min(LONGEST_POLL_SECONDS, seconds * 1.5)) {
      const batch = await this.batch(id, { signal });
      if (batch.state === 'completed') return batch;
      await this.requests.pause(seconds, signal);
    }
  }

  /** The tables of a batch as one, streamed. */
  async exportBatch(id: string, format: ExportFormat, { signal }: { signal?: AbortSignal } = {}): Promise<ExportedFile> {
    return this.file(`${batchPath(id)}/export?${search({ format })}`, `${id}.${format}`, signal);
  }

  private async file(path: string, fallback: string, signal: AbortSignal | undefined): Promise<ExportedFile> {
    const response = await this.requests.send(path, { signal });
    return {
      fileName: fileNameOf(response.headers.get('Content-Disposition') ?? '') ?? fallback,
      mediaType: response.headers.get('Content-Type') ?? 'application/octet-stream',
      body: response.body ?? new Blob([]).stream(),
    };
  }

  /** The month's calls, this one included. */
  async usage({ signal }: { signal?: AbortSignal } = {}): Promise<Usage> {
    return ((await (await this.requests.send('/usage', { signal })).json()) as { usage: Usage }).usage;
  }

  private send(file: Blob | Uint8Array, options: InferOptions, headers: Record<string, string>): Promise<Response> {
    const form = formWith(options, { password: options.password, include: options.include?.join(',') });
    appendFile(form, file, options.fileName);
    return this.post('/infer', form, options, headers);
  }

  private async post(
    path: string,
    body: FormData,
    { signal, idempotencyKey }: SharedOptions,
    headers: Record<string, string>,
  ): Promise<Response> {
    const key = idempotencyKey ?? (await webCrypto()).randomUUID();
    return this.requests.send(path, { method: 'POST', body, headers: { 'Idempotency-Key': key, ...headers }, signal });
  }
}

function formWith(
  { docType, label, reference, pages, schema, webhook }: SharedOptions,
  more: Record<string, string | undefined> = {},
): FormData {
  const parts = {
    ...{ doc_type: docType, label, reference, pages, ...more },
    schema: typeof schema === 'object' ? JSON.stringify(schema) : schema,
    webhook: webhook?.join(','),
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) if (value !== undefined) form.append(name, value);
  return form;
}

function appendFile(form: FormData, file: Blob | Uint8Array, fileName: string | undefined): void {
  const blob = file instanceof Blob ? file : new Blob([file as Uint8Array<ArrayBuffer>]);
  const ownName = 'name' in file && typeof file.name === 'string' ? file.name : 'document';
  form.append('file', blob, fileName ?? ownName);
}

/** The members that `infer` answers, of an extraction that was asked for later. */
function toResult(extraction: Extraction): ExtractionResult {
  const { id, fileId, fileName, docType, columns, rows, metadata, confidence, createdAt, tables, provenance } = extraction;
  const extras = { ...(tables && { tables }), ...(provenance && { provenance }) };
  return { id, fileId, fileName, docType, columns, rows, metadata, confidence, createdAt, ...extras };
}

const toGetQuery = ({ include, lowConfidence }: Omit<GetOptions, 'signal'>) => ({
  include: include?.join(','),
  low_confidence: lowConfidence,
});

const timeOf = (moment: string | Date | undefined): string | undefined => (moment instanceof Date ? moment.toISOString() : moment);

const toListQuery = ({
  docType,
  createdAfter,
  createdBefore,
  fileName,
  minConfidence,
  needsReview,
  ...query
}: Omit<ListQuery, 'signal'>) => ({
  ...query,
  doc_type: docType,
  created_after: timeOf(createdAfter),
  created_before: timeOf(createdBefore),
  file_name: fileName,
  min_confidence: minConfidence,
  needs_review: needsReview === undefined ? undefined : String(needsReview),
});

function question(query: Record<string, string | number | undefined>): string {
  const text = search(query).toString();
  return text === '' ? '' : `?${text}`;
}

const batchPath = (id: string): string => `/batches/${encodeURIComponent(id)}`;

const retryAfter = (response: Response): number => Number(response.headers.get('Retry-After') ?? POLL_SECONDS);

const pathOf = (id: string): string => `/extractions/${encodeURIComponent(id)}`;

function search(query: Record<string, string | number | undefined>): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.append(name, String(value));
  return parameters;
}

/** The name in its UTF-8 form (RFC 6266), else the plain one. */
function fileNameOf(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded === undefined ? /filename="([^"]*)"/i.exec(disposition)?.[1] : decodeURIComponent(encoded);
}
