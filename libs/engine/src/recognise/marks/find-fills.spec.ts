import { drawPage, type DrawnText } from '../fixtures/draw-page';
import { findPixelFills } from './find-fills';

const WIDTH_PT = 300;

/** The filled boxes of a drawn page, in points to the nearest square of 1.5. */
async function find(shapes: string, texts: DrawnText[] = []): Promise<number[][]> {
  const image = await drawPage({ widthPt: WIDTH_PT, heightPt: 150, shapes, texts });
  const points = (pixels: number): number => Math.round((pixels * 72) / image.dpi);
  return findPixelFills(image).map(({ box }) => [box.left, box.top, box.right, box.bottom].map(points));
}

/** Whether each edge lies where it was drawn, but for the squares that it cuts. */
function expectBoxes(found: number[][], drawn: number[][]): void {
  expect(found).toHaveLength(drawn.length);
  found.flat().forEach((edge, i) => expect(Math.abs(edge - drawn.flat()[i]!)).toBeLessThanOrEqual(3));
}

describe('findPixelFills', () => {
  it('finds the band behind a row, with the words on it', async () => {
    expectBoxes(
      await find('<rect x="20" y="40" width="250" height="18" fill="#ccc"/>', [{ text: 'Country Unit Size', left: 30, top: 44 }]),
      [[20, 40, 270, 58]],
    );
  });

  it('takes no large word for a band', async () => {
    expect(await find('', [{ text: 'HEADLINE estimates', left: 20, top: 40, sizePt: 24 }])).toEqual([]);
  });

  it('tells a header from the band of the first row right under it', async () => {
    const shapes = '<rect x="20" y="40" width="250" height="18" fill="#888"/><rect x="20" y="58" width="250" height="18" fill="#ddd"/>';
    expectBoxes(await find(shapes), [
      [20, 40, 270, 58],
      [20, 58, 270, 76],
    ]);
  });

  it('is not led astray by the lines of the grid around a band', async () => {
    const grid = '<path d="M20 40h250v60h-250zM20 70h250M140 40v60" fill="none" stroke="black"/>';
    expectBoxes(await find(`<rect x="20" y="40" width="250" height="30" fill="#bbb"/>${grid}`), [[20, 40, 270, 70]]);
  });

  it('finds no band in a ground that grows darker little by little', async () => {
    const gradient = '<linearGradient id="g" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#999"/></linearGradient>';
    expect(await find(`<defs>${gradient}</defs><rect x="0" y="0" width="300" height="150" fill="url(#g)"/>`)).toEqual([]);
  });
});

it('finds the band of a sheet on the dark ground of a photo once', async () => {
  const ground = '<path d="M0 0H300V150H0zM6 6V144H294V6z" fill="#555" fill-rule="evenodd"/>';
  const bands = await find(`${ground}<rect x="40" y="60" width="200" height="18" fill="#ccc"/>`);
  expect(bands.filter(([, top]) => top! > 30 && top! < 100)).toHaveLength(1);
});
