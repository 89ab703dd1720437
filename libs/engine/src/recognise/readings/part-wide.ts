import type { GrayImage } from '../image/gray-image';
import { findInk, type InkMap } from '../marks/find-ink';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { PART_WIDE } from './weights';

/**
 * Words with a blank in their ink as wide as one between columns, as two: figures of neighbouring cells are read as one (`12.12` for `12` and `12`). Between a
 * figure and the letters behind it the blank of a line is enough: `5sak` in the columns of count and unit.
 */
export function partWide(image: GrayImage, lines: readonly ReadLine[]): ReadLine[] {
  const ink = findInk(image);
  const split = (word: ReadWord, height: number): ReadWord[] => {
    const signs = Array.from(word.text);
    const isWide = word.right - word.left >= height * PART_WIDE.widestBlank;
    if (signs.length < 2 || !(isWide || COUNTED.test(word.text))) return [word];
    const columns = inkedColumns(word, ink);
    const at = columns.findIndex((column, index) => index > 0 && column - columns[index - 1]! > height * PART_WIDE.widestBlank);
    return at < 0 ? behindFigure(word, columns, height) : parted(word, signs, columns, at);
  };
  return lines.map((line) => ({ ...line, words: line.words.flatMap((word) => split(word, line.height)) }));
}

/** A count and its unit. */
const COUNTED = /^(\d{1,4})\p{Ll}{1,5}\d?$/u;

/** The word as a figure and what is behind it, where between the two is clearly more than between its letters. */
function behindFigure(word: ReadWord, columns: readonly number[], height: number): ReadWord[] {
  const figure = COUNTED.exec(word.text)?.[1];
  if (figure === undefined) return [word];
  const signs = Array.from(word.text);
  const gaps = columns
    .map((column, at) => ({ at, gap: at === 0 ? 0 : column - columns[at - 1]! }))
    .filter(({ gap }) => gap > 1)
    .sort((a, b) => b.gap - a.gap);
  const [widest, next] = gaps;
  const isBlank =
    widest !== undefined &&
    widest.gap >= height * PART_WIDE.behindFigure &&
    widest.gap >= (next?.gap ?? 0) * PART_WIDE.ofOthers &&
    Math.round((signs.length * widest.at) / columns.length) === figure.length;
  return isBlank ? cutAt(word, signs, columns, { at: widest.at, cut: figure.length, next: figure.length }) : [word];
}

function parted(word: ReadWord, signs: readonly string[], columns: readonly number[], at: number): ReadWord[] {
  // As many signs as there is ink on either side; a mark that nobody printed may stand for the blank.
  const cut = Math.min(signs.length - 1, Math.max(1, Math.round((signs.length * at) / columns.length)));
  const mark = [cut, cut - 1].find((position) => position > 0 && position < signs.length - 1 && MARK.test(signs[position]!));
  return cutAt(word, signs, columns, { at, cut: mark ?? cut, next: mark === undefined ? cut : mark + 1 });
}

/** Two words: the signs before `cut` and those from `next` on, parted at a column of ink. */
function cutAt(
  word: ReadWord,
  signs: readonly string[],
  columns: readonly number[],
  { at, cut, next }: Record<'at' | 'cut' | 'next', number>,
): ReadWord[] {
  const part = { ...word, rival: undefined, letterScores: undefined };
  return [
    { ...part, text: signs.slice(0, cut).join(''), right: columns[at - 1]! + 1 },
    { ...part, text: signs.slice(next).join(''), left: columns[at]! },
  ];
}

const MARK = /^[.,:;'/–-]$/;

/** The columns of a word's box that have ink, in order. */
function inkedColumns({ left, right, top, bottom }: ReadWord, { ink, width, height }: InkMap): number[] {
  const [from, to] = [Math.max(0, Math.floor(top)), Math.min(height, Math.ceil(bottom))];
  const columns: number[] = [];
  for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, Math.ceil(right)); x++)
    for (let y = from; y < to; y++)
      if (ink[y * width + x]) {
        columns.push(x);
        break;
      }
  return columns;
}
