import type { Pdfium } from './pdfium-module';

/** A small block of native memory for out-parameters, freed with `free`. */
export class Scratch {
  private readonly pointer: number;
  private floats: Float32Array;
  private unsigneds: Uint32Array;

  constructor(
    private readonly pdfium: Pdfium,
    private readonly size = 256,
  ) {
    this.pointer = pdfium._malloc(size);
    if (this.pointer === 0) throw new RangeError('out of native memory');
    [this.floats, this.unsigneds] = this.views();
  }

  /** The address of the four-byte slot `index`. */
  at(index: number): number {
    return this.pointer + index * 4;
  }

  float(index: number): number {
    if (this.floats.length === 0) [this.floats, this.unsigneds] = this.views();
    return this.floats[index]!;
  }

  unsigned(index: number): number {
    if (this.unsigneds.length === 0) [this.floats, this.unsigneds] = this.views();
    return this.unsigneds[index]!;
  }

  /** The double in slots `2 * index` and the one after. */
  double(index: number): number {
    return new DataView(this.pdfium.memory.buffer).getFloat64(this.pointer + index * 8, true);
  }

  free(): void {
    this.pdfium._free(this.pointer);
  }

  /** Views are made anew when the native memory has grown: the old ones are empty from then on. */
  private views(): [Float32Array, Uint32Array] {
    const { buffer } = this.pdfium.memory;
    return [new Float32Array(buffer, this.pointer, this.size / 4), new Uint32Array(buffer, this.pointer, this.size / 4)];
  }
}
