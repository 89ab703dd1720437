/** What reckons one row: `bench/train/reader/convolve-row.wat`, assembled. It takes a tenth of the time that the same loops took in JavaScript. */
const KERNEL =
  'AGFzbQEAAAABEQFgDX9/f39/f39/f39/f30AAwIBAAUDAQABBxACBm1lbW9yeQIAA3JvdwAACvYDAfMDAgp/DHsgDP0TIRogBUEBdCEVIBUgBWohFgNAIA1BBGogC0oEQC' +
  'ALQQRrIQ0LIAL9AAQAIRsgAv0ABBAhHCAbIR0gHCEeIBshHyAcISAgGyEhIBwhIiABIRIgACANIAVsaiETIAghDgNAIBMhECAJIQ8DQCAQIApqIREDQCAS/QAEACEXIBL9' +
  'AAQQIRggEP0JAgAhGSAbIBkgF/3mAf3kASEbIBwgGSAY/eYB/eQBIRwgECAFav0JAgAhGSAdIBkgF/3mAf3kASEdIB4gGSAY/eYB/eQBIR4gECAVav0JAgAhGSAfIBkgF/' +
  '3mAf3kASEfICAgGSAY/eYB/eQBISAgECAWav0JAgAhGSAhIBkgF/3mAf3kASEhICIgGSAY/eYB/eQBISIgEkEgaiESIBBBBGoiECARSQ0ACyAQIAprIAdqIRAgD0EBayIP' +
  'DQALIBMgBGohEyAOQQFrIg4NAAsgAyANIAZsaiEUIBQgGyAa/ekB/QsEACAUIBwgGv3pAf0LBBAgFCAGaiEUIBQgHSAa/ekB/QsEACAUIB4gGv3pAf0LBBAgFCAGaiEUIB' +
  'QgHyAa/ekB/QsEACAUICAgGv3pAf0LBBAgFCAGaiEUIBQgISAa/ekB/QsEACAUICIgGv3pAf0LBBAgDUEEaiINIAtIDQALCw==';

interface Kernel {
  memory: { buffer: ArrayBuffer; grow(pages: number): number };
  row(...numbers: number[]): void;
}

/** What Node has of it; its types are those of browsers. */
const { Module, Instance } = WebAssembly as unknown as {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

/** Rows of places, each with its channels, at an address of the kernel's memory. */
export interface Plane {
  height: number;
  width: number;
  channels: number;
  at: number;
}

/** A convolution as it is kept: a number of channels in, eights of channels out, and zeros around what comes in. */
export interface Layer {
  height: number;
  width: number;
  /** From column to column of the kernel. */
  step: number;
  /** From place to place that the kernel is laid on. */
  stride: number;
  padY: number;
  padX: number;
  from: number;
  to: number;
  /** By eight channels out, then row, column, channel in. */
  weights: Float32Array;
  bias: Float32Array;
}

/** A layer as the programs that train put it: weights are bytes, with a scale for each channel out. */
export interface StoredLayer {
  shape: number[];
  pad: number[];
  step: number;
  stride?: number;
  scales: number[];
  bias: number[];
  weights: string;
}

export function unpack({ shape, pad, step, stride = 1, scales, bias, weights }: StoredLayer): Layer {
  const [channels, from, height, width] = shape as [number, number, number, number];
  const bytes = new Int8Array(Buffer.from(weights, 'base64'));
  const size = from * height * width;
  const to = Math.ceil(channels / CHANNELS_AT_ONCE) * CHANNELS_AT_ONCE;
  const laid = new Float32Array(to * size);
  for (let channel = 0; channel < channels; channel++)
    for (let at = 0; at < size; at++)
      laid[(channel >> 3) * 8 * size + at * 8 + (channel & 7)] = bytes[channel * size + at]! * scales[channel]!;
  const biases = new Float32Array(to);
  biases.set(bias);
  return { height, width, step, stride, padY: pad[0]!, padX: pad[1]!, from, to, weights: laid, bias: biases };
}

const BYTES = 4;
const CHANNELS_AT_ONCE = 8;
/** The kernel takes so many places at a time, and no fewer. */
export const PLACES_AT_ONCE = 4;
const PAGE_BYTES = 65_536;

/** The kernel with its memory, in which every strip begins anew behind the weights. */
export class Convolver {
  private readonly kernel = new Instance(new Module(Buffer.from(KERNEL, 'base64'))).exports as Kernel;
  private readonly placed = new Map<Layer, { weights: number; bias: number }>();
  private readonly begin: number;
  private next = 0;

  constructor(layers: readonly Layer[]) {
    for (const layer of layers) this.placed.set(layer, { weights: this.keep(layer.weights), bias: this.keep(layer.bias) });
    this.begin = this.next;
  }

  /** Forgets every plane. */
  clear(): void {
    this.next = this.begin;
  }

  /** A plane of zeros. */
  plane(height: number, width: number, channels: number): Plane {
    const at = this.take(height * width * channels);
    const plane = { height, width, channels, at };
    this.values(plane).fill(0);
    return plane;
  }

  /** Good until the next plane is made. */
  values({ height, width, channels, at }: Plane): Float32Array {
    return new Float32Array(this.kernel.memory.buffer, at, height * width * channels);
  }

  /** What a layer makes of a plane; nothing below `least` is answered. */
  convolve(plane: Plane, layer: Layer, least: number): Plane {
    const from = this.padded(plane, layer);
    const places = (count: number): number => Math.floor((count - 1) / layer.stride) + 1;
    const [high, wide] = [places(from.height - layer.height + 1), places(from.width - (layer.width - 1) * layer.step)];
    const to = this.plane(high, wide, layer.to);
    const { weights, bias } = this.placed.get(layer)!;
    const [placeIn, placeOut] = [layer.from * BYTES, layer.to * BYTES];
    // Where columns follow one another, their channels lie in a row.
    const [runs, run] = layer.step === 1 ? [1, layer.width * placeIn] : [layer.width, placeIn];
    const group = layer.height * layer.width * placeIn * CHANNELS_AT_ONCE;
    for (let y = 0; y < high; y++)
      for (let channel = 0; channel < layer.to; channel += CHANNELS_AT_ONCE)
        this.kernel.row(
          ...[from.at + y * layer.stride * from.width * placeIn, weights + (channel / CHANNELS_AT_ONCE) * group, bias + channel * BYTES],
          ...[to.at + y * wide * placeOut + channel * BYTES, from.width * placeIn, layer.stride * placeIn, placeOut, layer.step * placeIn],
          ...[layer.height, runs, run, wide, least],
        );
    return to;
  }

  private padded(plane: Plane, { padY, padX }: Layer): Plane {
    if (padY + padX === 0) return plane;
    const { height, width, channels } = plane;
    const wider = this.plane(height + 2 * padY, width + 2 * padX, channels);
    const [values, into] = [this.values(plane), this.values(wider)];
    for (let y = 0; y < height; y++)
      into.set(values.subarray(y * width * channels, (y + 1) * width * channels), ((y + padY) * wider.width + padX) * channels);
    return wider;
  }

  private keep(numbers: Float32Array): number {
    const at = this.take(numbers.length);
    new Float32Array(this.kernel.memory.buffer, at, numbers.length).set(numbers);
    return at;
  }

  private take(count: number): number {
    const at = this.next;
    this.next += Math.ceil((count * BYTES) / 16) * 16;
    const missing = this.next - this.kernel.memory.buffer.byteLength;
    if (missing > 0) this.kernel.memory.grow(Math.ceil(missing / PAGE_BYTES));
    return at;
  }
}
