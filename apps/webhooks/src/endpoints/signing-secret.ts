import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const HINT_LENGTH = 4;

/** A new secret in the form of Standard Webhooks: `whsec_` and the base64 of random bytes. */
export const newSigningSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** What may be shown of a secret afterwards, so that a person can tell which one it is. */
export const secretHint = (secret: string): string => `…${secret.slice(-HINT_LENGTH)}`;
