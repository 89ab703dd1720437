import { findMarks } from './find-marks';
import type { SizedImage, PixelBox } from './gray-image';

/** A filled rectangle found in the pixels. `shade`: 0 black to 1 white. */
export interface PixelFill {
  box: PixelBox;
  shade: number;
}

/** Rectangles of one shade that are not the page's ground, such as the band behind a header row, with or without letters on them. */
export function findPixelFills(image: SizedImage): PixelFill[] {
  const side = Math.max(2, Math.round((image.dpi * SQUARE_PT) / 72));
  const squares = measureSquares(image, side);
  const filled = Uint8Array.from(squares.shades, (shade) => (shade < LIGHTEST_FILL ? 1 : 0));
  return findMarks({ width: squares.columns, height: squares.rows, ink: filled })
    .filter((mark) => isBand(mark, squares, filled))
    .map(({ left, top, right, bottom }) => ({
      box: {
        left: left * side,
        top: top * side,
        right: Math.min(image.width, right * side),
        bottom: Math.min(image.height, bottom * side),
      },
      shade: usualShade({ left, top, right, bottom }, squares) / 255,
    }));
}

/** Points a side of the squares whose usual shade is looked at: smaller than a row of text is high. */
const SQUARE_PT = 1.5;
/** Lighter squares are paper. Estimated, not measured: header bands are printed somewhere between 0.6 and 0.93. */
const LIGHTEST_FILL = 242;
/** Squares: narrower and lower ones are letters and bullets. */
const NARROWEST = 14;
const LOWEST = 4;
/** The part of a band that is filled; letters on it take the rest. */
const LEAST_FILLED = 0.75;

interface Squares {
  columns: number;
  rows: number;
  /** The shade that half of the square's pixels are darker than. */
  shades: Uint8Array;
}

function measureSquares(image: SizedImage, side: number): Squares {
  const columns = Math.ceil(image.width / side);
  const rows = Math.ceil(image.height / side);
  const shades = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) shades[row * columns + column] = medianShade(image, column * side, row * side, side);
  }
  return { columns, rows, shades };
}

function medianShade({ width, height, data }: SizedImage, left: number, top: number, side: number): number {
  const shades: number[] = [];
  for (let y = top; y < Math.min(height, top + side); y++) {
    for (let x = left; x < Math.min(width, left + side); x++) shades.push(data[y * width + x]!);
  }
  return shades.sort((a, b) => a - b)[shades.length >> 1]!;
}

function isBand({ left, top, right, bottom }: PixelBox, { columns }: Squares, filled: Uint8Array): boolean {
  if (right - left < NARROWEST || bottom - top < LOWEST) return false;
  let count = 0;
  for (let row = top; row < bottom; row++) for (let column = left; column < right; column++) count += filled[row * columns + column]!;
  return count >= (right - left) * (bottom - top) * LEAST_FILLED;
}

function usualShade({ left, top, right, bottom }: PixelBox, { columns, shades }: Squares): number {
  const inside: number[] = [];
  for (let row = top; row < bottom; row++) for (let column = left; column < right; column++) inside.push(shades[row * columns + column]!);
  return inside.sort((a, b) => a - b)[inside.length >> 1]!;
}
