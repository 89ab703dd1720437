import type { GrayImage } from '../image/gray-image';
import { radians, type Lean } from '../image/lean';
import { FIND_INK } from './weights';

/** Which pixels are print: 1 for ink, 0 for paper. */
export interface InkMap {
  width: number;
  height: number;
  ink: Uint8Array;
}

/** Divides ink from paper at the shade that separates the two best (Otsu's criterion). */
export const findInk = (image: GrayImage): InkMap => inkUpTo(image, otsuThreshold(countShades(image)));

/**
 * Everything that is clearly darker than the paper, as hairlines in grey are that are lighter than letters; undefined where the paper's own
 * grain leaves no room between the two.
 */
export function findFaintInk(image: GrayImage): InkMap | undefined {
  const counts = countShades(image);
  const darkest = otsuThreshold(counts);
  const lighter = counts.map((count, shade) => (shade > darkest ? count : 0));
  const paper = lighter.indexOf(Math.max(...lighter));
  const grain = paper - shadeAtShare(lighter, FIND_INK.grainShare);
  const threshold = paper - Math.max(FIND_INK.faintest, FIND_INK.ofGrain * grain);
  return threshold > darkest ? inkUpTo(image, threshold) : undefined;
}

/** The shade below which this share of the counted pixels lies. */
function shadeAtShare(counts: Uint32Array, share: number): number {
  let left = share * counts.reduce((a, b) => a + b, 0);
  return Math.max(
    0,
    counts.findIndex((count) => (left -= count) < 0),
  );
}

function inkUpTo({ width, height, data }: GrayImage, threshold: number): InkMap {
  const ink = new Uint8Array(data.length);
  for (let at = 0; at < ink.length; at++) ink[at] = data[at]! <= threshold ? 1 : 0;
  return { width, height, ink };
}

function countShades({ data }: GrayImage): Uint32Array {
  // Counted by number: an iterator over the pixels of a page takes seven times as long.
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at++) counts[data[at]!]!++;
  return counts;
}

function otsuThreshold(histogram: Uint32Array): number {
  const total = histogram.reduce((a, b) => a + b, 0);
  const sum = histogram.reduce((all, count, shade) => all + count * shade, 0);
  let [darkCount, darkSum, best, threshold] = [0, 0, -1, 127];
  for (let shade = 0; shade < 255; shade++) {
    darkCount += histogram[shade]!;
    darkSum += histogram[shade]! * shade;
    if (darkCount === 0 || darkCount === total) continue;
    const difference = darkSum / darkCount - (sum - darkSum) / (total - darkCount);
    const between = darkCount * (total - darkCount) * difference * difference;
    if (between > best) [best, threshold] = [between, shade];
  }
  return threshold;
}

/** Whether a large picture shows noise, a screen of dots or a texture: ink and paper change places more often than in any print. */
export function isGrain({ width, height, ink }: InkMap): boolean {
  if (ink.length <= FIND_INK.mostSmallPixels) return false;
  let changes = 0;
  for (let y = 0; y < height; y++) for (let at = y * width + 1; at < (y + 1) * width; at++) if (ink[at] !== ink[at - 1]) changes++;
  return changes > ink.length * FIND_INK.mostChanges;
}

/** The map with its lines leaning by so much more, clockwise about its centre. */
export function tiltInk({ width, height, ink }: InkMap, { angle, change }: Lean): InkMap {
  const sine = Math.sin(radians(angle));
  const cosine = Math.cos(radians(angle));
  const [centreX, centreY] = [(width - 1) / 2, (height - 1) / 2];
  const tilted = new Uint8Array(ink.length);
  for (let y = 0; y < height; y++) {
    const rise = (radians(change) * (y - centreY)) / height;
    const top = y - centreY + centreX * rise;
    const fall = -sine - rise * cosine;
    let fromX = centreX - centreX * cosine + top * sine + 1 / 2;
    let fromY = centreY + centreX * sine + top * cosine + 1 / 2;
    for (let x = 0; x < width; x++, fromX += cosine - rise * sine, fromY += fall) {
      if (fromX >= 0 && fromY >= 0 && fromX < width && fromY < height) tilted[y * width + x] = ink[(fromY | 0) * width + (fromX | 0)]!;
    }
  }
  return { width, height, ink: tilted };
}
