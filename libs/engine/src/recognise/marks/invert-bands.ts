import type { InkMap } from './find-ink';
import type { PixelBox, SizedImage } from '../image/gray-image';
import { INVERT_BANDS } from './weights';
import { median } from '../../model/median';

/**
 * Makes light letters on dark bands dark letters on paper. Tesseract turns single lines by itself and loses those of bands that lean or that it
 * takes for pictures: a table's header, mostly. `marks` are the boxes of the picture's ink.
 */
export function invertBands(image: SizedImage, ink: InkMap, marks: readonly PixelBox[]): SizedImage {
  const bands = marks.flatMap((mark) => (isLarge(mark, image.dpi) ? (bandOf(mark, ink) ?? []) : []));
  if (bands.length === 0) return image;
  const data = Uint8Array.from(image.data);
  for (const band of bands) invert({ ...image, data }, band);
  return { ...image, data };
}

/** A dark band; its edges may lean. */
interface Band {
  left: number;
  right: number;
  top: Edge;
  bottom: Edge;
}

/** The row in which an edge lies in a column of pixels. */
type Edge = (x: number) => number;

function isLarge({ left, top, right, bottom }: PixelBox, dpi: number): boolean {
  const [width, height] = [((right - left) * 72) / dpi, ((bottom - top) * 72) / dpi];
  return width >= INVERT_BANDS.narrowestPt && height >= INVERT_BANDS.lowestPt && height <= INVERT_BANDS.highestPt;
}

/** The band that a piece of ink is: straight above and below, filled, and with something light on it. */
function bandOf({ left, top, right, bottom }: PixelBox, { width, ink }: InkMap): Band | undefined {
  const [tops, bottoms]: [number[], number[]] = [[], []];
  for (let x = left; x < right; x++) {
    let [first, last] = [top, bottom - 1];
    while (first < last && ink[first * width + x] === 0) first++;
    while (last > first && ink[last * width + x] === 0) last--;
    tops.push(first);
    bottoms.push(last + 1);
  }
  const [upper, lower] = [straightEdge(tops, left), straightEdge(bottoms, left)];
  if (!upper || !lower) return undefined;
  const band = { left, right, top: upper, bottom: lower };
  const filled = filledShare(band, ink, width);
  return filled >= INVERT_BANDS.leastFilled && filled <= INVERT_BANDS.mostFilled ? band : undefined;
}

/** The line that nearly all of these rows lie on; undefined where they do not, as those of letters. */
function straightEdge(rows: readonly number[], left: number): Edge | undefined {
  const third = Math.floor(rows.length / 3);
  const [from, to] = [median(rows.slice(0, third))!, median(rows.slice(-third))!];
  const slope = (to - from) / (rows.length - third);
  const edge: Edge = (x) => Math.round(from + slope * (x - left - third / 2));
  const near = rows.filter((row, at) => Math.abs(row - edge(left + at)) <= INVERT_BANDS.fadePx).length;
  return near >= rows.length * INVERT_BANDS.straightPart ? edge : undefined;
}

function filledShare(band: Band, ink: Uint8Array, width: number): number {
  let [dark, all] = [0, 0];
  eachPixel(band, (x, y) => {
    all++;
    dark += ink[y * width + x]!;
  });
  return dark / Math.max(1, all);
}

function eachPixel({ left, right, top, bottom }: Band, see: (x: number, y: number) => void): void {
  for (let x = left; x < right; x++) for (let y = top(x); y < bottom(x); y++) see(x, y);
}

/** Its ground becomes paper, what is lighter than it ink; where it fades into the paper around it, nothing stays. */
function invert({ width, height, data }: SizedImage, band: Band): void {
  const ground = usualShade(band, data, width);
  const fade = INVERT_BANDS.fadePx;
  const wide: Band = {
    left: Math.max(0, band.left - fade),
    right: Math.min(width, band.right + fade),
    top: (x) => Math.max(0, band.top(x) - fade),
    bottom: (x) => Math.min(height, band.bottom(x) + fade),
  };
  const isInside = (x: number, y: number): boolean =>
    x >= band.left + fade && x < band.right - fade && y >= band.top(x) + fade && y < band.bottom(x) - fade;
  eachPixel(wide, (x, y) => {
    const at = y * width + x;
    const light = isInside(x, y) ? Math.max(0, data[at]! - ground) / (255 - ground) : 0;
    data[at] = Math.round(255 * (1 - light));
  });
}

function usualShade(band: Band, data: Uint8Array, width: number): number {
  const counts = new Uint32Array(256);
  let all = 0;
  eachPixel(band, (x, y) => {
    counts[data[y * width + x]!]!++;
    all++;
  });
  let [shade, darker] = [0, counts[0]!];
  while (darker < all / 2) darker += counts[++shade]!;
  return Math.min(shade, 254);
}
