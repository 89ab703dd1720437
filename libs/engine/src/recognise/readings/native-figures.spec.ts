import { drawPage } from '../fixtures/draw-page';
import { unionBox } from '../../model/box';
import type { SizedImage } from '../image/gray-image';
import { findInk } from '../marks/find-ink';
import { findMarks } from '../marks/find-marks';
import type { Language, ReadLine, ReadWord } from '../tesseract/recogniser';
import { withNativeFigures } from './native-figures';

/** Arabic-Indic digits as strokes, ten high, with their widths: the font of our packages has none. */
const STROKES: Readonly<Record<string, readonly [width: number, path: string]>> = {
  '٠': [4, 'M2 4.2L3 5.2L2 6.2L1 5.2z'],
  '١': [3.6, 'M1.4 .4Q2 5 2 9.8'],
  '٢': [6.4, 'M1 .4Q1.8 5 1.8 9.8M1.2 1.4Q1.8 3 3.4 3Q5.2 3 5.4 .4'],
  '٣': [8, 'M1 .4Q1.8 5 1.8 9.8M1.2 1.4Q1.6 3 2.8 3Q4.2 3 4.2 .8Q4.4 3 5.6 3Q7 3 7 .4'],
  '٧': [6.6, 'M.8 .4Q2.8 4 3.2 9.8Q3.8 4 5.8 .4'],
  '٨': [6.6, 'M.8 9.8Q2.8 6 3.2 .4Q3.8 6 5.8 9.8'],
  '٩': [5.8, 'M4.4 2.6Q4.4 .6 2.6 .6Q.9 .6 .9 2.5Q.9 4.2 2.6 4.2Q4.2 4.2 4.4 2.4Q4.4 6 5 9.8'],
  '/': [5, 'M4.2 .2L.8 10'],
};

interface Placed {
  text: string;
  left: number;
  top: number;
}

function strokes({ text, left, top }: Placed): string {
  let at = left;
  return Array.from(text, (sign) => {
    const [width, path] = STROKES[sign]!;
    const shape = `<path transform="translate(${at} ${top})" d="${path}" fill="${sign === '٠' ? 'black' : 'none'}" stroke="black" stroke-width="1.4"/>`;
    at += width + 1.2;
    return shape;
  }).join('');
}

const PT = 200 / 72;
const NATIVE: Placed[] = ['٢٠٢٣/٠٩/١٧', '٨٧٢٩', '٣٢٧١٠٠', '٩٣٨'].map((text, at) => ({
  text,
  left: 20 + 90 * (at % 2),
  top: 20 + 30 * (at >> 1),
}));

const wordAt = (image: SizedImage, read: string, { left, top }: Placed): ReadWord => {
  const own = findMarks(findInk(image)).filter((mark) => mark.left > (left - 4) * PT && mark.left < (left + 80) * PT && mark.top > (top - 4) * PT && mark.bottom < (top + 16) * PT); // prettier-ignore
  return { ...unionBox(own), text: read, score: 0.6 };
};

/** What becomes of words that were read in the places of figures; nothing was read where there is none. */
async function withFigures(read: readonly string[], language: Language, isTurned = false): Promise<string[][]> {
  const image = await drawPage({ widthPt: 220, heightPt: 90, texts: [], shapes: NATIVE.map(strokes).join('') });
  const lines = [0, 2].map((from): ReadLine => ({
    height: 32,
    words: [from, from + 1].flatMap((at) => (read[at] ? [wordAt(image, read[at], NATIVE[at]!)] : [])),
  }));
  if (isTurned) for (const { words } of lines) words.reverse();
  return withNativeFigures(image, lines, language).map(({ words }) => words.map(({ text }) => text));
}

describe('withNativeFigures', () => {
  it('has figures in native digits in the place of what was read there', async () => {
    expect(await withFigures(['امع', 'Yo,', '106s,', '404'], 'ara')).toEqual([['٢٠٢٣/٠٩/١٧', '٨٧٢٩'], ['٣٢٧١٠٠', '٩٣٨']]); // prettier-ignore
  });

  it('has those of which nothing was read in their lines', async () => {
    expect(await withFigures(['امع', '', '106s,', ''], 'ara')).toEqual([['٢٠٢٣/٠٩/١٧', '٨٧٢٩'], ['٣٢٧١٠٠', '٩٣٨']]); // prettier-ignore
  });

  it('keeps the direction that the words of a line run in', async () => {
    expect(await withFigures(['امع', 'Yo,', '106s,', '404'], 'ara', true)).toEqual([['٨٧٢٩', '٢٠٢٣/٠٩/١٧'], ['٩٣٨', '٣٢٧١٠٠']]); // prettier-ignore
  });

  it('writes digits that are drawn alike as the language does', async () => {
    expect(await withFigures(['امع', 'Yo,', '106s,', '404'], 'fas')).toEqual([['۲۰۲۳/۰۹/۱۷', '۸۷۲۹'], ['۳۲۷۱۰۰', '۹۳۸']]); // prettier-ignore
  });

  it('leaves a page of a language that has none, or whose figures are Latin', async () => {
    const read = ['امع', 'Yo,', '106s,', '404'];
    expect(await withFigures(read, 'heb')).toEqual([read.slice(0, 2), read.slice(2)]);
    const latin = ['2024/09/17', '8125', '321700', '958'].map((text, at) => ({ text, left: 20 + 90 * (at % 2), top: 20 + 30 * (at >> 1) }));
    const image = await drawPage({ widthPt: 220, heightPt: 90, texts: latin });
    const lines = [{ height: 32, words: latin.map((placed) => wordAt(image, 'x', placed)) }];
    expect(withNativeFigures(image, lines, 'ara')).toEqual(lines);
  });

  it('leaves a page that is full of specks', async () => {
    const specks = Array.from({ length: 1600 }, (_, at) => `<path d="M${20 + 26 * (at % 40)} ${100 + 26 * Math.floor(at / 40)}h7v7h-7z"/>`);
    const image = await drawPage({ widthPt: 1080, heightPt: 1160, texts: [], shapes: NATIVE.map(strokes).join('') + specks.join('') });
    const lines = [{ height: 32, words: NATIVE.map((placed) => wordAt(image, 'امع', placed)) }];
    expect(withNativeFigures(image, lines, 'ara')).toEqual(lines);
  });
});
