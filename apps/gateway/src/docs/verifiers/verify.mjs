import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

// secret: "whsec_..."; headers: with lower-case names, as Node gives them; rawBody: the bytes as they came, before any JSON parser.
// During a rotation `webhook-signature` holds one signature for each secret; one of them has to match.
export function verify(secret, headers, rawBody) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(rawBody).digest('base64');
  return signatures.split(' ').some((signature) => equal(signature, `v1,${expected}`));
}

// The simple form, if your tools have no Standard Webhooks: the X-Service-Signature header alone.
export function verifyBody(secret, signature, rawBody) {
  return equal(signature ?? '', createHmac('sha256', secret).update(rawBody).digest('hex'));
}

function equal(given, expected) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
