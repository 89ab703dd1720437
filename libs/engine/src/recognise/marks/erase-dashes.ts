import type { PixelBox, SizedImage } from '../image/gray-image';
import { ERASE_DASHES } from './weights';

/**
 * Takes dashed and dotted rulings out of a picture: those of till receipts stand so near to the lines between them that a recogniser reads both
 * as one line of nothing. `marks` are the boxes of the picture's ink.
 */
export function eraseDashes(image: SizedImage, marks: readonly PixelBox[]): SizedImage {
  const chains = chainsOf(marks, image.dpi).filter((chain) => isRuling(chain, image.dpi));
  if (chains.length === 0) return image;
  const data = Uint8Array.from(image.data);
  for (const dash of chains.flat()) whiten({ ...image, data }, dash);
  return { ...image, data };
}

/** Flat marks that follow one another on a line, which may lean. */
function chainsOf(marks: readonly PixelBox[], dpi: number): PixelBox[][] {
  const dashes = marks.filter((mark) => isDash(mark, dpi)).sort((a, b) => a.left - b.left);
  const chains: PixelBox[][] = [];
  const lastAt = new Map<number, PixelBox[]>();
  for (const dash of dashes) {
    const y = (dash.top + dash.bottom) >> 1;
    const chain = levels(y)
      .map((level) => lastAt.get(level))
      .find((each) => each !== undefined && follows(each.at(-1)!, dash, dpi));
    const grown = chain ?? [];
    if (!chain) chains.push(grown);
    grown.push(dash);
    lastAt.set(y, grown);
  }
  return chains;
}

const isDash = ({ left, top, right, bottom }: PixelBox, dpi: number): boolean =>
  bottom - top <= dpi * ERASE_DASHES.thickestInch && right - left <= dpi * ERASE_DASHES.longestInch;

/** Rows of pixels from the nearest on. */
const levels = (y: number): number[] => [y, y - 1, y + 1, y - 2, y + 2];

const follows = (last: PixelBox, next: PixelBox, dpi: number): boolean =>
  next.left >= last.right && next.left - last.right <= dpi * ERASE_DASHES.widestGapInch;

function isRuling(chain: readonly PixelBox[], dpi: number): boolean {
  const length = chain.at(-1)!.right - chain[0]!.left;
  const inked = chain.reduce((sum, { left, right }) => sum + right - left, 0);
  return (
    chain.length >= ERASE_DASHES.fewest && length >= dpi * ERASE_DASHES.shortestRulingInch && inked >= length * ERASE_DASHES.leastInked
  );
}

function whiten({ width, height, data }: SizedImage, { left, top, right, bottom }: PixelBox): void {
  const fade = ERASE_DASHES.fadePx;
  const from = Math.max(0, left - fade);
  const to = Math.min(width, right + fade);
  for (let y = Math.max(0, top - fade); y < Math.min(height, bottom + fade); y++) data.fill(255, y * width + from, y * width + to);
}
