import { longRuns } from './long-runs';
import type { SizedImage, PixelBox } from '../image/gray-image';
import { FIND_FILLS } from './weights';

/** A filled rectangle found in the pixels. `shade`: 0 black to 1 white. */
export interface PixelFill {
  box: PixelBox;
  shade: number;
}

/** Rectangles of one shade that are not the page's ground, such as the band behind a header row, with or without letters on them. */
export function findPixelFills(image: SizedImage): PixelFill[] {
  const side = Math.max(2, Math.round((image.dpi * FIND_FILLS.squarePt) / 72));
  const squares = measureSquares(image, side);
  const areas = connectedAreas(broadAreas(squares), squares.columns);
  return areas
    .flatMap((area) => bandsOf(area, squares))
    .map(({ shade, left, top, right, bottom }) => ({
      box: {
        left: left * side,
        top: top * side,
        right: Math.min(image.width, right * side),
        bottom: Math.min(image.height, bottom * side),
      },
      shade: shade / 255,
    }));
}

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
  const counts = new Uint16Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      shades[row * columns + column] = medianShade(image, column * side, row * side, side, counts);
  }
  return { columns, rows, shades };
}

/** `counts` is all noughts, and is left so. Squares have a few pixels and are paper mostly, which is found soonest from white. */
function medianShade({ width, height, data }: SizedImage, left: number, top: number, side: number, counts: Uint16Array): number {
  const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)];
  for (let y = top; y < bottom; y++) for (let at = y * width + left; at < y * width + right; at++) counts[data[at]!]!++;
  let lighter = ((right - left) * (bottom - top) - 1) >> 1;
  let shade = 255;
  while ((lighter -= counts[shade]!) >= 0) shade--;
  for (let y = top; y < bottom; y++) for (let at = y * width + left; at < y * width + right; at++) counts[data[at]!] = 0;
  return shade;
}

/** The squares that are filled, and so are enough of those beside and above them: rulings are too thin, most letters too small. */
function broadAreas({ columns, rows, shades }: Squares): Uint8Array {
  const filled = new Uint8Array(shades.length);
  for (let at = 0; at < filled.length; at++) filled[at] = shades[at]! < FIND_FILLS.lightestFill ? 1 : 0;
  const wide = longRuns(filled, { lines: rows, pitch: columns, length: columns, step: 1 }, FIND_FILLS.narrowest);
  return longRuns(wide, { lines: columns, pitch: 1, length: rows, step: columns }, FIND_FILLS.lowest);
}

/** Squares that hang together, and the box around them: others may lie within it, as a table on a sheet whose table top is photographed all around. */
interface Area extends PixelBox {
  squares: ReadonlySet<number>;
}

function connectedAreas(broad: Uint8Array, columns: number): Area[] {
  const areas: Area[] = [];
  const left = Uint8Array.from(broad);
  for (let first = left.indexOf(1); first >= 0; first = left.indexOf(1, first)) {
    const squares = [first];
    left[first] = 0;
    // The list grows as it is walked along.
    for (const at of squares) {
      const column = at % columns;
      const around = [at - columns, at + columns, ...(column > 0 ? [at - 1] : []), ...(column < columns - 1 ? [at + 1] : [])];
      for (const next of around) {
        if (left[next] !== 1) continue;
        left[next] = 0;
        squares.push(next);
      }
    }
    areas.push({ ...boxOf(squares, columns), squares: new Set(squares) });
  }
  return areas;
}

function boxOf(squares: readonly number[], columns: number): PixelBox {
  let [left, right, bottom] = [columns, 0, 0];
  for (const at of squares) {
    left = Math.min(left, at % columns);
    right = Math.max(right, (at % columns) + 1);
    bottom = Math.max(bottom, Math.floor(at / columns) + 1);
  }
  return { left, top: Math.floor(squares[0]! / columns), right, bottom };
}

/** A rectangle of squares with the shades of its first and its last row, out of 255. */
interface Band extends PixelBox {
  topShade: number;
  shade: number;
  /** Squares that have the shade of their row. */
  even: number;
}

/** Cuts an area where its shade or its width changes, as where a header stands on a striped body; uneven light changes it little by little. */
function bandsOf(area: Area, squares: Squares): Band[] {
  const bands: Band[] = [];
  for (let row = area.top; row < area.bottom; row++) {
    const strip = stripOf(area, row, squares);
    const last = bands[bands.length - 1];
    if (last && goesOn(last, strip)) Object.assign(last, { bottom: row + 1, shade: strip.shade, even: last.even + strip.even });
    else bands.push(strip);
  }
  return bands.filter((band) => isBand(band) && isEdged(band, squares));
}

const goesOn = (band: Band, strip: Band): boolean =>
  Math.abs(band.shade - strip.shade) <= FIND_FILLS.sameShade &&
  Math.abs(band.left - strip.left) <= 1 &&
  Math.abs(band.right - strip.right) <= 1;

/** One row of an area: from its first square to its last, with the shade that most of them have. */
function stripOf(area: Area, row: number, { columns, shades }: Squares): Band {
  const counts = new Uint16Array(256);
  let left = area.right;
  let right = area.left;
  for (let column = area.left; column < area.right; column++) {
    if (!area.squares.has(row * columns + column)) continue;
    left = Math.min(left, column);
    right = column + 1;
    counts[shades[row * columns + column]!]!++;
  }
  const { shade, even } = commonest(counts);
  return { left, right, top: row, bottom: row + 1, topShade: shade, shade, even };
}

/** The shade around which most squares lie, and how many do. */
function commonest(counts: Uint16Array): { shade: number; even: number } {
  let best = { from: 0, even: 0 };
  let even = 0;
  for (let from = -2 * FIND_FILLS.sameShade; from < counts.length; from++) {
    even += (counts[from + 2 * FIND_FILLS.sameShade] ?? 0) - (counts[from - 1] ?? 0);
    if (even > best.even) best = { from, even };
  }
  let sum = 0;
  for (let shade = Math.max(0, best.from); shade <= best.from + 2 * FIND_FILLS.sameShade; shade++) sum += shade * (counts[shade] ?? 0);
  return { shade: Math.round(sum / Math.max(1, best.even)), even: best.even };
}

const isBand = ({ left, top, right, bottom, even }: Band): boolean =>
  right - left >= FIND_FILLS.narrowest &&
  bottom - top >= FIND_FILLS.lowest &&
  even >= (right - left) * (bottom - top) * FIND_FILLS.leastEven;

/** Whether the shade changes at every side: it does not where a wider ground was cut for its uneven light. */
function isEdged({ left, top, right, bottom, topShade, shade }: Band, { columns, rows, shades }: Squares): boolean {
  const differs = (column: number, row: number): boolean => {
    const own = row < (top + bottom) / 2 ? topShade : shade;
    return (
      column < 0 || row < 0 || column >= columns || row >= rows || Math.abs(shades[row * columns + column]! - own) > FIND_FILLS.sameShade
    );
  };
  const isSide = (from: number, to: number, isOther: (at: number) => boolean): boolean => {
    let count = 0;
    for (let at = from; at < to; at++) if (isOther(at)) count++;
    return count >= (to - from) * FIND_FILLS.leastEdged;
  };
  return (
    isSide(left, right, (column) => differs(column, top - FIND_FILLS.edgeSquares)) &&
    isSide(left, right, (column) => differs(column, bottom - 1 + FIND_FILLS.edgeSquares)) &&
    isSide(top, bottom, (row) => differs(left - FIND_FILLS.edgeSquares, row)) &&
    isSide(top, bottom, (row) => differs(right - 1 + FIND_FILLS.edgeSquares, row))
  );
}
