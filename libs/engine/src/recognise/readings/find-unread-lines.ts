import { unionBox } from '../../model/box';
import { findInk } from '../marks/find-ink';
import { findMarks, letterHeight } from '../marks/find-marks';
import type { PixelBox, SizedImage } from '../image/gray-image';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { FIND_UNREAD_LINES } from './weights';

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
  return letters.length > FIND_UNREAD_LINES.mostLetters ? [] : rowsOf(letters).map(unionBox);
}

function isLetter({ left, top, right, bottom }: PixelBox, usual: number): boolean {
  const height = bottom - top;
  const ratio = (right - left) / height;
  return (
    height >= usual * FIND_UNREAD_LINES.smallestLetter &&
    height <= usual * FIND_UNREAD_LINES.largestLetter &&
    ratio > FIND_UNREAD_LINES.narrowestLetter &&
    ratio < FIND_UNREAD_LINES.widestLetter
  );
}

function covers(word: ReadWord, mark: PixelBox): boolean {
  return (
    word.left < mark.right && word.right > mark.left && sharedHeight(word, mark) > (mark.bottom - mark.top) * FIND_UNREAD_LINES.coveredPart
  );
}

function rowsOf(letters: readonly PixelBox[]): PixelBox[][] {
  const rows: PixelBox[][] = [];
  for (const letter of [...letters].sort((a, b) => a.left - b.left)) {
    const row = rows.find((each) => continues(each.at(-1)!, letter));
    if (row) row.push(letter);
    else rows.push([letter]);
  }
  return rows.filter((row) => row.length >= FIND_UNREAD_LINES.fewestLetters);
}

function continues(last: PixelBox, next: PixelBox): boolean {
  const [lower, higher] = [last.bottom - last.top, next.bottom - next.top].sort((a, b) => a - b) as [number, number];
  return (
    sharedHeight(last, next) > lower * FIND_UNREAD_LINES.levelPart &&
    next.left - last.right < higher * FIND_UNREAD_LINES.largestGap &&
    higher < lower * FIND_UNREAD_LINES.largestRise
  );
}

function sharedHeight(a: PixelBox, b: PixelBox): number {
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
}
