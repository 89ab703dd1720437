import { unionBox } from '../../model/box';
import { findInk } from '../marks/find-ink';
import { findMarks, letterHeight } from '../marks/find-marks';
import type { PixelBox, SizedImage } from '../image/gray-image';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';

/**
 * Boxes, in pixels, of lines of print in which nothing was read. Tesseract's division of a page into lines loses some that stand apart or are
 * printed larger than the rest: 20 of them on 60 receipts, six with the total or the name of the shop.
 */
export function findUnreadLines(image: SizedImage, lines: readonly ReadLine[]): PixelBox[] {
  const marks = findMarks(findInk(image));
  const usual = letterHeight(marks);
  if (usual === undefined) return [];
  const words = lines.flatMap((line) => line.words);
  const letters = marks.filter((mark) => isLetter(mark, usual) && !words.some((word) => covers(word, mark)));
  return letters.length > MOST_LETTERS ? [] : rowsOf(letters).map(unionBox);
}

/** Heights of letters, in usual ones: small print to a shop's name. Estimates. */
const SMALLEST_LETTER = 0.6;
const LARGEST_LETTER = 4;
/** Widths of letters, in their heights: an `I` to an `M` that touches its neighbour. */
const NARROWEST_LETTER = 0.1;
const WIDEST_LETTER = 2.5;
/** More unread marks than this are a picture or grain. */
const MOST_LETTERS = 3000;

function isLetter({ left, top, right, bottom }: PixelBox, usual: number): boolean {
  const height = bottom - top;
  const ratio = (right - left) / height;
  return height >= usual * SMALLEST_LETTER && height <= usual * LARGEST_LETTER && ratio > NARROWEST_LETTER && ratio < WIDEST_LETTER;
}

/** A word covers a mark that it shares this part of the height with. */
const COVERED_PART = 0.3;

function covers(word: ReadWord, mark: PixelBox): boolean {
  return word.left < mark.right && word.right > mark.left && sharedHeight(word, mark) > (mark.bottom - mark.top) * COVERED_PART;
}

/** Fewer letters in a row are chance. */
const FEWEST_LETTERS = 4;
/** Neighbours share this part of the lower one's height, */
const LEVEL_PART = 0.6;
/** are at most so many heights apart, */
const LARGEST_GAP = 2.5;
/** and the higher one is at most so many times as high. */
const LARGEST_RISE = 1.8;

function rowsOf(letters: readonly PixelBox[]): PixelBox[][] {
  const rows: PixelBox[][] = [];
  for (const letter of [...letters].sort((a, b) => a.left - b.left)) {
    const row = rows.find((each) => continues(each.at(-1)!, letter));
    if (row) row.push(letter);
    else rows.push([letter]);
  }
  return rows.filter((row) => row.length >= FEWEST_LETTERS);
}

function continues(last: PixelBox, next: PixelBox): boolean {
  const [lower, higher] = [last.bottom - last.top, next.bottom - next.top].sort((a, b) => a - b) as [number, number];
  return sharedHeight(last, next) > lower * LEVEL_PART && next.left - last.right < higher * LARGEST_GAP && higher < lower * LARGEST_RISE;
}

function sharedHeight(a: PixelBox, b: PixelBox): number {
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
}
