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

  it('makes a pale band paper that is ink once a dark panel is paper', async () => {
    const letters = (top: number): string => Array.from({ length: 6 }, (_, at) => `<path d="M${50 + at * 20} ${top}h4v7h-4z"/>`).join('');
    const panel = `<path d="M40 30H360V90H40z" fill="#234"/><g fill="white">${letters(50)}</g>`;
    const shapes = `${panel}<path d="M40 130H360V200H40z" fill="#d0d0d0"/>${letters(160)}`;
    const { image } = await preparePage(await drawPage({ widthPt: 400, heightPt: 300, texts: [], shapes, dpi: 200 }));
    const shadeAt = (xPt: number, yPt: number): number => {
      const pixels = (points: number): number => Math.round((points * image.dpi) / 72);
      return image.data[pixels(yPt) * image.width + pixels(xPt)]!;
    };
    expect([shadeAt(60, 163), shadeAt(52, 163), shadeAt(60, 60)]).toEqual([255, 0, 255]);
  });

  it('leaves print as large as it is', async () => {
    const page = await drawPage({ ...RECEIPT, dpi: 300 });
    expect((await preparePage(page)).image.width).toBe(page.width);
  });
});
