import { EngineError, type PagePicture, type TranscribedDocument } from '@gridline/engine';
import { drawPageImages } from './page-images';

interface ReadPage {
  reader: 'pdfium' | 'ocr' | 'csv';
  /** Of each of its words. */
  score: number;
  width?: number;
  height?: number;
}

/** A document of pages read so well. */
function readAs(...pages: ReadPage[]): TranscribedDocument {
  const sized = pages.map(({ width = 595, height = 842, ...page }, at) => ({ ...page, number: at + 1, width, height, placed: true }));
  const word = (readScore: number) => ({ text: 'word', box: { left: 0, top: 0, right: 9, bottom: 9 }, readScore });
  return {
    result: { pages: sized },
    transcript: { pages: sized.map(({ score, ...page }) => ({ ...page, lines: [[[word(score), word(score)]]] })) },
  } as unknown as TranscribedDocument;
}

describe('the pages that a model is shown', () => {
  let drawn: PagePicture[];
  const drawing = (bytes = 100) => ({ draw: (picture: PagePicture) => Promise.resolve((drawn.push(picture), new Uint8Array(bytes))) });
  const numbers = (images: { number: number }[]): number[] => images.map(({ number }) => number);
  beforeEach(() => (drawn = []));

  const mixed = readAs(
    { reader: 'pdfium', score: 1 },
    { reader: 'ocr', score: 0.5 },
    { reader: 'ocr', score: 0.97 },
    { reader: 'csv', score: 1 },
  );

  it.each([
    [null, [2]],
    ['weak', [2]],
    ['never', []],
    ['always', [2, 3, 1]],
  ] as const)('where the caller says %s are %j: those that were read worst come first', async (asked, expected) => {
    expect(numbers(await drawPageImages(drawing(), mixed, asked))).toEqual(expected);
  });

  it('are JPEGs of at most 1,568 pixels a side, counted as the provider with the most tokens does', async () => {
    const sizes = readAs({ reader: 'ocr', score: 0, width: 600, height: 800 }, { reader: 'ocr', score: 0, width: 800, height: 400 });
    const [upright, lying] = await drawPageImages(drawing(), sizes, 'always');
    expect(drawn).toMatchObject([
      { number: 1, width: 1_176, format: 'jpeg' },
      { number: 2, width: 1_568, format: 'jpeg' },
    ]);
    expect([upright!.tokens, lying!.tokens]).toEqual([2_459, 1_640]);
  });

  it('are twenty at most, and 10 MB', async () => {
    const many = readAs(...Array.from({ length: 30 }, () => ({ reader: 'ocr', score: 0.1 }) as const));
    expect(await drawPageImages(drawing(), many, null)).toHaveLength(20);
    expect(await drawPageImages(drawing(1_048_576), many, null)).toHaveLength(10);
  });

  it('are not those that cannot be drawn; other failures are told', async () => {
    const refusing = { draw: () => Promise.reject(new EngineError('corrupt_document', 'no')) };
    expect(await drawPageImages(refusing, mixed, 'always')).toEqual([]);
    await expect(drawPageImages({ draw: () => Promise.reject(new Error('lost')) }, mixed, 'always')).rejects.toThrow('lost');
  });
});
