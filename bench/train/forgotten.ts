import { createHash } from 'node:crypto';

/** Whether a label is among those that FORGET and SEED leave out: the same ones for one seed, wherever they stand. */
export function isForgotten(label: string): boolean {
  const share = Number(process.env['FORGET'] ?? 0);
  const hash = createHash('sha256').update(`${process.env['SEED']}${label.toLowerCase()}`).digest();
  return hash.readUInt32BE(0) / 2 ** 32 < share;
}
