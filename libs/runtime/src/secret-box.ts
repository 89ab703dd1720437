import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Secrets at rest: AES-256-GCM (NIST SP 800-38D) with a random nonce, bound to its owner by associated data. A sealed secret is
 * `keyId.base64(nonce | ciphertext | tag)`; the key id lets old keys open what they sealed after a rotation.
 */
export class SecretBox {
  private readonly keys: Map<string, Buffer>;
  private readonly currentId: string;

  /** `masterKeys`: `id:base64 of 32 bytes`, comma separated, the one that seals first. Throws on a key of another length. */
  constructor(masterKeys: string) {
    const entries = masterKeys.split(',').map((entry) => parseKey(entry.trim()));
    this.keys = new Map(entries);
    this.currentId = entries[0]![0];
  }

  seal(secret: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.keys.get(this.currentId)!, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${this.currentId}.${sealed.toString('base64')}`;
  }

  /** Throws where the key is unknown, the owner is another, or a byte was changed. */
  open(sealed: string, owner: string): string {
    const dot = sealed.indexOf('.');
    const key = this.keys.get(sealed.slice(0, dot));
    if (!key) throw new Error('sealed with a master key that is not configured');
    const bytes = Buffer.from(sealed.slice(dot + 1), 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }
}

function parseKey(entry: string): [string, Buffer] {
  const colon = entry.indexOf(':');
  const id = colon < 0 ? 'k1' : entry.slice(0, colon);
  const key = Buffer.from(entry.slice(colon + 1), 'base64');
  if (key.length !== 32 || !/^[\w-]+$/.test(id)) throw new Error('a master key is "id:" and the base64 of 32 bytes');
  return [id, key];
}

/** For configuration files: whether a string is a list of master keys. */
export function isMasterKeys(value: string): boolean {
  try {
    return new SecretBox(value) instanceof SecretBox;
  } catch {
    return false;
  }
}
