import { drawPage, type DrawnText } from '../fixtures/draw-page';
import { findInk } from '../marks/find-ink';
import { findMarks } from '../marks/find-marks';
import { unionBox } from '../../model/box';
import type { PixelBox } from '../image/gray-image';
import type { ReadLine } from '../tesseract/recogniser';
import { printOf } from './lone-marks';
import { withUnreadWords } from './unread-words';

const HEIGHT = 32;

/** A text of the page, with what was read of it; nothing where that is empty. */
interface PrintedText extends DrawnText {
  read: string;
  /** The letters that the recogniser's box leaves out at its left. */
  cut?: string;
}

const LIST: PrintedText[] = [
  { text: 'Concrete', read: 'Concrete', left: 20, top: 20 },
  { text: 'block', read: 'block', left: 72, top: 20 },
  { text: '18.40', read: '18.40', left: 250, top: 20 },
  { text: 'Gravel', read: 'Gravel', left: 20, top: 75 },
  { text: '96.00', read: '96.00', left: 250, top: 75 },
];

/** The lines, from the top, of a page on which the list is printed and more. */
async function readWith(more: readonly PrintedText[], language = 'eng', shapes = ''): Promise<string[]> {
  const texts = [...LIST, ...more];
  const image = await drawPage({ widthPt: 320, heightPt: 110, texts, shapes });
  const boxes = await Promise.all(texts.map((text) => boxOf(text)));
  const lines = [...new Set(texts.map(({ top }) => top))].flatMap((top): ReadLine[] => {
    const words = texts.flatMap((text, at) =>
      text.top === top && text.read !== '' ? [{ ...boxes[at]!, text: text.read, score: 0.9 }] : [],
    );
    return words.length > 0 ? [{ words: words.sort((a, b) => a.left - b.left), height: HEIGHT }] : [];
  });
  const print = printOf(image, lines)!;
  return withUnreadWords(print, language).map(({ words }) => words.map(({ text }) => text).join(' '));
}

/** Where a text is printed, but for the letters that were cut off. */
async function boxOf({ cut, ...text }: PrintedText): Promise<PixelBox> {
  const [all, missing] = await Promise.all([inkOf(text), cut === undefined ? undefined : inkOf({ ...text, text: cut })]);
  return missing ? { ...all, left: missing.right + 1 } : all;
}

const inkOf = async (text: DrawnText): Promise<PixelBox> =>
  unionBox(findMarks(findInk(await drawPage({ widthPt: 320, heightPt: 110, texts: [text] }))));

describe('letters under no word', () => {
  it.each(['kg', 'pcs', '1'])('are the second line of their cell: %s', async (text) => {
    expect(await readWith([{ text, read: '', left: 20, top: 35 }])).toEqual(['Concrete block 18.40', text, 'Gravel 96.00']);
  });

  it.each(['12', 'bags', '€'])('are a word of their line: %s', async (text) => {
    expect(await readWith([{ text, read: '', left: 180, top: 75 }])).toEqual(['Concrete block 18.40', `Gravel ${text} 96.00`]);
  });

  it('are the litres behind a small figure, and no stroke elsewhere', async () => {
    const stroke = (left: number): PrintedText => ({ text: 'l', read: '', left, top: 75 });
    const figure = { text: '0.75', read: '0.75', left: 150, top: 75 };
    const { right } = await boxOf(figure);
    expect(await readWith([figure, stroke((right / 400) * 144 + 3)])).toEqual(['Concrete block 18.40', 'Gravel 0.75 l 96.00']);
    expect(await readWith([figure, stroke(215)])).toEqual(['Concrete block 18.40', 'Gravel 0.75 96.00']);
  });

  it.each(['48 mm', '52.00', 'Bag L'])('are words that blanks part: %s', async (text) => {
    expect(await readWith([{ text, read: '', left: 160, top: 75 }])).toContain(`Gravel ${text} 96.00`);
  });

  it('are the rest of the word that they touch, and of its box alone where the word has them', async () => {
    const word = { text: 'Payments', left: 100, top: 75, cut: 'Pay' };
    expect(await readWith([{ ...word, read: 'ments' }])).toContain('Gravel Payments 96.00');
    expect(await readWith([{ ...word, read: 'Payments' }])).toContain('Gravel Payments 96.00');
  });

  it('are none where they make no word with what was read beside them', async () => {
    const word = { text: 'Payments', left: 100, top: 75, cut: 'Pay' };
    expect(await readWith([{ ...word, read: 'rnerds' }])).toContain('Gravel rnerds 96.00');
  });

  it('are figures alone on a page in letters that nobody here knows', async () => {
    expect(await readWith([{ text: '214', read: '', left: 180, top: 75 }], 'kor')).toContain('Gravel 214 96.00');
    expect(await readWith([{ text: 'bags', read: '', left: 180, top: 75 }], 'kor')).toContain('Gravel 96.00');
  });

  it.each([
    ['of another alphabet than the page', { text: 'Жук', left: 180, top: 75 }, ''],
    ['a stroke', { text: 'I', left: 180, top: 75 }, ''],
    ['a bullet', undefined, '<circle cx="12" cy="82" r="2"/>'],
    ['a box to tick', undefined, '<path d="M180 76h8v8h-8z" fill="none" stroke="black"/>'],
    ['far from all other print', { text: 'bags', left: 180, top: 48 }, ''],
  ])('are none where they are %s', async (_, text, shapes) => {
    expect(await readWith(text ? [{ ...text, read: '' }] : [], 'eng', shapes)).toEqual(['Concrete block 18.40', 'Gravel 96.00']);
  });
});
