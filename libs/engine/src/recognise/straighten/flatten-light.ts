import type { GrayImage, PixelBox } from '../image/gray-image';
import { FLATTEN_LIGHT } from './weights';

/**
 * Takes the paper's own shade out of a photo: shadows and yellowed paper become white, whatever the light was. A clean scan is left as it is, also where a
 * dark panel with light print takes up much of it.
 */
export function flattenLight(image: GrayImage): GrayImage {
  const paper = measurePaper(image);
  if (isEven(paper.shades) || isEvenBesidePanel(paper, image)) return image;
  const smooth = blur(blur(paper));
  const data = new Uint8Array(image.data.length);
  for (let y = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++) {
      const at = y * image.width + x;
      data[at] = Math.min(255, (image.data[at]! * FLATTEN_LIGHT.paperWhite) / Math.max(FLATTEN_LIGHT.darkestPaper, shadeAt(smooth, x, y)));
    }
  }
  return { ...image, data };
}

interface ShadeMap {
  columns: number;
  rows: number;
  shades: Float32Array;
}

/** The shade that the lightest fifth of each square reaches: its paper, unless it is all print. */
function measurePaper(image: GrayImage): ShadeMap {
  const columns = Math.ceil(image.width / FLATTEN_LIGHT.squarePx);
  const rows = Math.ceil(image.height / FLATTEN_LIGHT.squarePx);
  const shades = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) shades[row * columns + column] = paperOf(image, column, row);
  }
  return { columns, rows, shades: bridge({ columns, rows, shades }) };
}

const squareAt = ({ width, height }: GrayImage, column: number, row: number): PixelBox => {
  const [left, top] = [column * FLATTEN_LIGHT.squarePx, row * FLATTEN_LIGHT.squarePx];
  return { left, top, right: Math.min(width, left + FLATTEN_LIGHT.squarePx), bottom: Math.min(height, top + FLATTEN_LIGHT.squarePx) };
};

function paperOf(image: GrayImage, column: number, row: number): number {
  const histogram = new Uint32Array(256);
  const { left, top, right, bottom } = squareAt(image, column, row);
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) histogram[image.data[y * image.width + x]!]!++;
  let lighter = ((right - left) * (bottom - top)) / 5;
  for (let shade = 255; shade > 0; shade--) {
    lighter -= histogram[shade]!;
    if (lighter <= 0) return shade;
  }
  return 0;
}

/** Squares full of print take the shade of the paper around them, so that print does not pass for shadow; all others keep theirs. */
function bridge({ columns, rows, shades }: ShadeMap): Float32Array {
  const lightest = mapSquares(columns, rows, (around) => Math.max(...around.map((at) => shades[at]!)));
  return mapSquares(columns, rows, (around) => Math.min(...around.map((at) => lightest[at]!)));
}

function blur({ columns, rows, shades }: ShadeMap): ShadeMap {
  const blurred = mapSquares(columns, rows, (around) => around.reduce((sum, at) => sum + shades[at]!, 0) / around.length);
  return { columns, rows, shades: blurred };
}

function mapSquares(columns: number, rows: number, value: (around: number[]) => number): Float32Array {
  const mapped = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const around: number[] = [];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) around.push(y * columns + x);
      }
      mapped[row * columns + column] = value(around);
    }
  }
  return mapped;
}

/** Whether the light squares of a sheet are even and light print stands in the dark ones: a shadow has dark print, and the table that a sheet lies on has none. */
function isEvenBesidePanel(paper: ShadeMap, image: GrayImage): boolean {
  const { columns, shades } = paper;
  const isLight = (shade: number): boolean => shade >= FLATTEN_LIGHT.whitePaper;
  const corners = [0, columns - 1, shades.length - columns, shades.length - 1];
  if (corners.filter((at) => isLight(shades[at]!)).length < FLATTEN_LIGHT.fewestLightCorners || !isEven(shades.filter(isLight)))
    return false;
  const dark = [...shades.keys()].filter((at) => !isLight(shades[at]!));
  const printed = dark.filter((at) => lightestOf(image, at % columns, Math.floor(at / columns)) - shades[at]! > FLATTEN_LIGHT.lightPrint);
  return printed.length >= dark.length * FLATTEN_LIGHT.printedPart;
}

function lightestOf(image: GrayImage, column: number, row: number): number {
  const { left, top, right, bottom } = squareAt(image, column, row);
  let lightest = 0;
  for (let y = top; y < bottom; y++)
    for (let at = y * image.width + left; at < y * image.width + right; at++) lightest = Math.max(lightest, image.data[at]!);
  return lightest;
}

function isEven(shades: Float32Array): boolean {
  const sorted = Float32Array.from(shades).sort();
  const dark = sorted[Math.floor(sorted.length / 10)]!;
  const light = sorted[Math.floor((sorted.length * 9) / 10)]!;
  return light - dark <= FLATTEN_LIGHT.evenShades && dark >= FLATTEN_LIGHT.whitePaper;
}

function shadeAt({ columns, rows, shades }: ShadeMap, x: number, y: number): number {
  const column = Math.min(columns - 1, Math.max(0, x / FLATTEN_LIGHT.squarePx - 1 / 2));
  const row = Math.min(rows - 1, Math.max(0, y / FLATTEN_LIGHT.squarePx - 1 / 2));
  const left = Math.floor(column);
  const top = Math.floor(row);
  const right = Math.min(columns - 1, left + 1);
  const bottom = Math.min(rows - 1, top + 1);
  const upper = shades[top * columns + left]! + (shades[top * columns + right]! - shades[top * columns + left]!) * (column - left);
  const lower = shades[bottom * columns + left]! + (shades[bottom * columns + right]! - shades[bottom * columns + left]!) * (column - left);
  return upper + (lower - upper) * (row - top);
}
