import { createHmac } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';

interface SignedMessage {
  /** Stable over all attempts of an event. */
  id: string;
  /** When this attempt is made. */
  sentAt: Date;
  body: Buffer;
}

/** The endpoint's secrets: during a rotation's overlap the one before is used as well. */
export interface SigningSecrets {
  current: string;
  previous?: string;
}

/**
 * The headers by which a receiver knows that the body is ours: `X-Service-Signature`, a plain HMAC of the raw body, and the scheme of
 * Standard Webhooks, which also covers the id and the time.
 */
export function signatureHeaders(message: SignedMessage, { current, previous }: SigningSecrets): Record<string, string> {
  const timestamp = String(Math.floor(message.sentAt.getTime() / 1000));
  const secrets = previous === undefined ? [current] : [current, previous];
  return {
    'x-service-signature': bodySignature(message.body, current),
    ...(previous !== undefined && { 'x-service-signature-previous': bodySignature(message.body, previous) }),
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => standardSignature(message, timestamp, secret)).join(' '),
  };
}

/** In hex, keyed with the UTF-8 bytes of the whole secret string. */
const bodySignature = (body: Buffer, secret: string): string => createHmac('sha256', secret).update(body).digest('hex');

/** Standard Webhooks: keyed with the bytes that the secret encodes. */
function standardSignature({ id, body }: SignedMessage, timestamp: string, secret: string): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
  return `v1,${digest}`;
}
