import { boxHeight, unionBox } from '../../model/box';
import { median } from '../../model/median';
import { findInk } from '../marks/find-ink';
import { inRows } from '../marks/in-rows';
import { findMarks, letterHeight } from '../marks/find-marks';
import type { PixelBox, SizedImage } from '../image/gray-image';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { FIND_UNREAD_LINES } from './weights';

/** Lines of print, as boxes in pixels, that a reading of the page missed. */
interface MissedLines {
  /** Nothing was read in them. */
  unread: PixelBox[];
  /** What was read in them is of more than one line, or of a part of one; the rest may be among the unread. */
  torn: PixelBox[];
  /** Those of them that are set larger than the text. */
  tornTitles: PixelBox[];
}

/**
 * Lines of print that Tesseract's division of a page into lines loses, or tears. It loses some that stand apart or are printed larger than the rest: 20 of
 * them on 60 receipts, six with the total or the name of the shop. It tears those beside which others stand half a line higher, as in the head of a form.
 */
export function findMissedLines(image: SizedImage, lines: readonly ReadLine[]): MissedLines {
  const marks = findMarks(findInk(image));
  const usual = letterHeight(marks);
  if (usual === undefined) return { unread: [], torn: [], tornTitles: [] };
  const words = lines.flatMap((line) => line.words);
  const letters = marks.filter((mark) => isLetter(mark, usual));
  const uncovered = letters.filter((mark) => !words.some((word) => covers(word, mark)));
  const torn = letters.length > FIND_UNREAD_LINES.mostLetters ? [] : rowsOf(letters).filter((row) => isTorn(row, words));
  const unread = uncovered.length > FIND_UNREAD_LINES.mostLetters ? [] : rowsOf(uncovered);
  const isTitle = (row: readonly PixelBox[]): boolean => median(row.map(boxHeight))! >= FIND_UNREAD_LINES.title * usual;
  return { unread: unread.map(unionBox), torn: torn.map(unionBox), tornTitles: torn.filter(isTitle).map(unionBox) };
}

/** Whether of a line's letters, beside which words were read, too many are in none of one line's height. */
function isTorn(row: readonly PixelBox[], words: readonly ReadWord[]): boolean {
  const box = unionBox(row);
  const beside = words.filter((word) => covers(word, box));
  const ofOneLine = beside.filter((word) => boxHeight(word) < FIND_UNREAD_LINES.tallestWord * boxHeight(box));
  const isRead = (mark: PixelBox): boolean =>
    ofOneLine.some(
      (word) => word.left < mark.right && word.right > mark.left && sharedHeight(word, mark) > FIND_UNREAD_LINES.readPart * boxHeight(mark),
    );
  return beside.length > 0 && row.filter((mark) => !isRead(mark)).length > FIND_UNREAD_LINES.mostTorn * row.length;
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

const rowsOf = (letters: readonly PixelBox[]): PixelBox[][] =>
  inRows(letters, continues).filter((row) => row.length >= FIND_UNREAD_LINES.fewestLetters);

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
