import { drawPage, type DrawnText } from '../fixtures/draw-page';
import type { SizedImage } from '../image/gray-image';
import type { ReadLine } from '../tesseract/recogniser';
import { seesOtherAlphabet } from './seen-script';

/** Words one below the other, and what English reads of them. */
async function page(words: readonly (readonly [printed: string, read: string])[]): Promise<[SizedImage, ReadLine[]]> {
  const texts = words.map(([text], at): DrawnText => ({ text, left: 20, top: 20 + 24 * at }));
  const image = await drawPage({ widthPt: 240, heightPt: 40 + 24 * words.length, texts });
  const inPixels = (points: number): number => Math.round((points * image.dpi) / 72);
  const lines = words.map(([, text], at): ReadLine => {
    const [top, bottom] = [20 + 24 * at - 12, 20 + 24 * at + 6].map(inPixels) as [number, number];
    return { height: inPixels(12), words: [{ text, score: 0.7, left: inPixels(18), right: inPixels(200), top, bottom }] };
  });
  return [image, lines];
}

const GREEK = [
  ['ΑΠΟΔΕΙΞΗ', 'ANOAEI=H'],
  ['ΛΙΑΝΙΚΗΣ', 'AIANIKHE'],
  ['ΠΕΙΡΑΙΑΣ', 'MEIPAIAE'],
  ['ΣΑΚΟΥΛΑ', 'ZAKOYAA'],
  ['ΘΕΡΜΟΜΕΤΡΟ', 'OEPMOMETPO'],
  ['ΨΗΦΙΑΚΟ', 'WHOIAKO'],
] as const;

describe('seesOtherAlphabet', () => {
  it('sees Greek capitals that were read as Latin ones', async () => {
    expect(await seesOtherAlphabet(...(await page(GREEK)))).toBe(true);
  });

  it('sees none in Latin print', async () => {
    const names = ['SUMBER', 'REJEKI', 'MAKMUR', 'LUMAJANG', 'TRIPLEK', 'BENDRAT'];
    expect(await seesOtherAlphabet(...(await page(names.map((name) => [name, name] as const))))).toBe(false);
  });

  it('asks nothing where words tell a language', async () => {
    const [image, lines] = await page(GREEK);
    const told = 'Bitte zahlen Sie den Betrag der Rechnung mit dem Datum von heute'.split(' ');
    const more: ReadLine = { height: 20, words: told.map((text) => ({ text, score: 0.95, left: 0, right: 1, top: 0, bottom: 1 })) };
    expect(await seesOtherAlphabet(image, [...lines, more])).toBe(false);
  });
});
