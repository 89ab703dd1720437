import type { GrayImage } from '../image/gray-image';
import { findInk, type InkMap } from '../marks/find-ink';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { TIGHTEN_BOXES } from './weights';

/** Words with boxes as high as their ink: those that open a line are often given the height that the line might have. */
export function tightenBoxes(image: GrayImage, lines: readonly ReadLine[]): ReadLine[] {
  const ink = findInk(image);
  return lines.map((line) => ({ ...line, words: line.words.map((word) => tightened(word, ink)) }));
}

function tightened(word: ReadWord, ink: InkMap): ReadWord {
  const left = Math.max(0, Math.floor(word.left));
  const right = Math.min(ink.width, Math.ceil(word.right));
  let top = Math.max(0, Math.floor(word.top));
  let bottom = Math.min(ink.height, Math.ceil(word.bottom));
  while (top < bottom && isBlank(ink, left, right, top)) top++;
  while (bottom > top && isBlank(ink, left, right, bottom - 1)) bottom--;
  return bottom - top < TIGHTEN_BOXES.fewestRows ? word : { ...word, top, bottom };
}

/** A row with hardly any ink: a speck is none. */
function isBlank({ width, ink }: InkMap, left: number, right: number, y: number): boolean {
  let count = 0;
  for (let at = y * width + left; at < y * width + right; at++) count += ink[at]!;
  return count <= TIGHTEN_BOXES.speckPx;
}
