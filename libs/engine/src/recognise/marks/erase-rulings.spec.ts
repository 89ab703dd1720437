import { LEVEL } from '../image/lean';
import { drawPage } from '../fixtures/draw-page';
import { eraseRulings } from './erase-rulings';
import { findInk } from './find-ink';
import { findPixelRulings } from './find-rulings';
import type { SizedImage } from '../image/gray-image';

async function erased(shapes: string): Promise<SizedImage> {
  const image = await drawPage({ widthPt: 200, heightPt: 100, shapes, texts: [] });
  const ink = findInk(image);
  return eraseRulings(image, ink, findPixelRulings(ink, image.dpi), LEVEL);
}

const darkPixels = ({ data }: SizedImage): number => data.filter((shade) => shade < 128).length;

describe('eraseRulings', () => {
  it('leaves no dot where two rulings cross', async () => {
    expect(darkPixels(await erased('<path d="M20 30H180M20 70H180M60 10V90M140 10V90" stroke="black"/>'))).toBe(0);
  });

  it('leaves the stroke of a letter whole that crosses a ruling', async () => {
    const image = await erased('<path d="M20 50H180" stroke="black"/><path d="M99 44h2v12h-2z"/>');
    const column = Array.from({ length: image.height }, (_, y) => image.data[y * image.width + Math.round((100 * image.dpi) / 72)]!);
    expect(column.filter((shade) => shade < 128).length).toBeGreaterThanOrEqual(32);
    expect(darkPixels(image)).toBeLessThan(33 * 12);
  });
});
