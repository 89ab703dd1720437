import { drawPage, RECEIPT, type DrawnText } from '../fixtures/draw-page';
import { findMissedLines } from './find-unread-lines';
import type { SizedImage } from '../image/gray-image';
import type { ReadLine } from '../tesseract/recogniser';

/** As if these texts had been read where they were drawn: letters of 10 points are about 6 wide. */
function readingOf(texts: readonly DrawnText[], { dpi }: SizedImage): ReadLine[] {
  const pixels = (points: number): number => (points * dpi) / 72;
  return texts.map(({ text, left, top, sizePt = 10 }) => {
    const box = { left: pixels(left), top: pixels(top), right: pixels(left + text.length * sizePt * 0.7), bottom: pixels(top + sizePt) };
    return { words: [{ text, score: 0.9, ...box }], height: pixels(sizePt) };
  });
}

describe('findMissedLines', () => {
  it('finds a line that was left out, whatever its size', async () => {
    const [shop, ...others] = RECEIPT.texts;
    const page = await drawPage({ ...RECEIPT, texts: [{ ...shop!, sizePt: 16 }, ...others] });
    const [found, ...more] = findMissedLines(page, readingOf(others, page)).unread;
    expect(more).toEqual([]);
    const points = (pixels: number): number => (pixels * 72) / page.dpi;
    expect(points(found!.left)).toBeCloseTo(40, -1);
    expect(points(found!.top)).toBeGreaterThan(18);
    expect(points(found!.bottom)).toBeLessThan(38);
  });

  it('finds the parts of a line that stand far apart each by itself', async () => {
    const isTotal = ({ top }: DrawnText): boolean => top === 150;
    const page = await drawPage(RECEIPT);
    const others = RECEIPT.texts.filter((text) => !isTotal(text));
    expect(findMissedLines(page, readingOf(others, page)).unread).toHaveLength(2);
  });

  it('finds nothing where all was read', async () => {
    const page = await drawPage(RECEIPT);
    expect(findMissedLines(page, readingOf(RECEIPT.texts, page))).toEqual({ unread: [], torn: [], tornTitles: [] });
  });

  it('takes neither rulings nor rows of dots nor pictures for lines', async () => {
    const dots = Array.from({ length: 40 }, (_, at) => `<circle cx="${20 + at * 5}" cy="44" r="0.6"/>`).join('');
    const shapes = `${dots}<path d="M20 92H220" stroke="black"/><rect x="150" y="60" width="60" height="30"/>`;
    const page = await drawPage({ ...RECEIPT, shapes });
    expect(findMissedLines(page, readingOf(RECEIPT.texts, page))).toEqual({ unread: [], torn: [], tornTitles: [] });
  });

  /** `Date` stands half a line below the first of two lines on its left, and was read as one word with what is above it. */
  const HEAD: DrawnText[] = [
    { text: 'Hill Street 12', left: 20, top: 20 },
    { text: 'London NW1', left: 20, top: 34 },
    { text: 'Order: 4471', left: 130, top: 27 },
    { text: 'Date: 17/03/2024', left: 130, top: 41 },
  ];

  it('finds a line that was read as a part of its neighbour, by letters that no word of its height holds', async () => {
    const page = await drawPage({ widthPt: 240, heightPt: 90, texts: HEAD });
    const [street, place, order, date] = readingOf(HEAD, page);
    const tall = { ...order!.words[0]!, bottom: date!.words[0]!.bottom };
    const { unread, torn } = findMissedLines(page, [street!, { ...order!, words: [tall] }, place!]);
    const lefts = torn.map(({ left }) => Math.round((left * 72) / page.dpi / 10));
    expect({ unread, lefts }).toEqual({ unread: [], lefts: [13, 13] });
    expect(findMissedLines(page, readingOf(HEAD, page)).torn).toEqual([]);
  });

  it('finds nothing on an empty page', async () => {
    expect(findMissedLines(await drawPage({ widthPt: 100, heightPt: 100, texts: [] }), [])).toEqual({
      unread: [],
      torn: [],
      tornTitles: [],
    });
  });
});
