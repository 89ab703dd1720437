import { ExtractionFailedError } from './api-error';
import { webCrypto } from './verify-webhook';
import type {
  Batch,
  EndedExtraction,
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
  RemoteDocument,
  SharedOptions,
  SplitExtraction,
  Usage,
} from './answers';
import { eventsOf } from './event-stream';
import { Requests, type RequestInitTold, type RequestOptions } from './requests';
import { readAs, type JsonSchema, type SchemaData, type StandardSchema } from './schema-data';
import { appendFile, formWith, partsOf } from './upload';

export interface ClientOptions extends RequestOptions {
  /** `svc_live_` and 64 hexadecimal characters. */
  apiKey: string;
  /** Where the service is: `https://gridline.example.com`. */
  baseUrl: string;
}

/** How often a running extraction is asked for where the service does not say, and a batch at first and at last. */
const POLL_SECONDS = 1;
const LONGEST_POLL_SECONDS = 15;
/** Each wait is so much longer than the one before. */
const POLL_GROWTH = 1.5;

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

/** A document's bytes, or where the service finds them. */
export type DocumentSource = Blob | Uint8Array | RemoteDocument;

/** What `infer` answers: parts where it was asked to split. */
export type InferAnswer<Options extends InferOptions> = Options extends { split: 'auto' } ? SplitExtraction : ExtractionResult;

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
  infer<const Options extends InferOptions>(file: DocumentSource, options?: Options): Promise<InferAnswer<Options>>;
  async infer(file: DocumentSource, options: InferOptions = {}): Promise<ExtractionResult | SplitExtraction> {
    const { answer, headers } = await this.send<ExtractionResult | SplitExtraction | PendingExtraction>(file, options, {});
    if (!isPending(answer)) return answer;
    await this.requests.pause(retryAfter(headers), options.signal);
    const ended = await this.end(answer.id, { include: options.include, signal: options.signal });
    return 'state' in ended ? ended : toResult(ended);
  }

  /** Sends a document and answers what it says in a schema's form, typed by it; throws SchemaMismatchError where that does not pass it. */
  async inferAs<const S extends StandardSchema | JsonSchema>(
    file: DocumentSource,
    schema: S,
    options: Omit<InferOptions, 'schema' | 'split'> = {},
  ): Promise<{ data: SchemaData<S>; extraction: ExtractionResult }> {
    const extraction = await this.infer(file, { ...options, schema });
    return { data: await readAs(schema, extraction), extraction };
  }

  /** Sends a document and answers its extraction's id at once; `wait` for the table. */
  async submit(file: DocumentSource, options: InferOptions = {}): Promise<string> {
    const { answer } = await this.send<{ id: string }>(file, options, { Prefer: 'respond-async' });
    return answer.id;
  }

  /** One extraction; how far it is, what it failed of, or into what it was split, where it has a `state`. */
  async get(
    id: string,
    { signal, ...asked }: GetOptions = {},
  ): Promise<Extraction | SplitExtraction | PendingExtraction | FailedExtraction> {
    const path = `${pathOf(id)}${question(toGetQuery(asked))}`;
    const { answer } = await this.requests.json<Awaited<ReturnType<GridlineClient['get']>>>(path, { signal });
    return answer;
  }

  /** Waits until an extraction is done; throws the ExtractionFailedError that says why it failed. */
  async wait(id: string, options: GetOptions = {}): Promise<Extraction> {
    const ended = await this.end(id, options);
    if (!('state' in ended)) return ended;
    throw new ExtractionFailedError(id, { code: 'extraction_split', detail: 'The file was split: waitForParts answers its documents.' });
  }

  /** Waits until a file that was sent with `split` is done. */
  async waitForParts(id: string, options: GetOptions = {}): Promise<SplitExtraction> {
    const ended = await this.end(id, options);
    if ('state' in ended) return ended;
    throw new TypeError('This file was sent without split: wait answers its table.');
  }

  private async end(id: string, { signal, ...asked }: GetOptions): Promise<Extraction | SplitExtraction> {
    for (;;) {
      const path = `${pathOf(id)}${question({ ...toGetQuery(asked), wait: HOLD_SECONDS })}`;
      const { answer, headers } = await this.requests.json<Awaited<ReturnType<GridlineClient['get']>>>(path, { signal });
      if (!('state' in answer) || answer.state === 'split') return answer;
      if (answer.state === 'failed') throw new ExtractionFailedError(id, answer.error);
      // The service has held the call as long as it may; a little pause is for a proxy that answered in its place.
      await this.requests.pause(Math.min(retryAfter(headers), POLL_SECONDS), signal);
    }
  }

  /** The account's runs as they end, once it is heard: until the service closes the stream or `signal` ends it; one call of the month. */
  async ended({ signal }: { signal?: AbortSignal } = {}): Promise<AsyncGenerator<EndedExtraction>> {
    const { body } = await this.requests.send('/events', { signal, headers: { Accept: 'text/event-stream' } });
    return endedIn(body!);
  }

  /**
   * The list page by page, as long as somebody asks: `for await (const { data } of client.list())`. What is added meanwhile moves no item,
   * unless it begins at a `page`.
   */
  async *list({ signal, ...query }: ListQuery = {}): AsyncGenerator<ExtractionPage> {
    let next: { page: number } | { cursor: string } = query.page === undefined ? { cursor: '' } : { page: query.page };
    for (let hasMore = true; hasMore;) {
      const path = `/extractions?${search({ ...toListQuery(query), ...next })}`;
      const { answer } = await this.requests.json<ExtractionPage>(path, { signal });
      yield answer;
      hasMore = answer.pagination.hasMore;
      next = answer.nextCursor ? { cursor: answer.nextCursor } : { page: answer.pagination.page + 1 };
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
    const { answer } = await this.post<Batch>('/batches', form, options, {});
    return answer;
  }

  /** A batch and how far its documents are. */
  async batch(id: string, { signal }: { signal?: AbortSignal } = {}): Promise<Batch> {
    const { answer } = await this.requests.json<Batch>(batchPath(id), { signal });
    return answer;
  }

  /** Waits until every document of a batch has ended. */
  async waitForBatch(id: string, { signal }: { signal?: AbortSignal } = {}): Promise<Batch> {
    for (let seconds = POLL_SECONDS; ; seconds = Math.min(LONGEST_POLL_SECONDS, seconds * POLL_GROWTH)) {
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
    const { answer } = await this.requests.json<{ usage: Usage }>('/usage', { signal });
    return answer.usage;
  }

  private send<Answer>(
    file: DocumentSource,
    options: InferOptions,
    headers: Record<string, string>,
  ): Promise<{ answer: Answer; headers: Headers }> {
    const { password, include, engine, split, pageImages, fileName } = options;
    const more = { password, include: include?.join(','), engine, split, page_images: pageImages };
    if ('url' in file) {
      const body = JSON.stringify({ ...partsOf(options, { ...more, fileName }), url: file.url });
      return this.post('/infer', body, { ...options, onProgress: undefined }, { 'Content-Type': 'application/json', ...headers });
    }
    const form = formWith(options, more);
    appendFile(form, file, fileName);
    return this.post('/infer', form, options, headers);
  }

  private async post<Answer>(
    path: string,
    body: FormData | string,
    { signal, idempotencyKey, onProgress }: SharedOptions,
    headers: Record<string, string>,
  ): Promise<{ answer: Answer; headers: Headers }> {
    const key = idempotencyKey ?? (await webCrypto()).randomUUID();
    const init: RequestInitTold = { method: 'POST', body, headers: { 'Idempotency-Key': key, ...headers }, signal, onProgress };
    return this.requests.json(path, init);
  }
}

async function* endedIn(body: ReadableStream<Uint8Array>): AsyncGenerator<EndedExtraction> {
  for await (const { event, data } of eventsOf(body)) if (event === 'ended') yield JSON.parse(data) as EndedExtraction;
}

const isPending = (answer: object): answer is PendingExtraction => 'state' in answer && answer.state !== 'split';

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

const retryAfter = (headers: Headers): number => Number(headers.get('Retry-After') ?? POLL_SECONDS);

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
