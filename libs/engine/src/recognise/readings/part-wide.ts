import type { GrayImage } from '../image/gray-image';
import { findInk, type InkMap } from '../marks/find-ink';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { PART_WIDE } from './weights';

/** Words with a blank in their ink as wide as one between columns, as two: figures of neighbouring cells are read as one (`12.12` for `12` and `12`). */
export function partWide(image: GrayImage, lines: readonly ReadLine[]): ReadLine[] {
  const ink = findInk(image);
  return lines.map((line) => ({ ...line, words: line.words.flatMap((word) => parted(word, line.height * PART_WIDE.widestBlank, ink)) }));
}

function parted(word: ReadWord, widest: number, ink: InkMap): ReadWord[] {
  const signs = Array.from(word.text);
  if (signs.length < 2 || word.right - word.left < widest) return [word];
  const columns = inkedColumns(word, ink);
  const at = columns.findIndex((column, index) => index > 0 && column - columns[index - 1]! > widest);
  if (at < 0) return [word];
  // As many signs as there is ink on either side; a mark that nobody printed may stand for the blank.
  const cut = Math.min(signs.length - 1, Math.max(1, Math.round((signs.length * at) / columns.length)));
  const mark = [cut, cut - 1].find((place) => place > 0 && place < signs.length - 1 && MARK.test(signs[place]!));
  const [left, right] = [signs.slice(0, mark ?? cut).join(''), signs.slice(mark === undefined ? cut : mark + 1).join('')];
  const part = { ...word, rival: undefined, letterScores: undefined };
  return [
    { ...part, text: left, right: columns[at - 1]! + 1 },
    { ...part, text: right, left: columns[at]! },
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
