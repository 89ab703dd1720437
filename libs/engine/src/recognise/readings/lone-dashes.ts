import { boxCentreY, boxHeight, boxWidth, overlap } from '../../model/box';
import type { PixelBox } from '../image/gray-image';
import type { InkMap } from '../marks/find-ink';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { aloneInColumn, isUnread, lineOf, withWords, type PagePrint } from './lone-marks';
import { LONE_DASHES } from './weights';

/**
 * The lines with the dashes that stand alone in a cell, which Tesseract leaves out where its columns stand far apart, or takes for two: flat, halfway up the
 * letters of a line, far from other print, and over or under another text. On a page with many such marks they are grain.
 */
export function withLoneDashes(print: PagePrint): ReadLine[] {
  const { marks, ink, rows, usual } = print;
  const lines = print.lines.map((line) => ({ ...line, words: line.words.filter((word) => !isOneStroke(word, marks)) }));
  const flat = marks.filter((mark) => isFlat(mark, usual) && isFilled(mark, ink) && isUnread(mark, { ...print, lines }));
  if (flat.length > LONE_DASHES.most) return [...print.lines];
  const found = aloneInColumn(flat, print).flatMap(({ mark, box }) => {
    const line = lineOf(box, boxCentreY(box), [LONE_DASHES.lowest, LONE_DASHES.highest], rows);
    return line < 0 ? [] : { line, word: asWord(mark, lines[line]!) };
  });
  return withWords(print.lines, found);
}

/** `--` or `=` that was read of a single mark. */
const isOneStroke = (word: ReadWord, marks: readonly PixelBox[]): boolean =>
  TWO_STROKES.test(word.text) && marks.filter((mark) => overlap(word, mark)).length === 1;
const TWO_STROKES = /^(?:=|[-–—=_]{2,})$/;

const isFlat = (mark: PixelBox, height: number): boolean =>
  boxWidth(mark) >= LONE_DASHES.shortest * height &&
  boxWidth(mark) <= LONE_DASHES.longest * height &&
  boxHeight(mark) <= LONE_DASHES.thickest * height &&
  boxWidth(mark) >= LONE_DASHES.flattest * boxHeight(mark);

/** Whether nearly all of the mark's box is ink. */
function isFilled({ left, top, right, bottom }: PixelBox, { width, ink }: InkMap): boolean {
  let inked = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) inked += ink[y * width + x]!;
  return inked >= LONE_DASHES.filled * (right - left) * (bottom - top);
}

/** How long it is tells which dash it is, by the numbers of tell-dashes.ts. */
const asWord = ({ left, top, right, bottom }: PixelBox, { height }: ReadLine): ReadWord => ({
  ...{ left, top, right, bottom, score: LONE_DASHES.score },
  text: right - left > height / 2 ? '—' : '-',
});
