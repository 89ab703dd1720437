import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { ServiceError, fileKey, invalidParameter } from '@gridline/contracts';
import { Away, newId } from '@gridline/runtime';
import type { Storage } from '@gridline/storage';
import { z } from 'zod';
import { watchBody } from '../http/body-stall';
import { uploadedName } from '../http/file-name';
import { refuseNul } from '../http/refuse-nul';
import { parseInput } from '../http/route';
import type { RemoteDocuments } from './remote-documents';
import type { Upload } from './upload';

/** JSON is whole in memory while it is read, so that larger documents are sent as a form or by their address. */
const BASE64_BYTES = 10 * 1024 * 1024;

/** What the other members may add to the document's base64, which takes four characters for three bytes. */
const OTHER_BYTES = 256 * 1024;
/** Writers escape slashes and the ends of lines, which makes base64 at most a twentieth longer than it is. */
const ESCAPED = 1.05;
const JSON_BYTES = Math.ceil((BASE64_BYTES * 4) / 3) + OTHER_BYTES;

const texts = z.union([z.string(), z.array(z.string()).transform((list) => list.join(','))]);

/** As the form has it; what is nested so deeply that it cannot be written again is no schema. */
const schemaAsText = z.record(z.string(), z.unknown()).transform((schema, context) => {
  try {
    return JSON.stringify(schema);
  } catch {
    context.addIssue({ code: 'custom', message: 'is nested too deeply' });
    return z.NEVER;
  }
});

/** A document in JSON, or by its address; beside it what the form may have. */
const jsonDocument = z.strictObject({
  url: z.string().max(2_048).optional(),
  base64: z.string().optional(),
  fileName: z.string().max(1_000).optional(),
  engine: z.string().optional(),
  doc_type: z.string().optional(),
  password: z.string().optional(),
  label: z.string().optional(),
  reference: z.string().optional(),
  pages: z.string().optional(),
  schema: z.union([z.string(), schemaAsText]).optional(),
  webhook: texts.optional(),
  max_cost: z.union([z.string(), z.number().transform(String)]).optional(),
  page_images: z.string().optional(),
  split: z.string().optional(),
  include: texts.optional(),
});

/** Where documents go and come from, and what tells that the body is to give way to others. */
interface Ways {
  storage: Storage;
  remote: RemoteDocuments;
  givesWay: AbortSignal;
}

/** Reads the body and stores the document that it holds or names. Leaves nothing stored when it throws. */
export async function receiveJsonDocument(
  request: IncomingMessage,
  { storage, remote, givesWay }: Ways,
  accountId: string,
  maxBytes: number,
): Promise<Upload> {
  const body = parseBody(await readBody(request, givesWay));
  refuseNul(body, 'body');
  const { url, base64, fileName, ...options } = parseInput(jsonDocument, body, 'body');
  if (url !== undefined && base64 !== undefined)
    throw new ServiceError('too_many_files', 'Name the document by url or by base64, not both.');
  if (url === undefined && base64 === undefined) throw new ServiceError('missing_file', 'The body has no document: url or base64.');
  const document = url === undefined ? inBody(base64!, maxBytes) : await remote.open(url, maxBytes);
  const id = newId('file');
  const storageKey = fileKey(accountId, id);
  const stored = await storage.write(storageKey, document.content).catch((error: unknown) => {
    throw error instanceof ServiceError || error instanceof Away || url === undefined
      ? error
      : new ServiceError('document_fetch_failed', 'The document did not arrive whole.', { cause: error });
  });
  if (stored.bytes === 0) {
    await storage.remove(storageKey);
    throw new ServiceError('empty_file', 'The document has no bytes.');
  }
  const fields = new Map(Object.entries(options).filter((entry): entry is [string, string] => entry[1] !== undefined));
  return { file: { id, name: uploadedName(fileName ?? document.fileName), storageKey, ...stored }, fields, location: 'body' };
}

function inBody(base64: string, maxBytes: number): { content: Readable; fileName: string } {
  const text = base64.replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text) || text.length % 4 === 1) throw invalidParameter('body.base64', 'is not base64');
  const bytes = Buffer.from(text, 'base64');
  const most = Math.min(maxBytes, BASE64_BYTES);
  if (bytes.length > most) throw new ServiceError('file_too_large', `base64 may hold ${most / 1024 / 1024} MB; send more as a form.`);
  return { content: Readable.from([bytes]), fileName: '' };
}

/** Millions of other members would keep everybody waiting while they are looked through. */
function parseBody(text: string): unknown {
  const body = parseJson(text) as { base64?: unknown } | null;
  const document = typeof body?.base64 === 'string' ? body.base64.length : 0;
  if (text.length - document * ESCAPED > OTHER_BYTES)
    throw new ServiceError('file_too_large', `What the body has beside base64 may be ${OTHER_BYTES / 1024} KB.`);
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ServiceError('invalid_json', 'The body is not valid JSON.', { cause });
  }
}

async function readBody(request: IncomingMessage, givesWay: AbortSignal): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > JSON_BYTES) throw bodyTooLarge();
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const stop = watchBody(request, reject);
    givesWay.addEventListener('abort', () => reject(givesWay.reason as Error), { once: true });
    request.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > JSON_BYTES) reject(bodyTooLarge());
      else parts.push(part);
    });
    request.once('end', () => {
      stop();
      resolve(Buffer.concat(parts).toString('utf8'));
    });
    request.once('aborted', () => reject(new ServiceError('invalid_json', 'The body ended early.')));
    request.once('error', reject);
  });
}

const bodyTooLarge = (): ServiceError =>
  new ServiceError('file_too_large', `base64 may hold ${BASE64_BYTES / 1024 / 1024} MB; send more as a form.`);
