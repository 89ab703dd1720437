import type { Pdfium } from './pdfium-module';

/** A small block of native memory for out-parameters, freed with `free`. */
export class Scratch {
  private readonly pointer: number;

  constructor(
    private readonly pdfium: Pdfium,
    bytes = 256,
  ) {
    this.pointer = pdfium._malloc(bytes);
    if (this.pointer === 0) throw new RangeError('out of native memory');
  }

  /** The address of the four-byte slot `index`. */
  at(index: number): number {
    return this.pointer + index * 4;
  }

  float(index: number): number {
    return this.pdfium.HEAPF32[(this.pointer >> 2) + index]!;
  }

  /** The double in slots `2 * index` and the one after. */
  double(index: number): number {
    return this.pdfium.HEAPF64[(this.pointer >> 3) + index]!;
  }

  unsigned(index: number): number {
    return this.pdfium.HEAPU32[(this.pointer >> 2) + index]!;
  }

  free(): void {
    this.pdfium._free(this.pointer);
  }
}
