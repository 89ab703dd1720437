import { randomBytes } from 'node:crypto';

export type IdPrefix = 'acc' | 'key' | 'file' | 'ext' | 'evt' | 'end' | 'dlv' | 'call' | 'rep' | 'req' | 'bat';

/** A new id: its kind, then a UUIDv7 (RFC 9562) in hex, so that ids sort by the time they were made. */
export function newId(prefix: IdPrefix, now: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return `${prefix}_${bytes.toString('hex')}`;
}

/** What the ids of a kind that are made from a moment on begin with, or come after. */
export const firstId = (prefix: IdPrefix, moment: number): string => `${prefix}_${moment.toString(16).padStart(12, '0')}`;
