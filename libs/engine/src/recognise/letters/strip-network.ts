import { Convolver, PLACES_AT_ONCE, unpack, type Layer, type Plane, type StoredLayer } from './convolve';

/** What a strip holds, frame by frame from the left: how likely each sign is there, with the first place for none. */
export interface Frames {
  count: number;
  /** From one frame to the next. */
  channels: number;
  likelihoods: Float32Array;
}

/** Rows of a strip that the network reads. */
export const STRIP_HEIGHT = 32;
/** Columns of a strip for one frame. */
const FRAME_WIDTH = 4;

/** A network as `fit_letters.py` puts it. */
interface StoredNetwork {
  signs: string;
  /** Signs that are drawn like one of the network's, and those. */
  twins: string[];
  layers: StoredLayer[];
}

/** A network that reads strips of print. Its weights are laid out when it reads the first one. */
export class StripNetwork {
  /** The signs in the order of their numbers, from 1. */
  readonly names: readonly string[];
  /** Signs that are drawn like another, with that one. */
  readonly twins: ReadonlyMap<string, string>;
  /** The numbers of signs, from 1; twins have one. */
  readonly signs: ReadonlyMap<string, number>;
  private loaded: { layers: Layer[]; convolver: Convolver } | undefined;

  constructor(private readonly model: StoredNetwork) {
    this.names = Array.from(model.signs);
    const numbers = new Map(this.names.map((sign, at): [string, number] => [sign, at + 1]));
    const [ofOther, drawn] = model.twins.map((signs) => Array.from(signs)) as [string[], string[]];
    this.twins = new Map(ofOther.map((sign, at): [string, string] => [sign, drawn[at]!]));
    this.signs = new Map([...numbers, ...[...this.twins].map(([sign, twin]): [string, number] => [sign, numbers.get(twin)!])]);
  }

  /** Reads a strip of `STRIP_HEIGHT` rows: 0 is paper, 1 ink. */
  read(ink: Float64Array, width: number): Frames {
    const { layers, convolver } = (this.loaded ??= load(this.model));
    const row = rowOf(ink, width, layers, convolver);
    return { count: row.width, channels: row.channels, likelihoods: softmax(row, convolver.values(row), this.names.length + 1) };
  }
}

function load(model: StoredNetwork): { layers: Layer[]; convolver: Convolver } {
  const layers = model.layers.map(unpack);
  return { layers, convolver: new Convolver(layers) };
}

/** What the layers make of a strip: a row of places, each with what it says of every sign. */
function rowOf(ink: Float64Array, width: number, layers: readonly Layer[], convolver: Convolver): Plane {
  const [first, second, third, fourth, fifth, sixth, seventh, last] = layers as [Layer, Layer, Layer, Layer, Layer, Layer, Layer, Layer];
  convolver.clear();
  const cut = (plane: Plane, layer: Layer): Plane => convolver.convolve(plane, layer, 0);
  const addTo = (plane: Plane, layer: Layer): Plane => {
    const more = cut(plane, layer);
    const [sum, values] = [convolver.values(more), convolver.values(plane)];
    for (let at = 0; at < sum.length; at++) sum[at]! += values[at]!;
    return more;
  };
  const halves = shrink(convolver, cut(placeStrip(convolver, ink, width), first), 2);
  const quarters = shrink(convolver, cut(halves, second), 2);
  const tall = cut(shrink(convolver, cut(quarters, third), 1), fourth);
  const row = addTo(addTo(cut(tall, fifth), sixth), seventh);
  return convolver.convolve(row, last, -Infinity);
}

function placeStrip(convolver: Convolver, ink: Float64Array, width: number): Plane {
  const frames = Math.max(PLACES_AT_ONCE, Math.ceil(width / FRAME_WIDTH));
  const strip = convolver.plane(STRIP_HEIGHT, frames * FRAME_WIDTH, 1);
  const values = convolver.values(strip);
  for (let y = 0; y < STRIP_HEIGHT; y++) values.set(ink.subarray(y * width, (y + 1) * width), y * strip.width);
  return strip;
}

/** The largest of two rows, and of so many columns. */
function shrink(convolver: Convolver, plane: Plane, columns: 1 | 2): Plane {
  const { height, width, channels } = plane;
  const small = convolver.plane(height >> 1, columns === 2 ? width >> 1 : width, channels);
  const [from, into] = [convolver.values(plane), convolver.values(small)];
  const row = width * channels;
  let to = 0;
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      let at = 2 * y * row + columns * x * channels;
      for (const end = to + channels; to < end; to++, at++) {
        let most = from[at]! > from[at + row]! ? from[at]! : from[at + row]!;
        if (columns === 2) {
          if (from[at + channels]! > most) most = from[at + channels]!;
          if (from[at + row + channels]! > most) most = from[at + row + channels]!;
        }
        into[to] = most;
      }
    }
  return small;
}

/** Copied from the memory that the next strip is read in. */
function softmax({ width, channels }: Plane, values: Float32Array, signs: number): Float32Array {
  const likelihoods = Float32Array.from(values);
  for (let x = 0; x < width; x++) {
    const frame = likelihoods.subarray(x * channels, x * channels + signs);
    let most = -Infinity;
    for (const value of frame) if (value > most) most = value;
    let sum = 0;
    for (let at = 0; at < frame.length; at++) sum += frame[at] = Math.exp(frame[at]! - most);
    for (let at = 0; at < frame.length; at++) frame[at]! /= sum;
  }
  return likelihoods;
}
