import { drawSquareLetters, LETTER_HEIGHT, LETTER_WIDTH, type SquareText } from '../fixtures/draw-square-letters';
import { printOf } from './lone-marks';
import { withUnreadGlyphs } from './unread-glyphs';

/** The texts of the line of a page on which some were read, and others were not. */
function readWith(read: readonly SquareText[], unread: readonly SquareText[], language = 'chi_sim'): string[] {
  const image = drawSquareLetters([...read, ...unread]);
  const words = read.map(({ text, left, top }) => ({
    ...{ text, score: 0.95, top: top + 2, bottom: top + LETTER_HEIGHT - 5 },
    ...{ left: left + 1, right: left + text.length * LETTER_WIDTH - 1 },
  }));
  const [line] = withUnreadGlyphs(printOf(image, [{ words, height: LETTER_HEIGHT }])!, language);
  return line!.words.map(({ text }) => text);
}

const NAME: SquareText = { text: '法兰垫片', left: 20, top: 40 };

describe('withUnreadGlyphs', () => {
  it('finds a unit that stands alone in its cell', () => {
    expect(readWith([NAME, { text: '片', left: 340, top: 40 }], [{ text: '盒', left: 250, top: 40 }])).toEqual(['法兰垫片', '盒', '片']);
    expect(readWith([{ text: '가식', left: 20, top: 40 }, { text: '식', left: 340, top: 40 }], [{ text: '권', left: 200, top: 40 }], 'kor')).toEqual(['가식', '권', '식']); // prettier-ignore
  });

  it('leaves what stands on the level of no line, and pages in other languages', () => {
    expect(readWith([NAME, { text: '片', left: 340, top: 40 }], [{ text: '盒', left: 250, top: 84 }])).toEqual(['法兰垫片', '片']);
    expect(readWith([NAME, { text: '片', left: 340, top: 40 }], [{ text: '盒', left: 250, top: 40 }], 'eng')).toEqual(['法兰垫片', '片']);
  });

  it('tells no letter twice that a narrow box leaves out', () => {
    expect(readWith([{ text: '盒', left: 250, top: 40 }, { text: '法', left: 20, top: 40 }], [{ text: '盒', left: 218, top: 40 }])).not.toContain('盒盒'); // prettier-ignore
  });
});
