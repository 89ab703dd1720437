import { drawPage, type DrawnText } from '../fixtures/draw-page';
import { findInk } from '../marks/find-ink';
import { findMarks } from '../marks/find-marks';
import { unionBox } from '../../model/box';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { printOf } from './lone-marks';
import { withLoneSigns } from './lone-signs';

const PT = 200 / 72;
const TEXTS: DrawnText[] = [
  ...[20, 200, 300].map((left, at) => ({ text: ['Kalk', '24', '12.50'][at]!, left, top: 20 })),
  ...[20, 300].map((left, at) => ({ text: ['Sand', '9.10'][at]!, left, top: 45 })),
];

/** The second line of a list, in whose column of quantities something stands that nothing was read of. */
async function secondLine(drawn: Partial<DrawnText> & { text: string }, shapes = '', read = ''): Promise<string[]> {
  const cell = { left: 206, top: 45, ...drawn };
  const [image, bare] = await Promise.all([
    drawPage({ widthPt: 360, heightPt: 100, texts: [...TEXTS, cell], shapes }),
    drawPage({ widthPt: 360, heightPt: 100, texts: TEXTS }),
  ]);
  const marks = findMarks(findInk(bare));
  const wordAt = ({ text, left, top }: DrawnText): ReadWord => {
    const own = marks.filter((mark) => mark.left >= (left - 2) * PT && mark.left < (left + 60) * PT && mark.top > (top - 4) * PT && mark.bottom < (top + 20) * PT); // prettier-ignore
    return { ...unionBox(own), text, score: 0.9 };
  };
  const lines: ReadLine[] = [TEXTS.slice(0, 3), TEXTS.slice(3)].map((texts) => ({ height: 32, words: texts.map(wordAt) }));
  if (read !== '') lines[1]!.words.splice(1, 0, { ...wordAt({ text: read, left: 204, top: 20 }), top: 45 * PT, bottom: 60 * PT });
  return withLoneSigns(printOf(image, lines)!)[1]!.words.map(({ text }) => text);
}

describe('a figure that stands alone in a cell', () => {
  it.each(['0', '7', '36'])('is in its line: %s', async (text) => {
    expect(await secondLine({ text })).toEqual(['Sand', text, '9.10']);
  });

  it('is so in a frame, too, whose ink is far from it', async () => {
    expect(await secondLine({ text: '7' }, '<path d="M5 5H355V95H5z" fill="none" stroke="black"/>')).toEqual(['Sand', '7', '9.10']);
  });

  it('is in the place of a sign that was read there, and of no figure', async () => {
    expect(await secondLine({ text: '0' }, '', '@')).toEqual(['Sand', '0', '9.10']);
    expect(await secondLine({ text: '0' }, '', '8')).toEqual(['Sand', '8', '9.10']);
  });

  it.each([
    ['off the foot of its line', { text: '7', top: 52 }],
    ['under no text of a column', { text: '7', left: 150 }],
    ['beside other print', { text: '7', left: 60 }],
    ['of letters', { text: 'K' }],
    ['of many signs', { text: '481516' }],
  ])('is none %s', async (_, drawn) => {
    expect(await secondLine(drawn)).toEqual(['Sand', '9.10']);
  });
});
