import { tiltInk, type InkMap } from './find-ink';
import type { PixelRuling } from './find-rulings';
import type { SizedImage } from './gray-image';

/**
 * Takes rulings out of a picture but leaves the letters that cross them: a recogniser takes a box around words for a picture
 * and its sides for letters. `lean` is the angle by which the picture leans and the rulings do not.
 */
export function eraseRulings(image: SizedImage, ink: InkMap, rulings: readonly PixelRuling[], lean: number): SizedImage {
  if (rulings.length === 0) return image;
  const level = lean === 0 ? ink : tiltInk(ink, -lean);
  const erased: InkMap = { width: image.width, height: image.height, ink: new Uint8Array(image.data.length) };
  for (const ruling of rulings) markRuling(erased, level, ruling);
  const mask = lean === 0 ? erased.ink : tiltInk(erased, lean).ink;
  return { ...image, data: image.data.map((shade, at) => (mask[at] === 1 ? 255 : shade)) };
}

/** Pixels at which a line fades into the paper. */
const FADE_PX = 2;

/** Marks the pixels of a ruling, except where ink goes on across it. */
function markRuling(erased: InkMap, { width, height, ink }: InkMap, { orientation, left, top, right, bottom }: PixelRuling): void {
  const isHorizontal = orientation === 'horizontal';
  const inkAt = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && ink[y * width + x] === 1;
  for (let y = Math.max(0, top - FADE_PX); y < Math.min(height, bottom + FADE_PX); y++) {
    for (let x = Math.max(0, left - FADE_PX); x < Math.min(width, right + FADE_PX); x++) {
      const isCrossed = isHorizontal
        ? inkAt(x, top - FADE_PX - 1) || inkAt(x, bottom + FADE_PX)
        : inkAt(left - FADE_PX - 1, y) || inkAt(right + FADE_PX, y);
      if (!isCrossed) erased.ink[y * width + x] = 1;
    }
  }
}
