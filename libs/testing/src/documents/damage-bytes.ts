import type { Random } from './random';

/** Ways in which a file is spoilt on its way. */
const DAMAGES: readonly ((bytes: Buffer, random: Random) => Buffer)[] = [
  cutShort,
  flipBits,
  repeatPart,
  dropPart,
  zeroPart,
  swapParts,
  growNumbers,
];

/** A file as it may arrive: one to three damages, drawn by chance. */
export function damageBytes(bytes: Uint8Array, random: Random): Buffer {
  let damaged: Buffer = Buffer.from(bytes);
  for (let count = random.whole(1, 3); count > 0; count--) damaged = random.pick(DAMAGES)(damaged, random);
  return damaged;
}

/** The largest part that a damage touches. */
const LONGEST_PART = 4_000;
const MOST_FLIPS = 40;

interface Part {
  start: number;
  end: number;
}

function drawPart({ length }: Buffer, random: Random): Part {
  const start = random.whole(0, Math.max(0, length - 1));
  return { start, end: Math.min(length, start + random.whole(1, LONGEST_PART)) };
}

function cutShort(bytes: Buffer, random: Random): Buffer {
  return bytes.subarray(0, random.whole(0, bytes.length));
}

function flipBits(bytes: Buffer, random: Random): Buffer {
  const flipped = Buffer.from(bytes);
  for (let count = random.whole(1, MOST_FLIPS); count > 0 && flipped.length > 0; count--) {
    flipped[random.whole(0, flipped.length - 1)]! ^= 1 << random.whole(0, 7);
  }
  return flipped;
}

function repeatPart(bytes: Buffer, random: Random): Buffer {
  const { start, end } = drawPart(bytes, random);
  return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start, end), bytes.subarray(end)]);
}

function dropPart(bytes: Buffer, random: Random): Buffer {
  const { start, end } = drawPart(bytes, random);
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
}

function zeroPart(bytes: Buffer, random: Random): Buffer {
  const { start, end } = drawPart(bytes, random);
  return Buffer.from(bytes).fill(0, start, end);
}

function swapParts(bytes: Buffer, random: Random): Buffer {
  const middle = random.whole(0, bytes.length);
  return Buffer.concat([bytes.subarray(middle), bytes.subarray(0, middle)]);
}

/** Numbers tell lengths, places and sizes in most formats: a few become enormous. */
function growNumbers(bytes: Buffer, random: Random): Buffer {
  const text = bytes.toString('latin1').replace(/\d+/g, (digits) => (random.chance(0.02) ? `${digits}9999999` : digits));
  return Buffer.from(text, 'latin1');
}
