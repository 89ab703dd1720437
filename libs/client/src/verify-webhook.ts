/** The delivery is not what the service sent, or is too old. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

/** What an endpoint is told. */
export interface WebhookEvent {
  event: string;
  data: Record<string, unknown>;
}

/** Headers as any framework has them: an object, or the standard's own class. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>;

export interface VerifyOptions {
  /** How far the delivery's time may be from ours. */
  toleranceSeconds?: number;
  /** For tests: now, in milliseconds. */
  now?: number;
}

/** As Standard Webhooks asks for: clocks differ, deliveries are replayed. */
const TOLERANCE_SECONDS = 300;

/**
 * The event of a delivery whose signatures are right: the plain one of the body, and the one of Standard Webhooks, which covers id and time
 * too. Throws WebhookVerificationError. The body must be the bytes that arrived, not what a parser made of them.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const get = reader(headers);
  const body = typeof rawBody === 'string' ? new TextEncoder().encode(rawBody) : rawBody;
  const [plain, id, timestamp, standard] = ['x-service-signature', 'webhook-id', 'webhook-timestamp', 'webhook-signature'].map(get);
  if (!plain || !id || !timestamp || !standard) throw new WebhookVerificationError('A header of the signature is missing.');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds)
    throw new WebhookVerificationError('The delivery is too old, or its time lies ahead.');
  // While a secret is being replaced, the one before signs as well.
  const plains = [plain, get('x-service-signature-previous')].filter((signature): signature is string => signature !== undefined);
  const { expected, wanted } = await signaturesOf(body, id, timestamp, secret);
  const isPlainRight = plains.map((signature) => isSame(signature, expected)).includes(true);
  const isStandardRight = standard
    .split(' ')
    .map((signature) => isSame(signature, wanted))
    .includes(true);
  if (!isPlainRight || !isStandardRight) throw new WebhookVerificationError('The signature is wrong.');
  return JSON.parse(new TextDecoder().decode(body)) as WebhookEvent;
}

/** The headers that a delivery of this body has, as `verifyWebhook` wants them. */
export async function signWebhook(body: string, id: string, secret: string, now = Date.now()): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000));
  const { expected, wanted } = await signaturesOf(new TextEncoder().encode(body), id, timestamp, secret);
  return { 'x-service-signature': expected, 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': wanted };
}

/** The plain signature, and that of Standard Webhooks. */
async function signaturesOf(
  body: Uint8Array,
  id: string,
  timestamp: string,
  secret: string,
): Promise<{ expected: string; wanted: string }> {
  const expected = hexOf(await hmac(new TextEncoder().encode(secret), body));
  const own = await hmac(bytesOf(secret.replace(/^whsec_/, '')), join(new TextEncoder().encode(`${id}.${timestamp}.`), body));
  return { expected, wanted: `v1,${btoa(String.fromCharCode(...own))}` };
}

function reader(headers: WebhookHeaders): (name: string) => string | undefined {
  if (typeof Headers !== 'undefined' && headers instanceof Headers) return (name) => headers.get(name) ?? undefined;
  const lower = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => [lower.get(name)].flat()[0];
}

async function hmac(key: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  const { subtle } = await webCrypto();
  const imported = await subtle.importKey('raw', key as Uint8Array<ArrayBuffer>, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await subtle.sign('HMAC', imported, message as Uint8Array<ArrayBuffer>));
}

/** Node 18 has it in a module alone. */
export async function webCrypto(): Promise<typeof globalThis.crypto> {
  if (globalThis.crypto !== undefined) return globalThis.crypto;
  const module = 'node:crypto';
  return ((await import(/* @vite-ignore */ module)) as { webcrypto: typeof globalThis.crypto }).webcrypto;
}

/** In a time that does not tell where they differ. */
function isSame(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let index = 0; index < expected.length; index++) difference |= (given.charCodeAt(index) || 0) ^ expected.charCodeAt(index);
  return difference === 0;
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

function join(start: Uint8Array, end: Uint8Array): Uint8Array {
  const whole = new Uint8Array(start.length + end.length);
  whole.set(start);
  whole.set(end, start.length);
  return whole;
}
