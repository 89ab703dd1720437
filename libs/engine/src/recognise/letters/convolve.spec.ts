import { Convolver, type Layer } from './convolve';

/** Small whole numbers, always the same. */
const numbers = (count: number, seed: number): Float32Array =>
  Float32Array.from({ length: count }, (_, at) => ((at * 7 + seed * 13) % 11) - 5);

const layerOf = (shape: Pick<Layer, 'height' | 'width' | 'step' | 'stride' | 'padY' | 'padX' | 'from' | 'to'>): Layer => ({
  ...shape,
  weights: numbers(shape.height * shape.width * shape.from * shape.to, 1),
  bias: numbers(shape.to, 2),
});

/** The same by plain loops. */
function convolved(values: Float32Array, height: number, width: number, layer: Layer, least: number): number[] {
  const size = layer.height * layer.width * layer.from;
  const valueAt = (y: number, x: number, channel: number): number =>
    y < 0 || x < 0 || y >= height || x >= width ? 0 : values[(y * width + x) * layer.from + channel]!;
  const places = (count: number): number => Math.ceil(count / layer.stride);
  const high = places(height + 2 * layer.padY - layer.height + 1);
  const wide = places(width + 2 * layer.padX - (layer.width - 1) * layer.step);
  const out: number[] = [];
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++)
      for (let to = 0; to < layer.to; to++) {
        let sum = layer.bias[to]!;
        for (let at = 0; at < size; at++) {
          const [ky, kx, channel] = [
            Math.floor(at / (layer.width * layer.from)),
            Math.floor(at / layer.from) % layer.width,
            at % layer.from,
          ];
          sum +=
            valueAt(y * layer.stride + ky - layer.padY, x * layer.stride + kx * layer.step - layer.padX, channel) *
            layer.weights[(to >> 3) * 8 * size + at * 8 + (to & 7)]!;
        }
        out.push(Math.max(least, sum));
      }
  return out;
}

describe('Convolver', () => {
  it.each([
    {
      name: 'places that are no multiple of four, with zeros around',
      height: 3,
      width: 3,
      step: 1,
      stride: 1,
      padY: 1,
      padX: 1,
      from: 2,
      to: 16,
    },
    { name: 'columns that lie apart', height: 1, width: 3, step: 2, stride: 1, padY: 0, padX: 2, from: 3, to: 8 },
    { name: 'every other place', height: 3, width: 3, step: 1, stride: 2, padY: 1, padX: 1, from: 2, to: 8 },
    { name: 'rows that become one', height: 4, width: 3, step: 1, stride: 1, padY: 0, padX: 1, from: 1, to: 8 },
  ])('reckons $name', ({ name: _, ...shape }) => {
    const layer = layerOf(shape);
    const convolver = new Convolver([layer]);
    const plane = convolver.plane(4, 7, layer.from);
    convolver.values(plane).set(numbers(4 * 7 * layer.from, 3));
    const values = Float32Array.from(convolver.values(plane));
    for (const least of [0, -Infinity]) {
      const out = convolver.convolve(plane, layer, least);
      expect([...convolver.values(out)]).toEqual(convolved(values, 4, 7, layer, least));
    }
  });
});
