import { drawPage } from '../fixtures/draw-page';
import { tilt, type SizedImage } from '../image/gray-image';
import { findInk } from './find-ink';
import { findMarks } from './find-marks';
import { invertBands } from './invert-bands';

const PT = 200 / 72;
const draw = (shapes: string): Promise<SizedImage> => drawPage({ widthPt: 200, heightPt: 100, shapes, texts: [] });
const inverted = (image: SizedImage): SizedImage => {
  const ink = findInk(image);
  return invertBands(image, ink, findMarks(ink));
};
const shadeAt = ({ data, width }: SizedImage, xPt: number, yPt: number): number =>
  data[Math.round(yPt * PT) * width + Math.round(xPt * PT)]!;
const darkShare = ({ data }: SizedImage): number => data.filter((shade) => shade < 128).length / data.length;

const BAND = '<path d="M20 30H180V50H20z" fill="#333"/><path d="M60 36h3v8h-3zM120 36h3v8h-3z" fill="white"/>';

describe('invertBands', () => {
  it('makes a dark band paper and what is light on it ink', async () => {
    const image = inverted(await draw(BAND));
    expect([shadeAt(image, 40, 40), shadeAt(image, 61.5, 40)]).toEqual([255, 0]);
    expect(darkShare(image)).toBeLessThan(0.004);
  });

  it('does so where it leans, and leaves no line of its edges', async () => {
    const image = inverted(tilt(await draw(BAND), 1.5));
    expect(darkShare(image)).toBeGreaterThan(0.001);
    expect(darkShare(image)).toBeLessThan(0.004);
  });

  it.each([
    ['a bar without letters', '<path d="M20 30H180V50H20z"/>'],
    ['letters run together', '<path d="M20 50L40 20L60 50L80 20L100 50L120 20L140 50z"/>'],
    ['a frame', '<path d="M20 30H180V60H20z" fill="none" stroke="black"/>'],
  ])('leaves %s', async (_, shapes) => {
    const image = await draw(shapes);
    expect(inverted(image)).toBe(image);
  });
});
