import { drawPage } from '../fixtures/draw-page';
import type { GrayImage } from '../image/gray-image';
import { tightenBoxes } from './tighten-boxes';

/** The columns of pixels with ink between two rows, as stretches from left to right; the right end is just outside. */
function inkedColumns({ data, width }: GrayImage, top: number, bottom: number): [number, number][] {
  const stretches: [number, number][] = [];
  for (let x = 0; x < width; x++) {
    let isInked = false;
    for (let y = top; y < bottom; y++) isInked ||= data[y * width + x]! < 128;
    const last = stretches.at(-1);
    if (isInked && last?.[1] === x) last[1]++;
    else if (isInked) stretches.push([x, x + 1]);
  }
  return stretches;
}

describe('tightenBoxes', () => {
  it('takes away the blank rows above and below the ink of a word, and leaves a box without any', async () => {
    const page = await drawPage({ widthPt: 120, heightPt: 60, texts: [{ text: '40', left: 20, top: 20 }], dpi: 200 });
    const word = { text: '40', score: 0.9, left: 50, top: 30, right: 110, bottom: 130 };
    const [line] = tightenBoxes(page, [{ height: 20, words: [word, { ...word, left: 200, right: 240 }] }]);
    const [tight, empty] = line!.words;
    expect(tight!.bottom - tight!.top).toBeGreaterThan(15);
    expect(tight!.bottom - tight!.top).toBeLessThan(30);
    expect(empty).toEqual({ ...word, left: 200, right: 240 });
  });

  it('leaves out marks where nothing is printed, and a line of nothing else', async () => {
    const page = await drawPage({ widthPt: 120, heightPt: 60, texts: [{ text: '40', left: 20, top: 20 }], dpi: 200 });
    const printed = { text: '40', score: 0.9, left: 50, top: 30, right: 110, bottom: 130 };
    const dash = { text: '–', score: 0.98, left: 200, top: 30, right: 215, bottom: 130 };
    const read = tightenBoxes(page, [
      { height: 20, words: [printed, dash, { ...printed, left: 240, right: 300 }] },
      { height: 20, words: [dash] },
    ]);
    expect(read.map(({ words }) => words.map(({ text }) => text))).toEqual([['40', '40']]);
    expect(tightenBoxes(page, [{ height: 20, words: [{ ...printed, text: '=' }] }])[0]!.words).toHaveLength(1);
  });

  it('gives a letter between words the width of its ink, and no more of a stroke', async () => {
    const page = await drawPage({ widthPt: 120, heightPt: 60, texts: [{ text: 'H R C', left: 20, top: 20 }], dpi: 200 });
    const whole = { text: 'HRC', score: 0.9, left: 40, top: 45, right: 160, bottom: 100 };
    const { top, bottom } = tightenBoxes(page, [{ height: 20, words: [whole] }])[0]!.words[0]!;
    const columns = inkedColumns(page, top, bottom);
    const [h, r, c] = columns.map(([left, right], at) => ({ text: 'HRC'[at]!, score: 0.9, left, right, top, bottom }));
    const stroke = { ...r!, left: r!.left + 6, right: r!.left + 7 };
    const read = tightenBoxes(page, [{ height: 20, words: [h!, stroke, c!] }])[0]!.words;
    expect([read[1]!.left, read[1]!.right]).toEqual([r!.left, r!.right]);
    const narrow = { ...stroke, text: 'l' };
    expect(tightenBoxes(page, [{ height: 20, words: [h!, narrow, c!] }])[0]!.words[1]).toEqual(narrow);
  });

  it('takes ink of the next line out of a box, and leaves dots and accents in', async () => {
    const texts = [
      { text: 'Été fini', left: 20, top: 20 },
      { text: 'HHHHH', left: 20, top: 40 },
    ];
    const page = await drawPage({ widthPt: 120, heightPt: 80, texts, dpi: 200 });
    const whole = { text: 'Été', score: 0.9, left: 50, top: 40, right: 160, bottom: 125 };
    const alone = tightenBoxes(page, [{ height: 20, words: [{ ...whole, bottom: 100 }] }])[0]!.words[0];
    expect(tightenBoxes(page, [{ height: 20, words: [whole] }])[0]!.words[0]).toEqual(alone);
  });
});
