import { boxCentreX, boxCentreY, boxHeight, boxWidth, contains, overlap } from '../../model/box';
import { median } from '../../model/median';
import { LEVEL, levelBox } from '../image/lean';
import type { PixelBox, SizedImage } from '../image/gray-image';
import { findInk, type InkMap } from '../marks/find-ink';
import { findMarks } from '../marks/find-marks';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { standsOnLine } from './stands-on-line';
import { LONE_DASHES } from './weights';

/** The pieces of ink of a page, those that were read, and its lines. */
export interface PagePrint {
  image: SizedImage;
  ink: InkMap;
  marks: readonly PixelBox[];
  /** The usual height of a line. */
  usual: number;
  lines: readonly ReadLine[];
  /** The lines as if their page did not lean. */
  rows: readonly LevelLine[];
}

/** Ink that stands alone, in pixels of the page and of the page as if it did not lean. */
interface LoneMark {
  mark: PixelBox;
  box: PixelBox;
}

/** What is printed on a page of which something was read. */
export function printOf(image: SizedImage, lines: readonly ReadLine[]): PagePrint | undefined {
  const usual = median(lines.map(({ height }) => height));
  if (usual === undefined) return undefined;
  const ink = findInk(image);
  return { image, ink, marks: findMarks(ink), usual, lines, rows: rowsOf(lines, image) };
}

/** Whether nothing was read where a mark is. */
export const isUnread = (mark: PixelBox, { lines }: PagePrint): boolean =>
  !lines.some(({ words }) => words.some((word) => overlap(word, mark)));

/** How high a mark may be, in heights of the usual line, and how wide, in its own. */
interface MarkShape {
  lowest: number;
  highest: number;
  narrowest: number;
  widest: number;
}

/** Whether a mark has the shape of a letter. */
export const isShaped = (mark: PixelBox, usual: number, { lowest, highest, narrowest, widest }: MarkShape): boolean =>
  boxHeight(mark) >= lowest * usual &&
  boxHeight(mark) <= highest * usual &&
  boxWidth(mark) >= narrowest * boxHeight(mark) &&
  boxWidth(mark) <= widest * boxHeight(mark);

/** Of marks those that are far from other print, of which they may be made themselves, and over or under another text of their column. */
export function aloneInColumn(marks: readonly PixelBox[], { image, ink, marks: all, usual, rows }: PagePrint): LoneMark[] {
  const words = rows.flatMap((row) => row.words);
  const found = marks.map((mark) => ({ mark, box: levelBox(mark, image, image.lean ?? LEVEL) }));
  const alone = found.filter(
    ({ mark }) =>
      !all.some((other) => !contains(mark, other, 0) && !contains(other, mark, 0) && isNear(other, mark, usual)) &&
      // A frame or the ground of a photo goes around it: what counts is where its ink is.
      !isInkBeside(mark, usual, ink),
  );
  return alone.filter((each) =>
    [...words, ...alone.filter((other) => other !== each).map(({ box }) => box)].some((other) => isOverOrUnder(other, each.box, usual)),
  );
}

/** The lines with words in the places of marks, and without what was read there. */
export function withWords(lines: readonly ReadLine[], found: readonly { line: number; word: ReadWord }[]): ReadLine[] {
  return lines.map((line, at) => {
    const kept = line.words.filter((word) => !found.some((each) => overlap(each.word, word)));
    const more = found.filter((each) => each.line === at).map(({ word }) => word);
    if (more.length === 0) return kept.length === line.words.length ? line : { ...line, words: kept };
    return { ...line, words: [...kept, ...more].sort((a, b) => a.left - b.left) };
  });
}

function isInkBeside({ left, top, right, bottom }: PixelBox, usual: number, { width, height, ink }: InkMap): boolean {
  const [aside, level] = [LONE_DASHES.apart * usual, LONE_DASHES.level * usual].map(Math.floor) as [number, number];
  let inked = 0;
  for (let y = Math.max(0, top - level); y < Math.min(height, bottom + level); y++)
    for (let x = Math.max(0, left - aside); x < Math.min(width, right + aside); x++)
      if (ink[y * width + x] === 1 && (x < left || x >= right || y < top || y >= bottom)) inked++;
  return inked > LONE_DASHES.specks * usual * usual;
}

const isNear = (other: PixelBox, mark: PixelBox, height: number): boolean =>
  other.left < mark.right + LONE_DASHES.apart * height &&
  other.right > mark.left - LONE_DASHES.apart * height &&
  other.top < mark.bottom + LONE_DASHES.level * height &&
  other.bottom > mark.top - LONE_DASHES.level * height &&
  boxHeight(other) >= LONE_DASHES.smallestPrint * height;

/** Whether the middle of a box is over or under another not far from it, in the same column. */
const isOverOrUnder = (other: PixelBox, box: PixelBox, height: number): boolean =>
  boxCentreX(box) > other.left - 1 &&
  boxCentreX(box) < other.right + 1 &&
  Math.abs(boxCentreY(box) - boxCentreY(other)) > height / 2 &&
  Math.abs(boxCentreY(box) - boxCentreY(other)) < LONE_DASHES.linesAway * height;

/** A line as if its page did not lean. */
interface LevelLine {
  words: PixelBox[];
  height: number;
}

/** Lines as if their page did not lean. */
export const rowsOf = (lines: readonly ReadLine[], image: SizedImage): LevelLine[] => lines.map((line) => levelled(line, image));

const levelled = ({ words, height }: ReadLine, image: SizedImage): LevelLine => ({
  words: words.filter(({ text }) => standsOnLine(text)).map((word) => levelBox(word, image, image.lean ?? LEVEL)),
  height,
});

/** The number of the line that a box is in by how far above the foot of the nearest word something of it is, in heights; of several on one level the one with the nearest word; -1 for none. */
export function lineOf(box: PixelBox, edge: number, [lowest, highest]: readonly [number, number], rows: readonly LevelLine[]): number {
  const isOn = (line: LevelLine): boolean => {
    if (line.words.length < LONE_DASHES.fewestBeside) return false;
    const rise = (nearestTo(box, line).bottom - edge) / line.height;
    return rise > lowest && rise < highest;
  };
  const [nearest] = rows.filter(isOn).sort((a, b) => away(nearestTo(box, a), box) - away(nearestTo(box, b), box));
  return nearest ? rows.indexOf(nearest) : -1;
}

const nearestTo = (box: PixelBox, { words }: LevelLine): PixelBox =>
  words.reduce((best, word) => (away(word, box) < away(best, box) ? word : best));

const away = (word: PixelBox, box: PixelBox): number => Math.abs(boxCentreX(word) - boxCentreX(box));
