import { drawPage, RECEIPT } from '../fixtures/draw-page';
import { preparePage } from './prepare-page';

describe('preparePage', () => {
  it('shrinks a picture of grain, which would take minutes to read', async () => {
    let seed = 1;
    const data = Uint8Array.from({ length: 900 * 700 }, () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) >> 23);
    const { image } = await preparePage({ width: 900, height: 700, data, dpi: 150 });
    expect(image.width * image.height).toBeLessThanOrEqual(500_000);
    expect((image.width / image.dpi) * 72).toBeCloseTo(432, -1);
  });

  it('leaves print as large as it is', async () => {
    const page = await drawPage({ ...RECEIPT, dpi: 300 });
    expect((await preparePage(page)).image.width).toBe(page.width);
  });
});
