import type { GrayImage } from '../image/gray-image';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { STRIP_HEIGHT } from './strip-network';
import { reachOf } from './letter-reach';
import { CUT_STRIP } from './weights';
import type { Box } from '../../model/box';
import { median } from '../../model/median';

/** A word cut out of its page and brought to one size: `STRIP_HEIGHT` rows, 0 is paper, 1 ink. */
interface Strip {
  width: number;
  ink: Float64Array;
}

/**
 * The strips that a word may be: by its own box, and where that says another size than the rest of its line (the box of `CHÈQUE` that was read
 * `CHEQUE`), by the line's. None where it is too small to be read, or too long.
 */
export function cutStrips(image: GrayImage, word: ReadWord, line: ReadLine): Strip[] {
  const own = sizeByBox(word);
  const usual = median(line.words.map(sizeByBox).filter((size) => size !== undefined)) ?? line.height * CUT_STRIP.sizeOfLine;
  const isOdd = own === undefined || Math.abs(Math.log(own / usual)) > CUT_STRIP.sameSize;
  const all = [...(own === undefined ? [] : [own]), ...(isOdd ? [usual] : [])];
  return all.map((size) => cutStrip(image, word, line, size)).filter((strip) => strip !== undefined);
}

function cutStrip(image: GrayImage, word: ReadWord, line: ReadLine, size: number): Strip | undefined {
  const { up, down } = reachOf(word.text);
  const foot = up > 0 ? word.bottom - down * size : Math.max(...line.words.map(({ bottom, text }) => bottom - reachOf(text).down * size));
  return cutStripOf(image, word, { foot, size });
}

/** The strip of a word set in one size of type, whose line is at its foot; undefined where it is too small to be read, or too long. */
export function cutStripOf(
  image: GrayImage,
  word: Pick<Box, 'left' | 'right'>,
  { foot, size }: { foot: number; size: number },
): Strip | undefined {
  const [left, right] = [word.left - CUT_STRIP.margin * size, word.right + CUT_STRIP.margin * size];
  const width = Math.max(CUT_STRIP.narrowestStrip, Math.round(((right - left) / size) * CUT_STRIP.columnsPerSize));
  if (size < CUT_STRIP.smallestSizePx || width > CUT_STRIP.widestStrip) return undefined;
  return stripOf(image, { left, right, top: foot - CUT_STRIP.above * size, bottom: foot + CUT_STRIP.below * size }, width);
}

/** What lies in a box, brought to so many columns. */
export function stripOf(image: GrayImage, { left, top, right, bottom }: Box, width: number): Strip {
  const columns = samples(left, right, width, image.width);
  const rows = samples(top, bottom, STRIP_HEIGHT, image.height);
  return { width, ink: inkOf(sampled(image, columns, rows)) };
}

/** How large the letters of a word are set, told by its box and by which letters reach up or down; undefined of marks alone. */
function sizeByBox({ text, top, bottom }: ReadWord): number | undefined {
  const { up, down } = reachOf(text);
  return up > 0 ? (bottom - top) / (up + down) : undefined;
}

/** The pixels that a sample is made of, with their shares: those near it, weighted by how near. */
interface Sample {
  first: number;
  shares: number[];
}

/** Of a pixel. */
const MIDDLE = 0.5;

function samples(from: number, to: number, count: number, most: number): Sample[] {
  const step = (to - from) / count;
  const reach = Math.max(1, step);
  return Array.from({ length: count }, (_, at) => {
    const centre = from + (at + MIDDLE) * step - MIDDLE;
    const first = Math.ceil(centre - reach);
    const shares = Array.from(
      { length: Math.floor(centre + reach) - first + 1 },
      (__, next) => 1 - Math.abs(first + next - centre) / reach,
    );
    const isInside = (__: number, next: number): boolean => first + next >= 0 && first + next < most;
    const inside = shares.filter(isInside);
    const sum = inside.reduce((a, b) => a + b, 0);
    return { first: Math.max(0, first), shares: sum > 0 ? inside.map((share) => share / sum) : [] };
  });
}

/** The shades at every crossing of a row and a column, rows from the top. */
function sampled({ data, width }: GrayImage, columns: readonly Sample[], rows: readonly Sample[]): Float64Array {
  const shades = new Float64Array(columns.length * rows.length).fill(255);
  rows.forEach((row, y) => {
    columns.forEach((column, x) => {
      if (row.shares.length * column.shares.length === 0) return;
      let shade = 0;
      for (let down = 0; down < row.shares.length; down++)
        for (let across = 0; across < column.shares.length; across++)
          shade += data[(row.first + down) * width + column.first + across]! * row.shares[down]! * column.shares[across]!;
      shades[y * columns.length + x] = shade;
    });
  });
  return shades;
}

/** Ink by the shades of the strip itself. */
function inkOf(shades: Float64Array): Float64Array {
  const sorted = Float64Array.from(shades).sort();
  const shadeAt = (part: number): number => sorted[Math.round(part * (sorted.length - 1))]!;
  const paper = shadeAt(CUT_STRIP.paper);
  const contrast = Math.max(paper - shadeAt(CUT_STRIP.ink), CUT_STRIP.leastContrast);
  return shades.map((shade) => Math.min(1, Math.max(0, (paper - shade) / contrast)));
}
