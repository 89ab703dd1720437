import { drawPage } from '../fixtures/draw-page';
import { findFaintInk, findInk } from './find-ink';
import { findFaintRulings, findPixelRulings } from './find-rulings';

const find = async (shapes: string, text = ''): Promise<ReturnType<typeof findPixelRulings>> => {
  const texts = text === '' ? [] : [{ text, left: 20, top: 20, sizePt: 30 }];
  return findPixelRulings(findInk(await drawPage({ widthPt: 200, heightPt: 100, shapes, texts })), 200);
};

describe('findPixelRulings', () => {
  it('finds a line and how thick it is', async () => {
    const [ruling, ...more] = await find('<path d="M20 50H180" stroke="black" stroke-width="1.08"/>');
    expect(more).toEqual([]);
    expect(ruling).toMatchObject({ orientation: 'horizontal' });
    expect(ruling!.bottom - ruling!.top).toBeGreaterThanOrEqual(3);
    expect(ruling!.bottom - ruling!.top).toBeLessThanOrEqual(4);
    expect(ruling!.right - ruling!.left).toBeGreaterThan(440);
  });

  it('finds crossing lines as two', async () => {
    const rulings = await find('<path d="M20 50H180M100 10V90" stroke="black"/>');
    expect(rulings.map((ruling) => ruling.orientation)).toEqual(['horizontal', 'vertical']);
  });

  it('takes no stroke of a letter and no filled box for a line', async () => {
    expect(await find('<rect x="20" y="60" width="100" height="30"/>', 'HEADLINE')).toEqual([]);
  });

  it('bridges a scratch but not a gap', async () => {
    expect(await find('<path d="M20 50H100M100.6 50H180" stroke="black"/>')).toHaveLength(1);
    expect(await find('<path d="M20 50H90M110 50H180" stroke="black"/>')).toHaveLength(2);
  });

  it('takes what a dark band leaves between two light letters for no line', async () => {
    const band = '<rect x="20" y="20" width="160" height="40"/>';
    const letters = '<path d="M90 34h9v12h-9zM100 34h9v12h-9z" fill="white"/>';
    expect(await find(band + letters)).toEqual([]);
  });

  it('ends a line where it runs into a dark band', async () => {
    const [ruling, ...more] = await find(
      '<path d="M100 50V90" stroke="black"/><path d="M20 20h79v30h-79zM101 20h79v30h-79zM99.5 20h1v30h-1z"/>',
    );
    expect(more).toEqual([]);
    expect(ruling).toMatchObject({ orientation: 'vertical' });
    expect(ruling!.top).toBeGreaterThan(130);
  });

  it('finds the lines that hang from a dark band', async () => {
    const lines = '<path d="M20.5 50V90M100 50V90M179.5 50V90" stroke="black"/><path d="M20 89.5H180" stroke="black"/>';
    const rulings = await find(`<rect x="20" y="20" width="160" height="30"/>${lines}`);
    expect(rulings.map(({ orientation }) => orientation)).toEqual(['horizontal', 'vertical', 'vertical', 'vertical']);
    expect(Math.min(...rulings.map(({ top }) => top))).toBeGreaterThan(130);
  });

  it('takes letters that blur into one another for no line', async () => {
    const feet =
      '<path d="M40 50h30v1h-30z"/><path d="M41 44h2v7h-2zM46 44h2v7h-2zM51 44h2v7h-2zM56 44h2v7h-2zM61 44h2v7h-2zM66 44h2v7h-2z"/>';
    expect(await find(feet)).toEqual([]);
  });

  it('takes a short line for the side of a cell where it reaches from one line to the next', async () => {
    const rows = '<path d="M20 40H180M20 52H180" stroke="black"/>';
    const rulings = await find(`${rows}<path d="M100 40V52" stroke="black"/>`);
    expect(rulings.map((ruling) => ruling.orientation)).toEqual(['horizontal', 'horizontal', 'vertical']);
    expect(await find(`${rows}<path d="M100 60V72" stroke="black"/>`)).toHaveLength(2);
  });
});

describe('findFaintRulings', () => {
  const faint = async (shapes: string, text = ''): Promise<ReturnType<typeof findPixelRulings>> => {
    const image = await drawPage({
      widthPt: 200,
      heightPt: 100,
      shapes,
      texts: text === '' ? [] : [{ text, left: 20, top: 20, sizePt: 10 }],
    });
    return findFaintRulings(findFaintInk(image)!, findPixelRulings(findInk(image), 200), 200);
  };
  const DARK = '<path d="M20 90H180" stroke="black"/>';

  it('finds lines that are lighter than letters, and not those again that are not', async () => {
    const found = await faint(`${DARK}<path d="M20 50H180M100 20V80" stroke="#ccc"/>`);
    expect(found.map(({ orientation }) => orientation)).toEqual(['horizontal', 'vertical']);
  });

  it('joins pieces that all but touch, and of others takes the sides of boxes alone', async () => {
    expect(await faint(`${DARK}<path d="M20 50H98M100 50H180" stroke="#ccc"/>`)).toHaveLength(1);
    expect(await faint(`${DARK}<path d="M20 50H90M110 50H180" stroke="#ccc"/>`)).toEqual([]);
    const boxes = '<path d="M20 20H90V70H20zM110 20H180V70H110z" fill="none" stroke="#ccc"/>';
    const sides = (await faint(DARK + boxes)).map(({ orientation }) => orientation);
    expect([sides.filter((each) => each === 'horizontal').length, sides.filter((each) => each === 'vertical').length]).toEqual([4, 4]);
  });

  it('takes no word for a line', async () => {
    expect(await faint(DARK, 'mmmmmm HHHHH 31.3.2025')).toEqual([]);
  });
});
