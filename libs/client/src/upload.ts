import type { SharedOptions, UploadProgress } from './answers';
import { jsonSchemaOf } from './schema-data';

/** The options' parts of a form. */
export function formWith(options: SharedOptions, more: Parts = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(partsOf(options, more))) form.append(name, value);
  return form;
}

/** The same as members of a JSON body. */
export function partsOf({ docType, schema, webhook, maxCost, ...options }: SharedOptions, more: Parts): Record<string, string> {
  const { label, reference, pages } = options;
  const parts = {
    ...{ doc_type: docType, label, reference, pages, ...more },
    schema: typeof schema === 'object' ? JSON.stringify(jsonSchemaOf(schema)) : schema,
    webhook: webhook?.join(','),
    max_cost: maxCost?.toString(),
  };
  return Object.fromEntries(Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined));
}

type Parts = Record<string, string | undefined>;

/** Adds a document under its own name, or the one that it is to have. */
export function appendFile(form: FormData, file: Blob | Uint8Array, fileName: string | undefined): void {
  const blob = file instanceof Blob ? file : new Blob([file as Uint8Array<ArrayBuffer>]);
  const ownName = 'name' in file && typeof file.name === 'string' ? file.name : 'document';
  form.append('file', blob, fileName ?? ownName);
}

/** What is used of the class that browsers have. */
interface BrowserRequest {
  status: number;
  response: unknown;
  responseType: string;
  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  send(body: unknown): void;
  abort(): void;
}
declare const XMLHttpRequest: (new () => BrowserRequest) | undefined;

/** Bytes that are told of at a time. */
const STEP_BYTES = 64 * 1024;

/** `fetch` for a form whose way is told as it leaves: browsers tell it of XMLHttpRequest alone, other systems of a body that is a stream. */
export async function sendTold(
  url: string,
  init: RequestInit & { headers: Record<string, string> },
  onProgress: (progress: UploadProgress) => void,
  send: typeof fetch,
): Promise<Response> {
  if (typeof XMLHttpRequest !== 'undefined') return sendByBrowser(new XMLHttpRequest(), url, init, onProgress);
  const form = new Response(init.body);
  const bytes = new Uint8Array(await form.clone().arrayBuffer());
  const headers = { ...init.headers, 'Content-Type': form.headers.get('Content-Type')! };
  return send(url, { ...init, headers, body: told(bytes, onProgress), duplex: 'half' } as RequestInit);
}

/** The next step is told of when the one before was taken. */
function told(bytes: Uint8Array, onProgress: (progress: UploadProgress) => void): ReadableStream<Uint8Array> {
  let sentBytes = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        onProgress({ sentBytes, totalBytes: bytes.length });
        if (sentBytes === bytes.length) return controller.close();
        const step = bytes.subarray(sentBytes, sentBytes + STEP_BYTES);
        sentBytes += step.length;
        controller.enqueue(step);
      },
    },
    { highWaterMark: 0 },
  );
}

function sendByBrowser(
  request: BrowserRequest,
  url: string,
  { method, headers, body, signal }: RequestInit & { headers: Record<string, string> },
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  request.open(method!, url);
  request.responseType = 'blob';
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, totalBytes: total });
  const abort = (): void => request.abort();
  signal?.addEventListener('abort', abort, { once: true });
  return new Promise<Response>((resolve, reject) => {
    request.onload = () => resolve(responseOf(request));
    request.onerror = request.onabort = () => reject(new TypeError('The request was not answered.'));
    request.send(body);
  }).finally(() => signal?.removeEventListener('abort', abort));
}

function responseOf(request: BrowserRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  return new Response(request.response as Blob, { status: request.status, headers });
}
