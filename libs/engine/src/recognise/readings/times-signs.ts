import { unionBox } from '../../model/box';
import { median } from '../../model/median';
import { crop, type PixelBox, type SizedImage } from '../image/gray-image';
import { findInk } from '../marks/find-ink';
import { findMarks } from '../marks/find-marks';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { TIMES_SIGNS } from './weights';

/**
 * Writes the sign of multiplication where it is printed: the recogniser has none and says `x`. A letter stands on the line and is as high as
 * its fellows, the sign is lower or hangs above it. A page prints one of the two, so it is asked as a whole.
 */
export function withTimesSigns(image: SizedImage, lines: readonly ReadLine[]): ReadLine[] {
  const shapes = lines.flatMap(({ words }) => words.flatMap((_, at) => shapesBetweenFigures(image, words, at)));
  // A capital is asked for itself: `2 x 4` beside the code `MAD-2X4`.
  const signs = ['x', 'X'].filter((letter) => isTimesSign(shapes.filter(({ isCapital }) => isCapital === (letter === 'X'))));
  if (signs.length === 0) return [...lines];
  return lines.map((line) => ({ ...line, words: line.words.map((word, at) => withSigns(word, at, line.words, signs)) }));
}

/** Of the mark of an `x`, in heights of the figures beside it: how high it is, and how far above their foot it begins. */
interface Shape {
  height: number;
  foot: number;
  isCapital: boolean;
}

function isTimesSign(shapes: readonly Shape[]): boolean {
  if (shapes.length === 0) return false;
  const [height, foot] = [median(shapes.map((shape) => shape.height))!, median(shapes.map((shape) => shape.foot))!];
  // Among ideographs the sign is nearly as high as figures, which a capital letter is altogether.
  const isLowCapital = shapes.every((shape) => shape.isCapital) && height < TIMES_SIGNS.lowestCapital && foot > TIMES_SIGNS.raisedCapital;
  return height < TIMES_SIGNS.lowestLetter || foot > TIMES_SIGNS.raised || isLowCapital;
}

/** `60x40`, `450gX30`, `4TX6M`, `75DX150D`, and `2x` or `x2` of a receipt; not the end of a code, `LJBASI2X`. */
const BETWEEN_FIGURES = /(?<=\d(?:[a-z]{1,2}|[TMD])?)[xX](?=\d)|(?<=^[\d.,]*\d(?:[a-z]{1,2}|[TMD])?)[xX]$|^x(?=\d{1,3}$)/g;
const ALONE = /^[xX]$/;

const withSigns = (word: ReadWord, at: number, words: readonly ReadWord[], signs: readonly string[]): ReadWord => ({
  ...word,
  text: word.text.replace(measureOf(words, at) ? ALONE : BETWEEN_FIGURES, (letter) => (signs.includes(letter) ? '×' : letter)),
});

/** The figure beside a sign that is a word of its own, by which it is measured: `9m x 21m`, `2 x 16,50`, `2 x Team`, `2" x 3`, and the one behind in `12 mm x 6 m`. */
function measureOf(words: readonly ReadWord[], at: number): ReadWord | undefined {
  const [figure, before, behind] = [words[at - 2], words[at - 1], words[at + 1]];
  if (!ALONE.test(words[at]!.text) || !before || !behind) return undefined;
  if (/\d(?:\p{L}{0,2}|["'″′”])$/u.test(before.text)) return before;
  return /^\p{L}{1,2}$/u.test(before.text) && figure && /\d$/.test(figure.text) && /^\d/.test(behind.text) ? behind : undefined;
}

/** A sign in a word is looked for where letters of one width would put it, and so much of a letter to both sides: widths differ. */
const BESIDE_SIGN = 0.4;

function shapesBetweenFigures(image: SizedImage, words: readonly ReadWord[], at: number): Shape[] {
  const word = words[at]!;
  const measure = measureOf(words, at);
  if (measure) return shapeIn(image, measure, word, word.text === 'X');
  const isWide = WIDE_SIGN.test(word.text);
  const widthOf = (text: string): number =>
    [...text].reduce((sum, sign) => sum + (WIDE_SIGN.test(sign) || (isWide && ALONE.test(sign)) ? 2 : 1), 0);
  const step = (word.right - word.left) / widthOf(word.text);
  return [...word.text.matchAll(BETWEEN_FIGURES)].flatMap(({ index, 0: sign }) => {
    const [from, width] = [widthOf(word.text.slice(0, index)), widthOf(sign)];
    const box = { ...word, left: word.left + (from - BESIDE_SIGN) * step, right: word.left + (from + width + BESIDE_SIGN) * step };
    return shapeIn(image, word, box, sign === 'X');
  });
}

/** Ideographs and the signs set with them are as wide as they are high, and so is a sign of multiplication among them. */
const WIDE_SIGN = /[\u2e80-\u9fff\uac00-\ud7a3\uff01-\uff60]/;

/** Strokes between figures (`3/4`) that may reach above and below them. */
const HIGHER_THAN_FIGURES = /[/\\|()]/;

const heightOf = ({ top, bottom }: PixelBox): number => bottom - top;

/** The shape of what stands in a box, measured by the tall marks of the word that it belongs to or follows. */
function shapeIn(image: SizedImage, beside: ReadWord, box: PixelBox, isCapital: boolean): Shape[] {
  const piece = around(unionBox([beside, box]), image);
  const marks = findMarks(findInk(crop(image, piece)));
  const tallest = Math.max(0, ...marks.map(heightOf));
  const usual = HIGHER_THAN_FIGURES.test(beside.text) ? median(marks.map(heightOf).filter((each) => each > tallest / 2))! : tallest;
  const tall = marks.filter((mark) => heightOf(mark) > usual * TIMES_SIGNS.figure && heightOf(mark) * TIMES_SIGNS.figure < usual);
  const [height, foot] = [median(tall.map(({ top, bottom }) => bottom - top)), median(tall.map(({ bottom }) => bottom))];
  if (height === undefined || foot === undefined || height < TIMES_SIGNS.smallestFigurePx) return [];
  const isHere = ({ left, right }: PixelBox): boolean => {
    const centre = piece.left + (left + right) / 2;
    return centre >= box.left && centre <= box.right;
  };
  const [mark, ...more] = marks.filter((each) => isHere(each) && isSign(each, height));
  if (!mark || more.length > 0) return [];
  return [{ height: (mark.bottom - mark.top) / height, foot: (foot - mark.bottom) / height, isCapital }];
}

const isSign = ({ left, top, right, bottom }: PixelBox, height: number): boolean =>
  bottom - top > height * TIMES_SIGNS.lowestSign &&
  bottom - top < height * TIMES_SIGNS.figure &&
  right - left > height * TIMES_SIGNS.lowestSign;

const around = ({ left, top, right, bottom }: PixelBox, { width, height }: SizedImage): PixelBox => ({
  left: Math.max(0, Math.floor(left) - 2),
  top: Math.max(0, Math.floor(top) - 2),
  right: Math.min(width, Math.ceil(right) + 2),
  bottom: Math.min(height, Math.ceil(bottom) + 2),
});
