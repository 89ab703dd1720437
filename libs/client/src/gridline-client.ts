import { ExtractionFailedError } from './api-error';
import type {
  ExportedFile,
  ExportFormat,
  Extraction,
  ExtractionPage,
  ExtractionResult,
  FailedExtraction,
  InferOptions,
  ListQuery,
  PendingExtraction,
  Usage,
} from './answers';
import { Requests, type RequestOptions } from './requests';

export interface ClientOptions extends RequestOptions {
  /** `svc_live_` and 64 hexadecimal characters. */
  apiKey: string;
  /** Where the service is: `https://gridline.example.com`. */
  baseUrl: string;
}

/** How often a running extraction is asked for where the service does not say. */
const POLL_SECONDS = 1;

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
    return toResult(await this.wait(answer.id, options));
  }

  /** Sends a document and answers its extraction's id at once; `wait` for the table. */
  async submit(file: Blob | Uint8Array, options: InferOptions = {}): Promise<string> {
    const response = await this.send(file, options, { Prefer: 'respond-async' });
    return ((await response.json()) as { id: string }).id;
  }

  /** One extraction; how far it is, or what it failed of, where it has a `state`. */
  async get(id: string, { signal }: { signal?: AbortSignal } = {}): Promise<Extraction | PendingExtraction | FailedExtraction> {
    return (await (await this.requests.send(pathOf(id), { signal })).json()) as Extraction | PendingExtraction | FailedExtraction;
  }

  /** Waits until an extraction is done; throws the ExtractionFailedError that says why it failed. */
  async wait(id: string, { signal }: { signal?: AbortSignal } = {}): Promise<Extraction> {
    for (;;) {
      const response = await this.requests.send(pathOf(id), { signal });
      const answer = (await response.json()) as Extraction | PendingExtraction | FailedExtraction;
      if (!('state' in answer)) return answer;
      if (answer.state === 'failed') throw new ExtractionFailedError(id, answer.error);
      await this.requests.pause(retryAfter(response), signal);
    }
  }

  /** The list page by page, as long as somebody asks: `for await (const { data } of client.list())`. */
  async *list({ signal, docType, page = 1, ...query }: ListQuery = {}): AsyncGenerator<ExtractionPage> {
    for (let number = page, hasMore = true; hasMore; number++) {
      const path = `/extractions?${search({ ...query, page: number, doc_type: docType })}`;
      const answer = (await (await this.requests.send(path, { signal })).json()) as ExtractionPage;
      yield answer;
      hasMore = answer.pagination.hasMore;
    }
  }

  /** An extraction as a file, streamed. */
  async export(id: string, format: ExportFormat, { signal }: { signal?: AbortSignal } = {}): Promise<ExportedFile> {
    const response = await this.requests.send(`${pathOf(id)}/export?${search({ format })}`, { signal });
    return {
      fileName: fileNameOf(response.headers.get('Content-Disposition') ?? '') ?? `${id}.${format}`,
      mediaType: response.headers.get('Content-Type') ?? 'application/octet-stream',
      body: response.body ?? new Blob([]).stream(),
    };
  }

  /** The month's calls, this one included. */
  async usage({ signal }: { signal?: AbortSignal } = {}): Promise<Usage> {
    return ((await (await this.requests.send('/usage', { signal })).json()) as { usage: Usage }).usage;
  }

  private send(file: Blob | Uint8Array, options: InferOptions, headers: Record<string, string>): Promise<Response> {
    const { signal, idempotencyKey = crypto.randomUUID() } = options;
    return this.requests.send('/infer', {
      method: 'POST',
      body: inferForm(file, options),
      headers: { 'Idempotency-Key': idempotencyKey, ...headers },
      signal,
    });
  }
}

function inferForm(file: Blob | Uint8Array, { fileName, docType, password, label }: InferOptions): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ doc_type: docType, password, label })) if (value !== undefined) form.append(name, value);
  const blob = file instanceof Blob ? file : new Blob([file as Uint8Array<ArrayBuffer>]);
  const ownName = file instanceof File ? file.name : 'document';
  form.append('file', blob, fileName ?? ownName);
  return form;
}

/** The members that `infer` answers, of an extraction that was asked for later. */
function toResult(extraction: Extraction): ExtractionResult {
  const { id, fileId, fileName, docType, columns, rows, metadata, confidence, createdAt } = extraction;
  return { id, fileId, fileName, docType, columns, rows, metadata, confidence, createdAt };
}

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
