import { drawPage } from '../fixtures/draw-page';
import { tilt, type SizedImage } from '../image/gray-image';
import { eraseDashes } from './erase-dashes';
import { findInk } from './find-ink';
import { findMarks } from './find-marks';

const draw = (shapes: string, texts: Parameters<typeof drawPage>[0]['texts'] = []): Promise<SizedImage> =>
  drawPage({ widthPt: 200, heightPt: 100, shapes, texts });
const erased = (image: SizedImage): SizedImage => eraseDashes(image, findMarks(findInk(image)));
const darkPixels = ({ data }: SizedImage): number => data.filter((shade) => shade < 128).length;

describe('eraseDashes', () => {
  it.each(['2.25 2.25', '0.75 1.5', '4 1.5'])('takes out a ruling of dashes %s, also where it leans', async (pattern) => {
    const image = await draw(`<path d="M20 50H180" stroke="black" stroke-width=".9" stroke-dasharray="${pattern}"/>`);
    expect(darkPixels(image)).toBeGreaterThan(100);
    expect(darkPixels(erased(image))).toBe(0);
    expect(darkPixels(erased(tilt(image, 1.5)))).toBe(0);
  });

  it('leaves text, its points and hyphens, and a short row of points', async () => {
    const text = [{ text: 'mini-filling . - . illicit', left: 20, top: 30 }];
    const image = await draw('<path d="M20 70H40" stroke="black" stroke-width="1" stroke-dasharray="1 2"/>', text);
    expect(erased(image)).toBe(image);
  });
});
