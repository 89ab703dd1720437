import type { InkMap } from './find-ink';
import { findMarks } from './find-marks';
import { longRuns } from './long-runs';
import type { PixelBox, SizedImage } from '../image/gray-image';
import type { PixelFill } from './find-fills';
import { CLEAR_BANDS } from './weights';
import { median } from '../../model/median';

/** A picture without dark bands under light letters, and where they were: half-way along, where they lean. */
export interface InvertedBands {
  image: SizedImage;
  fills: PixelFill[];
}

/**
 * Makes light letters on dark bands dark letters on paper. Tesseract turns single lines by itself and loses those of bands that lean or that it
 * takes for pictures: a table's header, mostly.
 */
export function invertBands(image: SizedImage, ink: InkMap): InvertedBands {
  const bands = bandsOf(image, ink).filter(({ filled, isLightLetters }) => filled <= CLEAR_BANDS.mostFilled && isLightLetters);
  return { image: cleared(image, bands), fills: bands.map(asFill) };
}

function asFill({ left, right, top, bottom, ground }: LetteredBand): PixelFill {
  const middle = Math.round((left + right) / 2);
  return { box: { left, right, top: top(middle), bottom: bottom(middle) }, shade: ground / 255 };
}

/**
 * Makes the ground of filled boxes paper that are dark enough to be ink, or so nearly that part of it is, and have darker letters and lines on them,
 * as a golden header with black print has: their rulings are found then, too.
 */
export function liftBands(image: SizedImage, ink: InkMap, fills: readonly PixelFill[]): SizedImage {
  const edge = Math.ceil((CLEAR_BANDS.broadPt * image.dpi) / 72);
  const bands = fills.map(({ box }) => ({ ...lettered(within(box, edge), image, ink), ...within(box, 0) }));
  return cleared(
    image,
    bands.filter((band) => (band.filled >= CLEAR_BANDS.leastFilled || isSpecked(band, image, ink)) && !band.isLightLetters),
  );
}

/** Whether some of a band's ground is ink and some is paper: Tesseract takes such a band for a picture. */
function isSpecked(band: LetteredBand, { data, width }: SizedImage, { ink }: InkMap): boolean {
  let [specks, all] = [0, 0];
  eachPixel(band, (x, y) => {
    const at = y * width + x;
    if (Math.abs(data[at]! - band.ground) > CLEAR_BANDS.grain) return;
    all++;
    specks += ink[at]!;
  });
  return specks > all * CLEAR_BANDS.leastSpecked;
}

/** The part of a box that is so many pixels from its sides: what is measured in squares may reach over the edge of a fill. */
const within = ({ left, top, right, bottom }: PixelBox, edge: number): Band => ({
  left: left + edge,
  right: right - edge,
  top: () => top + edge,
  bottom: () => bottom - edge,
});

function cleared(image: SizedImage, bands: readonly LetteredBand[]): SizedImage {
  if (bands.length === 0) return image;
  const data = Uint8Array.from(image.data);
  for (const band of bands) toPaper({ ...image, data }, band);
  return { ...image, data };
}

/** A dark band; its edges may lean. */
interface Band {
  left: number;
  right: number;
  top: Edge;
  bottom: Edge;
}

/** A band and what stands out from its ground. */
interface LetteredBand extends Band {
  /** The part of it that is ink. */
  filled: number;
  ground: number;
  /** Whether what stands out is lighter than the ground, all together; a band without letters counts as one that has light ones. */
  isLightLetters: boolean;
}

/** The row in which an edge lies in a column of pixels. */
type Edge = (x: number) => number;

function isLarge({ left, top, right, bottom }: PixelBox, dpi: number): boolean {
  const [width, height] = [((right - left) * 72) / dpi, ((bottom - top) * 72) / dpi];
  return width >= CLEAR_BANDS.narrowestPt && height >= CLEAR_BANDS.lowestPt;
}

/** The bands among the pieces of broad ink: a frame or a ruling that touches one is no part of it. What is higher than a band is a panel, or a picture. */
function bandsOf(image: SizedImage, ink: InkMap): LetteredBand[] {
  const broad = broadInk(ink, Math.round((CLEAR_BANDS.broadPt * image.dpi) / 72));
  const isPicture = (mark: PixelBox, band: LetteredBand): boolean =>
    ((mark.bottom - mark.top) * 72) / image.dpi > CLEAR_BANDS.highestPt && evenShare(band, image) < CLEAR_BANDS.leastEven;
  return findMarks(broad).flatMap((mark) => {
    const piece = isLarge(mark, image.dpi) ? bandOf(mark, broad) : undefined;
    const band = piece && lettered(piece, image, ink);
    return band && band.filled >= CLEAR_BANDS.leastFilled && !isPicture(mark, band) ? [band] : [];
  });
}

/** The ink without what is thinner than so many pixels across or along. */
function broadInk({ width, height, ink }: InkMap, least: number): InkMap {
  const wide = longRuns(ink, { lines: height, pitch: width, length: width, step: 1 }, least);
  return { width, height, ink: longRuns(wide, { lines: width, pitch: 1, length: height, step: width }, least) };
}

function lettered(band: Band, { data, width }: SizedImage, { ink }: InkMap): LetteredBand {
  const ground = usualShade(band, data, width);
  return { ...band, filled: filledShare(band, ink, width), ground, isLightLetters: standsOut(band, data, width, ground) >= 0 };
}

/** The band that a piece of ink is: straight above and below. */
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
  return upper && lower ? { left, right, top: upper, bottom: lower } : undefined;
}

/** The line that nearly all of these rows lie on; undefined where they do not, as those of letters. */
function straightEdge(rows: readonly number[], left: number): Edge | undefined {
  const third = Math.floor(rows.length / 3);
  const [from, to] = [median(rows.slice(0, third))!, median(rows.slice(-third))!];
  const slope = (to - from) / (rows.length - third);
  const edge: Edge = (x) => Math.round(from + slope * (x - left - third / 2));
  const near = rows.filter((row, at) => Math.abs(row - edge(left + at)) <= CLEAR_BANDS.fadePx).length;
  return near >= rows.length * CLEAR_BANDS.straightPart ? edge : undefined;
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

/** Its ground becomes paper, and what stands out from it ink. Where it fades into the paper around it, nothing light stays. */
function toPaper({ width, height, data }: SizedImage, band: LetteredBand): void {
  const { ground, isLightLetters } = band;
  const fade = CLEAR_BANDS.fadePx;
  const wide: Band = {
    left: Math.max(0, band.left - fade),
    right: Math.min(width, band.right + fade),
    top: (x) => Math.max(0, band.top(x) - fade),
    bottom: (x) => Math.min(height, band.bottom(x) + fade),
  };
  const isInside = (x: number, y: number): boolean =>
    x >= band.left + fade && x < band.right - fade && y >= band.top(x) + fade && y < band.bottom(x) - fade;
  const lighter = (shade: number): number => (shade - ground) / (255 - ground);
  const darker = (shade: number): number => (ground - shade) / Math.max(1, ground);
  eachPixel(wide, (x, y) => {
    const at = y * width + x;
    const contrast = isLightLetters ? (isInside(x, y) ? lighter(data[at]!) : 0) : darker(data[at]!);
    data[at] = Math.round(255 * (1 - Math.max(0, contrast)));
  });
}

/** By how much what stands out from the ground of a band is lighter than it, all together; below 0 where it is darker. */
function standsOut(band: Band, data: Uint8Array, width: number, ground: number): number {
  let sum = 0;
  eachPixel(band, (x, y) => {
    const difference = data[y * width + x]! - ground;
    if (Math.abs(difference) > CLEAR_BANDS.standsOut) sum += difference;
  });
  return sum;
}

/** The part of a band that has the shade of its ground. */
function evenShare(band: LetteredBand, { data, width }: SizedImage): number {
  let [even, all] = [0, 0];
  eachPixel(band, (x, y) => {
    all++;
    if (Math.abs(data[y * width + x]! - band.ground) <= CLEAR_BANDS.standsOut) even++;
  });
  return even / Math.max(1, all);
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
