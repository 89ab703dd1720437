import { drawPage } from '../fixtures/draw-page';
import { tilt, type SizedImage } from '../image/gray-image';
import { findInk } from './find-ink';
import { invertBands, liftBands } from './clear-bands';
import { findPixelFills } from './find-fills';

const PT = 200 / 72;
const draw = (shapes: string): Promise<SizedImage> => drawPage({ widthPt: 200, heightPt: 100, shapes, texts: [] });
const inverted = (image: SizedImage): SizedImage => invertBands(image, findInk(image)).image;
const shadeAt = ({ data, width }: SizedImage, xPt: number, yPt: number): number =>
  data[Math.round(yPt * PT) * width + Math.round(xPt * PT)]!;
const darkShare = ({ data }: SizedImage): number => data.filter((shade) => shade < 128).length / data.length;

const BAND = '<path d="M20 30H180V50H20z" fill="#333"/><path d="M60 36h3v8h-3zM120 36h3v8h-3z" fill="white"/>';

describe('liftBands', () => {
  const GOLDEN = '<path d="M20 30H180V50H20z" fill="#777"/><path d="M60 36h3v8h-3zM120 36h3v8h-3z" fill="black"/>';
  const lifted = async (shapes: string): Promise<[SizedImage, SizedImage]> => {
    const image = await draw(shapes);
    return [image, liftBands(image, findInk(image), findPixelFills(image))];
  };

  it('makes a band that is dark enough to be ink paper under darker letters', async () => {
    const [, image] = await lifted(GOLDEN);
    expect([shadeAt(image, 40, 40), shadeAt(image, 61.5, 40)]).toEqual([255, 0]);
  });

  it('makes a band paper whose ground is ink in part', async () => {
    const image = await draw(GOLDEN.replace('#777', '#d0d0d0'));
    const ink = findInk(image);
    const fills = findPixelFills(image);
    const divided = (specks: number): SizedImage => {
      const map = { ...ink, ink: ink.ink.map((is, at) => (image.data[at] === 0xd0 ? Number(at % specks === 0) : is)) };
      return liftBands(image, map, fills);
    };
    expect(shadeAt(divided(20), 40, 40)).toBe(255);
    expect(divided(Infinity)).toBe(image);
  });

  it('leaves one under lighter letters', async () => {
    const [drawn, image] = await lifted(BAND);
    expect(image).toBe(drawn);
  });
});

describe('invertBands', () => {
  it('finds a band that hangs together with a frame and rulings', async () => {
    const image = inverted(await draw(`${BAND}<path d="M20 30V90H180V30M100 50V90" fill="none" stroke="black"/>`));
    expect([shadeAt(image, 40, 40), shadeAt(image, 61.5, 40)]).toEqual([255, 0]);
  });

  it('erases no dark letters of a band', async () => {
    const image = inverted(await draw('<path d="M20 30H180V50H20z" fill="#777"/><path d="M60 36h3v8h-3zM100 30h1v20h-1z" fill="black"/>'));
    expect(shadeAt(image, 61.5, 40)).toBeLessThan(10);
  });

  it('makes a dark band paper and what is light on it ink', async () => {
    const image = inverted(await draw(BAND));
    expect([shadeAt(image, 40, 40), shadeAt(image, 61.5, 40)]).toEqual([255, 0]);
    expect(darkShare(image)).toBeLessThan(0.004);
  });

  it('tells where the band was, with its shade', async () => {
    const image = await draw(BAND);
    const { fills } = invertBands(image, findInk(image));
    const inPt = fills.map(({ box, shade }) =>
      [box.left, box.top, box.right, box.bottom].map((at) => Math.round(at / PT)).concat(Math.round(shade * 15)),
    );
    expect(inPt).toEqual([[20, 30, 180, 50, 3]]);
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

  it('tells a panel of one shade that is higher than a band, and no picture', async () => {
    const drawHigh = (shapes: string): Promise<SizedImage> => drawPage({ widthPt: 200, heightPt: 300, shapes, texts: [] });
    const panel = '<path d="M0 10H60V290H0z" fill="#533"/><path d="M20 36h9v8h-9zM20 60h9v8h-9zM20 84h9v8h-9z" fill="white"/>';
    const picture = await drawHigh(`${panel}<path d="M4 100H56V180H4z" fill="#111"/><path d="M4 180H56V285H4z" fill="#777"/>`);
    const image = await drawHigh(panel);
    expect(invertBands(image, findInk(image)).fills).toHaveLength(1);
    expect(invertBands(picture, findInk(picture)).fills).toHaveLength(0);
  });
});
