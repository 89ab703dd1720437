import model from './glyph-network.data.json';
import { Convolver, PLACES_AT_ONCE, unpack, type Layer, type Plane, type StoredLayer } from './convolve';

/** Rows and columns of the square that a letter is looked at in, and how many ems it is wide: as in `bench/train/reader/fit_glyphs.py`. */
export const GLYPH_ROWS = 32;
export const GLYPH_SQUARE = 1.14;

/** The letters and signs that the network tells apart, in the order of their numbers. */
export const GLYPHS: readonly string[] = Array.from(model.signs);

/** Letters that are looked at together: the last layers take no fewer. */
const AT_ONCE = PLACES_AT_ONCE;

let loaded: { layers: Layer[]; convolver: Convolver } | undefined;

/** How likely each of `GLYPHS` is in squares of `GLYPH_ROWS` rows, as far as they are compared with one another: logarithms. 0 is paper in a square, 1 ink. */
export function readGlyphs(squares: readonly Float64Array[]): Float32Array[] {
  const { layers, convolver } = (loaded ??= load());
  const read: Float32Array[] = [];
  for (let at = 0; at < squares.length; at += AT_ONCE) read.push(...readSome(squares.slice(at, at + AT_ONCE), layers, convolver));
  return read;
}

function load(): { layers: Layer[]; convolver: Convolver } {
  const layers = (model.layers as StoredLayer[]).map(unpack);
  // What the places of a small plane say together is one place of many channels.
  const whole = layers.map((layer, at): Layer => (at === layers.length - 2 ? { ...layer, height: 1, width: 1, from: layer.from * layer.height * layer.width } : layer)); // prettier-ignore
  return { layers: whole, convolver: new Convolver(whole) };
}

function readSome(squares: readonly Float64Array[], layers: readonly Layer[], convolver: Convolver): Float32Array[] {
  convolver.clear();
  const [first, last] = layers.slice(-2) as [Layer, Layer];
  const all = convolver.plane(1, AT_ONCE, first.from);
  squares.forEach((square, place) => {
    const seen = layers.slice(0, -2).reduce((plane, layer) => convolver.convolve(plane, layer, 0), placeSquare(convolver, square));
    convolver.values(all).set(convolver.values(seen), place * first.from);
  });
  const told = convolver.convolve(convolver.convolve(all, first, 0), last, -Infinity);
  const values = convolver.values(told);
  return squares.map((_, place) => Float32Array.from(values.subarray(place * told.channels, place * told.channels + GLYPHS.length)));
}

function placeSquare(convolver: Convolver, square: Float64Array): Plane {
  const plane = convolver.plane(GLYPH_ROWS, GLYPH_ROWS, 1);
  convolver.values(plane).set(square);
  return plane;
}
