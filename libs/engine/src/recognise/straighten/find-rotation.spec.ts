import { findRotation, senseOfLetters } from './find-rotation';
import type { SizedImage } from '../image/gray-image';
import type { Orientation, ReadLine, Recogniser } from '../tesseract/recogniser';

const IMAGE: SizedImage = { width: 400, height: 400, dpi: 100, data: new Uint8Array(160_000).fill(255) };

/** A recogniser that reads each piece it is given as the next of these. */
function reading(...readings: ReadLine[][]): Recogniser & { count: number } {
  return { name: 'native', count: 0, read: async function () { return readings[this.count++] ?? []; }, close: async () => undefined }; // prettier-ignore
}

const line = (texts: string[], score: number): ReadLine[] => [
  { height: 10, words: texts.map((text) => ({ text, score, left: 0, top: 0, right: 10, bottom: 10 })) },
];
const SENSE = ['Invoice', 'number', 'amount', 'total'];
const NONSENSE = ['|J', 'oO', 'uM', '1l', 'vV', 'nu', '=~', 'wI', 'oq', 'zN', 'eL'];

describe('findRotation', () => {
  it('turns a page the way its middle reads best', async () => {
    const recogniser = reading(line(NONSENSE, 0.4), line(SENSE, 0.9), line(NONSENSE, 0.5));
    expect(await findRotation(IMAGE, line(NONSENSE, 0.3), recogniser)).toBe(180);
  });

  it('leaves a page that makes sense, and an empty one, without another reading', async () => {
    const recogniser = reading();
    expect(await findRotation(IMAGE, line(SENSE, 0.6), recogniser)).toBe(0);
    expect(await findRotation(IMAGE, [], recogniser)).toBe(0);
    expect(recogniser.count).toBe(0);
  });

  it('does not turn a page of a few words for the sake of nonsense', async () => {
    const nonsense = line(SENSE, 0.2);
    expect(await findRotation(IMAGE, line(['Price', '12'], 0.9), reading(nonsense, nonsense, nonsense))).toBe(0);
  });
});

describe('findRotation with a recogniser that tells how letters stand', () => {
  const telling = (orientation: Orientation | undefined, ...readings: ReadLine[][]) =>
    Object.assign(reading(...readings), { findOrientation: () => Promise.resolve(orientation) });

  it('believes it where it is clear, without a reading of any piece', async () => {
    for (const rotation of [0, 90, 270] as const) {
      const recogniser = telling({ rotation, margin: 5 });
      expect(await findRotation(IMAGE, line(NONSENSE, 0.3), recogniser)).toBe(rotation);
      expect(recogniser.count).toBe(0);
    }
  });

  it.each([{ rotation: 90, margin: 0.4 } as const, undefined])('reads pieces where it is not: %j', async (orientation) => {
    const recogniser = telling(orientation, line(NONSENSE, 0.4), line(SENSE, 0.9), line(NONSENSE, 0.5));
    expect(await findRotation(IMAGE, line(NONSENSE, 0.3), recogniser)).toBe(180);
  });
});

describe('senseOfLetters', () => {
  it('is of the words alone: figures are read surely on a page of any script', () => {
    const figures = line(['1.250,00', '12', 'HX-6', '2025'], 0.95);
    expect(senseOfLetters([...line(['Avtikat', 'Beppoo', 'hakol', 'tpmarg'], 0.3), ...figures])).toBeCloseTo(0.3);
    expect(senseOfLetters([...line(SENSE, 0.9), ...figures])).toBeCloseTo(0.9);
    expect(senseOfLetters(figures)).toBe(1);
  });
});
