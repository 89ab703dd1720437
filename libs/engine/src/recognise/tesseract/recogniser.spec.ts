import { BundledRecogniser } from './bundled-recogniser';
import { drawPage, RECEIPT, RECEIPT_TEXT } from '../fixtures/draw-page';
import { turn, type SizedImage } from '../image/gray-image';
import { findTesseract } from './native-program';
import { NativeRecogniser } from './native-recogniser';
import type { ReadLine, ReadSettings, Recogniser } from './recogniser';

const ENGLISH: ReadSettings = { languages: ['eng'], pageMode: 'block' };
const textOf = (lines: readonly ReadLine[]): string => lines.flatMap((line) => line.words.map((word) => word.text)).join(' ');

/** What every recogniser promises. */
function describeRecogniser(name: string, open: (processorSeconds?: number) => Recogniser): void {
  describe(`${name} recogniser`, () => {
    let recogniser: Recogniser;
    beforeAll(() => (recogniser = open()));
    afterAll(() => recogniser.close());

    it('reads a clean page without an error', async () => {
      expect(textOf(await recogniser.read(await drawPage(RECEIPT), ENGLISH))).toBe(RECEIPT_TEXT);
    });

    it('puts the words of a line into one line, with boxes in pixels and scores up to 1', async () => {
      const page = await drawPage(RECEIPT);
      const lines = await recogniser.read(page, ENGLISH);
      const total = lines.find((line) => line.words[0]!.text === 'Total')!;
      expect(total.words.map((word) => word.text)).toEqual(['Total', 'amount', '16.25']);
      const amount = total.words[2]!;
      expect(Math.abs(amount.left - (180 * page.dpi) / 72)).toBeLessThan(8);
      expect(Math.abs(amount.top - (150 * page.dpi) / 72)).toBeLessThan(8);
      expect(amount.score).toBeGreaterThan(0.85);
      expect(amount.score).toBeLessThanOrEqual(1);
    });

    it('answers allowed characters alone', async () => {
      const page = await drawPage({ widthPt: 120, heightPt: 40, texts: [{ text: '1O5.20', left: 20, top: 12 }] });
      expect(textOf(await recogniser.read(page, { languages: ['eng'], pageMode: 'line', allowed: '0123456789.' }))).toMatch(/^[\d.]+$/);
    });

    it('reads accents in the language they belong to', async () => {
      const page = await drawPage({ widthPt: 260, heightPt: 40, texts: [{ text: 'Société générale à Besançon', left: 20, top: 12 }] });
      expect(textOf(await recogniser.read(page, { languages: ['fra'], pageMode: 'block' }))).toBe('Société générale à Besançon');
    });

    it('reads nothing on an empty page', async () => {
      expect(await recogniser.read(await drawPage({ widthPt: 100, heightPt: 100, texts: [] }), ENGLISH)).toEqual([]);
    });

    it('keeps readings that are asked for at once apart', async () => {
      const pages = await Promise.all(
        ['first page', 'second page'].map((text) => drawPage({ widthPt: 120, heightPt: 40, texts: [{ text, left: 20, top: 12 }] })),
      );
      const readings = await Promise.all(pages.map((page) => recogniser.read(page, ENGLISH)));
      expect(readings.map(textOf)).toEqual(['first page', 'second page']);
    });

    it('stops when told, and reads the next page', async () => {
      const page = await drawPage(RECEIPT);
      const stop = new AbortController();
      const reading = recogniser.read(page, { ...ENGLISH, signal: stop.signal });
      stop.abort();
      await expect(reading).rejects.toThrow();
      expect(textOf(await recogniser.read(page, ENGLISH))).toBe(RECEIPT_TEXT);
    });

    it('reads nothing where it would take too long, and reads the next page', async () => {
      const impatient = open(1);
      try {
        expect(await impatient.read(noise(2000), ENGLISH)).toEqual([]);
        expect(textOf(await impatient.read(await drawPage(RECEIPT), ENGLISH))).toBe(RECEIPT_TEXT);
      } finally {
        await impatient.close();
      }
    });
  });
}

/** A square of black and white dots without any order, as many a side as given: a recogniser would take minutes over it. */
function noise(side: number): SizedImage {
  let state = 1;
  const dot = (): number => ((state = (state * 48_271) % 0x7fffffff) & 0x10000 ? 255 : 0);
  return { width: side, height: side, dpi: 300, data: Uint8Array.from({ length: side * side }, dot) };
}

describeRecogniser('bundled', (processorSeconds) => new BundledRecogniser(processorSeconds));

function describeOrientation(recogniser: NativeRecogniser): void {
  const words = (y: number) => ({ text: 'Поставщик обязан передать товар в срок', left: 20, top: y });
  const drawn = drawPage({ widthPt: 300, heightPt: 240, texts: [20, 40, 60, 80, 100, 120, 140, 160, 180, 200].map(words) });

  it.each([0, 90, 180, 270] as const)(
    'native recogniser tells how a page of another script stands that was turned by %d degrees',
    async (degrees) => {
      const page = await drawn;
      const orientation = await recogniser.findOrientation(degrees === 0 ? page : turn(page, degrees));
      expect(orientation).toMatchObject({ rotation: (360 - degrees) % 360 });
      expect(orientation!.margin).toBeGreaterThan(3);
    },
  );

  it('native recogniser tells nothing of a page without text', async () => {
    expect(await recogniser.findOrientation(await drawPage({ widthPt: 120, heightPt: 40, texts: [] }))).toBeUndefined();
  });
}

const program = findTesseract(process.env['PATH'] ?? '');
if (program) {
  describeRecogniser('native', (processorSeconds) => new NativeRecogniser(program, processorSeconds));
  describeOrientation(new NativeRecogniser(program));
}
// A machine without the program counts its tests as left out; the bundled recogniser is what it uses.
else it.todo('native recogniser: there is no tesseract program on the PATH');
