import { tiltInk, type InkMap } from './find-ink';
import type { PixelRuling } from './find-rulings';
import type { PixelBox, SizedImage } from '../image/gray-image';
import { isLevel, type Lean } from '../image/lean';
import { ERASE_RULINGS } from './weights';

/**
 * Takes rulings out of a picture but leaves the letters that cross them: a recogniser takes a box around words for a picture
 * and its sides for letters. `lean` is how the picture leans; the rulings and the ink, `level`, are those of the page set straight.
 */
export function eraseRulings(image: SizedImage, level: InkMap, rulings: readonly PixelRuling[], lean: Lean): SizedImage {
  if (rulings.length === 0) return image;
  const letters = withoutRulings(level, rulings);
  const erased: InkMap = { width: image.width, height: image.height, ink: new Uint8Array(image.data.length) };
  for (const ruling of rulings) markRuling(erased, letters, ruling);
  const mask = isLevel(lean) ? erased.ink : tiltInk(erased, lean).ink;
  const data = Uint8Array.from(image.data);
  for (let at = 0; at < data.length; at++) if (mask[at] === 1) data[at] = 255;
  return { ...image, data };
}

/** The ink that is no ruling's: where two rulings cross, neither is a letter to the other, and no dot of them stays. */
function withoutRulings({ width, height, ink }: InkMap, rulings: readonly PixelRuling[]): InkMap {
  const letters = Uint8Array.from(ink);
  for (const ruling of rulings) {
    const { left, top, right, bottom } = faded(ruling, width, height);
    for (let y = top; y < bottom; y++) letters.fill(0, y * width + left, y * width + right);
  }
  return { width, height, ink: letters };
}

/** Marks the pixels of a ruling, except where the ink of letters goes on across it. */
function markRuling(erased: InkMap, { width, height, ink }: InkMap, ruling: PixelRuling): void {
  const isHorizontal = ruling.orientation === 'horizontal';
  const inkAt = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && ink[y * width + x] === 1;
  const { left, top, right, bottom } = faded(ruling, width, height);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const isCrossed = isHorizontal ? inkAt(x, top - 1) || inkAt(x, bottom) : inkAt(left - 1, y) || inkAt(right, y);
      if (!isCrossed) erased.ink[y * width + x] = 1;
    }
  }
}

/** The ruling's box with the pixels at which it fades. */
const faded = ({ left, top, right, bottom }: PixelBox, width: number, height: number): PixelBox => ({
  left: Math.max(0, left - ERASE_RULINGS.fadePx),
  top: Math.max(0, top - ERASE_RULINGS.fadePx),
  right: Math.min(width, right + ERASE_RULINGS.fadePx),
  bottom: Math.min(height, bottom + ERASE_RULINGS.fadePx),
});
