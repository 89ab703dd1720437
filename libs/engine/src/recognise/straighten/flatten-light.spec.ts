import { drawPage } from '../fixtures/draw-page';
import type { GrayImage } from '../image/gray-image';
import { flattenLight } from './flatten-light';

const LETTERS = Array.from(
  { length: 12 },
  (_, at) => `<path d="M${10 + (at % 4) * 12} ${20 + Math.floor(at / 4) * 30}h6v10h-6z" fill="white"/>`,
).join('');
const draw = (shapes: string): Promise<GrayImage> => drawPage({ widthPt: 200, heightPt: 200, shapes, texts: [] });

describe('flattenLight', () => {
  it('leaves an even sheet with a dark panel under light print as it is', async () => {
    const page = await draw(`<path d="M0 0H70V200H0z" fill="#5a3a2a"/>${LETTERS}`);
    expect(flattenLight(page)).toBe(page);
  });

  it('makes the shadow on a sheet paper, whose print is dark', async () => {
    const page = await draw(`<path d="M0 0H70V200H0z" fill="#aaa"/>${LETTERS.replaceAll('white', 'black')}`);
    const flat = flattenLight(page);
    expect(flat).not.toBe(page);
    expect(flat.data[Math.round(page.height * 0.8) * page.width + 40]).toBeGreaterThan(230);
  });

  it('makes the table paper that a sheet lies on, with all its corners', async () => {
    const sheet = '<path d="M0 0H200V200H0z" fill="#555"/><path d="M20 20H180V180H20z" fill="white"/>';
    const page = await draw(sheet);
    expect(flattenLight(page)).not.toBe(page);
  });
});
