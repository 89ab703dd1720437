import { drawPage, RECEIPT } from '../fixtures/draw-page';
import { rereadLines } from './reread-lines';
import type { ReadLine, Recogniser } from '../tesseract/recogniser';

/** A recogniser that reads one text in the middle of every strip of a sheet, as sure as told. */
class StripReader implements Recogniser {
  readonly name = 'bundled';
  constructor(
    private readonly text: string,
    private readonly score: number,
  ) {}

  read({ width, height }: { width: number; height: number }): Promise<ReadLine[]> {
    const strips = Math.floor(height / STRIP_AND_GAP_PX);
    const lines = Array.from({ length: strips }, (_, at): ReadLine => {
      const top = GAP_PX + at * STRIP_AND_GAP_PX;
      return { height: 40, words: [{ text: this.text, score: this.score, left: GAP_PX, right: width - GAP_PX, top, bottom: top + 48 }] };
    });
    return Promise.resolve(lines);
  }

  async close(): Promise<void> {}
}

const GAP_PX = 24;
const STRIP_AND_GAP_PX = 72;

describe('rereadLines', () => {
  const textsOf = (lines: readonly ReadLine[]): string[] => lines.map(({ words }) => words.map(({ text }) => text).join(' '));

  /** All lines of the receipt but its second, `Date: 17/03/2024`, each as one sure word. */
  async function withoutDate(): Promise<{ page: Awaited<ReturnType<typeof drawPage>>; lines: ReadLine[] }> {
    const page = await drawPage(RECEIPT);
    const pixels = (points: number): number => (points * page.dpi) / 72;
    const lines = RECEIPT.texts
      .filter(({ text }) => !text.startsWith('Date'))
      .map(({ text, left, top, sizePt = 10 }): ReadLine => {
        const right = pixels(left + text.length * sizePt * 0.7);
        return { height: 20, words: [{ text, score: 0.95, left: pixels(left), top: pixels(top), right, bottom: pixels(top + sizePt) }] };
      });
    return { page, lines };
  }

  it('reads a line that was left out and puts it where it stands', async () => {
    const { page, lines } = await withoutDate();
    const read = await rereadLines(page, lines, ['eng'], new StripReader('Date: 17/03/2024', 0.9));
    expect(textsOf(read)).toEqual(RECEIPT.texts.map(({ text }) => text));
    const [date] = read[1]!.words;
    expect(Math.abs((date!.left * 72) / page.dpi - 20)).toBeLessThan(3);
    expect(read[1]!.height).toBeLessThan((14 * page.dpi) / 72);
  });

  it('leaves out what it can hardly read where nothing was read before', async () => {
    const { page, lines } = await withoutDate();
    expect(await rereadLines(page, lines, ['eng'], new StripReader('Dafe', 0.5))).toEqual(lines);
  });

  it('reads a line whole that was torn, in place of its pieces, and leaves it where it can hardly be read', async () => {
    const { page, lines } = await withoutDate();
    const pixels = (points: number): number => (points * page.dpi) / 72;
    const pieces: ReadLine = { height: 20, words: [{ text: 'Da', score: 0.9, left: pixels(20), right: pixels(34), top: pixels(50), bottom: pixels(60) }] }; // prettier-ignore
    const torn = [...lines.slice(0, 1), pieces, ...lines.slice(1)];
    const read = await rereadLines(page, torn, ['eng'], new StripReader('Date: 17/03/2024', 0.9));
    expect(textsOf(read)).toEqual(RECEIPT.texts.map(({ text }) => text));
    expect(await rereadLines(page, torn, ['eng'], new StripReader('Dafe', 0.5))).toEqual(torn);
  });

  it('asks a reading without English for words alone', async () => {
    const page = await drawPage(RECEIPT);
    const doubtful = (text: string): ReadLine => ({
      height: 20,
      words: [{ text, score: 0.4, left: 40, right: 400, top: 40, bottom: 70 }],
    });
    const texts = async (text: string, second: string): Promise<string> =>
      textsOf(await rereadLines(page, [doubtful(text)], ['kor'], new StripReader(second, 0.9)))[0]!;
    expect(await texts('217,600', '217.600')).toBe('217,600');
    expect(await texts('KAR', '품명')).toBe('품명');
  });
});
