import { drawPage, type DrawnText } from '../fixtures/draw-page';
import { findInk } from '../marks/find-ink';
import { findMarks } from '../marks/find-marks';
import { unionBox } from '../../model/box';
import type { ReadLine } from '../tesseract/recogniser';
import { printOf } from './lone-marks';
import { withTickBoxes } from './tick-boxes';

const PT = 200 / 72;
const TEXTS: DrawnText[] = [
  { text: 'Member', left: 20, top: 20 },
  { text: 'Adult', left: 110, top: 20 },
  { text: 'Child', left: 180, top: 20 },
  { text: 'Signed by hand', left: 20, top: 50 },
];
const box = (left: number): string => `<path d="M${left} 22h8v8h-8z" fill="none" stroke="black" stroke-width=".7"/>`;
const cross = (left: number): string => `<path d="M${left + 1} 23l6 6m0 -6l-6 6" stroke="black"/>`;
const check = (left: number): string => `<path d="M${left + 2} 26l2 2 2.5 -4" fill="none" stroke="black"/>`;

/** The first line of a page with shapes before its words, and with what was read of them. */
async function firstLine(
  shapes: string,
  read: readonly { text: string; left: number; width?: number }[] = [],
  language = 'eng',
): Promise<string> {
  const [image, bare] = await Promise.all([
    drawPage({ widthPt: 240, heightPt: 80, texts: TEXTS, shapes }),
    drawPage({ widthPt: 240, heightPt: 80, texts: TEXTS }),
  ]);
  const marks = findMarks(findInk(bare));
  const lines: ReadLine[] = [20, 50].map((top) => ({
    height: 32,
    words: TEXTS.filter((text) => text.top === top).map(({ text, left }) => {
      const own = marks.filter((mark) => mark.left >= (left - 2) * PT && mark.left < (left + 60) * PT && mark.top > (top - 4) * PT && mark.bottom < (top + 20) * PT); // prettier-ignore
      return { ...unionBox(own), text, score: 0.9 };
    }),
  }));
  for (const { text, left, width = 8 } of read)
    lines[0]!.words.push({ left: left * PT, right: (left + width) * PT, top: 22 * PT, bottom: 30 * PT, text, score: 0.4 });
  lines[0]!.words.sort((a, b) => a.left - b.left);
  return withTickBoxes(printOf(image, lines)!, language)[0]!
    .words.map(({ text }) => text)
    .join(' ');
}

describe('boxes to tick', () => {
  it('are words of their line where nothing was read of them', async () => {
    expect(await firstLine(box(96) + cross(96) + box(166))).toBe('Member ☒ Adult ☐ Child');
    expect(await firstLine(box(96) + box(166) + check(166))).toBe('Member ☐ Adult ☒ Child');
  });

  it('are in the place of the signs that were read of them', async () => {
    const read = [
      { text: 'X', left: 96 },
      { text: '[J', left: 166 },
    ];
    expect(await firstLine(box(96) + cross(96) + box(166), read)).toBe('Member ☒ Adult ☐ Child');
  });

  it.each([
    ['part of a longer word', box(96), [{ text: 'DAdult', left: 96, width: 40 }], 'eng', 'Member DAdult Adult Child'],
    ['round', '<circle cx="100" cy="26" r="4" fill="none" stroke="black"/>', [], 'eng', 'Member Adult Child'],
    ['open on a side', '<path d="M104 22h-8v8h8" fill="none" stroke="black"/>', [], 'eng', 'Member Adult Child'],
    ['filled', '<path d="M96 22h8v8h-8z"/>', [], 'eng', 'Member Adult Child'],
    ['larger than letters', '<path d="M92 12h26v26h-26z" fill="none" stroke="black"/>', [], 'eng', 'Member Adult Child'],
    ['what may be a sign of the script', box(96), [], 'jpn', 'Member Adult Child'],
  ])('are none that are %s', async (_, shapes, read, language, printed) => {
    expect(await firstLine(shapes, read, language)).toBe(printed);
  });
});
