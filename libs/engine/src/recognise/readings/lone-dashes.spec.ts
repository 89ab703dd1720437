import type { SizedImage } from '../image/gray-image';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { withLoneDashes } from './lone-dashes';
import { printOf } from './lone-marks';

const WIDTH = 600;
const HEIGHT = 200;

/** A white page with black rectangles: left, top, right, bottom. */
function pageWith(...inked: readonly [number, number, number, number][]): SizedImage {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [left, top, right, bottom] of inked) for (let y = top; y < bottom; y++) data.fill(0, y * WIDTH + left, y * WIDTH + right);
  return { width: WIDTH, height: HEIGHT, data, dpi: 200 };
}

const word = (text: string, left: number, bottom: number): ReadWord => ({ text, left, right: left + 60, top: bottom - 15, bottom, score: 0.9 }); // prettier-ignore
/** Two lines of three columns, the middle one blank in the second. */
const LINES: ReadLine[] = [
  { height: 20, words: [word('Kalk', 20, 55), word('Lot', 250, 55), word('12.50', 500, 55)] },
  { height: 20, words: [word('Sand', 20, 95), word('9.10', 500, 95)] },
];
const INK = LINES.flatMap(({ words }) => words.map(({ left, top, right, bottom }) => [left, top, right, bottom] as [number, number, number, number])); // prettier-ignore

const secondLine = (...more: [number, number, number, number][]): string[] =>
  withLoneDashes(printOf(pageWith(...INK, ...more), LINES)!)[1]!.words.map(({ text }) => text);

describe('a dash that stands alone in a cell', () => {
  it('is in its line, as long as it is printed', () => {
    expect(secondLine([270, 88, 284, 90])).toEqual(['Sand', '—', '9.10']);
    expect(secondLine([276, 88, 282, 90])).toEqual(['Sand', '-', '9.10']);
  });

  it('is in one line, of two that were read side by side', () => {
    const [first, second] = LINES as [ReadLine, ReadLine];
    const halves = [['Sand', 20], ['fein', 90], ['9.10', 500], ['A', 420]].map(([text, left]) => word(text as string, left as number, 95)); // prettier-ignore
    const lines = [first, { ...second, words: halves.slice(0, 2) }, { ...second, words: halves.slice(2) }];
    const inked = halves.map(({ left, top, right, bottom }) => [left, top, right, bottom] as [number, number, number, number]);
    const read = withLoneDashes(printOf(pageWith(...INK, ...inked, [270, 88, 284, 90]), lines)!);
    expect(read.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(['Kalk Lot 12.50', 'Sand fein —', '9.10 A']);
  });

  it.each([
    ['at the foot of the line', [270, 94, 284, 96]],
    ['under no text of a column', [400, 88, 414, 90]],
    ['beside other print', [84, 88, 98, 90]],
    ['as high as a letter', [270, 82, 284, 90]],
    ['as long as a ruling', [250, 88, 310, 90]],
  ] as const)('is none %s', (_, mark) => {
    expect(secondLine([...mark])).toEqual(['Sand', '9.10']);
  });

  it('is one where two strokes were read of one', () => {
    const read = (text: string, ...strokes: [number, number, number, number][]): string[] => {
      const [first, second] = LINES as [ReadLine, ReadLine];
      const misread = { ...word(text, 270, 95), right: 284, top: 84, bottom: 92 };
      const lines = [first, { ...second, words: [second.words[0]!, misread, second.words[1]!] }];
      return withLoneDashes(printOf(pageWith(...INK, ...strokes), lines)!)[1]!.words.map((each) => each.text);
    };
    expect(read('--', [270, 87, 284, 89])).toEqual(['Sand', '—', '9.10']);
    expect(read('=', [270, 87, 284, 89])).toEqual(['Sand', '—', '9.10']);
    expect(read('=', [270, 85, 284, 87], [270, 89, 284, 91])).toEqual(['Sand', '=', '9.10']);
  });

  it('is none on a page that is full of such marks', () => {
    const grain = Array.from({ length: 160 }, (_, at): [number, number, number, number] => [10 + (at % 40) * 14, 120 + 8 * Math.floor(at / 40), 16 + (at % 40) * 14, 122 + 8 * Math.floor(at / 40)]); // prettier-ignore
    expect(secondLine([270, 88, 284, 90], ...grain)).toEqual(['Sand', '9.10']);
  });
});
