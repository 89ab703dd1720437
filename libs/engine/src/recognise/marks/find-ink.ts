import type { GrayImage } from '../image/gray-image';
import { FIND_INK } from './weights';

/** Which pixels are print: 1 for ink, 0 for paper. */
export interface InkMap {
  width: number;
  height: number;
  ink: Uint8Array;
}

/** Divides ink from paper at the shade that separates the two best (Otsu's criterion). */
export function findInk(image: GrayImage): InkMap {
  const threshold = otsuThreshold(image.data);
  const ink = new Uint8Array(image.data.length);
  for (let at = 0; at < ink.length; at++) ink[at] = image.data[at]! <= threshold ? 1 : 0;
  return { width: image.width, height: image.height, ink };
}

function otsuThreshold(data: Uint8Array): number {
  // Counted by number: an iterator over the pixels of a page takes seven times as long.
  const histogram = new Uint32Array(256);
  for (let at = 0; at < data.length; at++) histogram[data[at]!]!++;
  const total = data.length;
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

/** The map turned by a small angle about its centre, clockwise. */
export function tiltInk({ width, height, ink }: InkMap, degrees: number): InkMap {
  const sine = Math.sin((degrees * Math.PI) / 180);
  const cosine = Math.cos((degrees * Math.PI) / 180);
  const tilted = new Uint8Array(ink.length);
  for (let y = 0; y < height; y++) {
    let fromX = (width - 1) / 2 - ((width - 1) / 2) * cosine + (y - (height - 1) / 2) * sine + 1 / 2;
    let fromY = (height - 1) / 2 + ((width - 1) / 2) * sine + (y - (height - 1) / 2) * cosine + 1 / 2;
    for (let x = 0; x < width; x++, fromX += cosine, fromY -= sine) {
      if (fromX >= 0 && fromY >= 0 && fromX < width && fromY < height) tilted[y * width + x] = ink[(fromY | 0) * width + (fromX | 0)]!;
    }
  }
  return { width, height, ink: tilted };
}
