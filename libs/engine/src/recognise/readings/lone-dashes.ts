import { boxCentreX, boxCentreY, boxHeight, boxWidth, overlap } from '../../model/box';
import { median } from '../../model/median';
import { LEVEL, levelBox } from '../image/lean';
import type { PixelBox, SizedImage } from '../image/gray-image';
import { findInk, type InkMap } from '../marks/find-ink';
import { findMarks } from '../marks/find-marks';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { standsOnLine } from './stands-on-line';
import { LONE_DASHES } from './weights';

/**
 * The lines with the dashes that stand alone in a cell, which Tesseract leaves out where its columns stand far apart: flat, halfway up the letters of
 * a line, far from other print, and over or under another text. On a page with many such marks they are grain.
 */
export function withLoneDashes(image: SizedImage, lines: readonly ReadLine[]): ReadLine[] {
  const usual = median(lines.map(({ height }) => height));
  if (usual === undefined) return [...lines];
  const ink = findInk(image);
  const marks = findMarks(ink);
  const read = lines.flatMap((line) => line.words);
  const flat = marks.filter((mark) => isFlat(mark, usual) && isFilled(mark, ink) && !read.some((word) => overlap(word, mark)));
  if (flat.length > LONE_DASHES.most) return [...lines];
  const rows = lines.map((line) => levelled(line, image));
  const words = rows.flatMap((row) => row.words);
  const found = flat.map((mark) => ({ mark, box: levelBox(mark, image, image.lean ?? LEVEL) }));
  const alone = found.filter(({ mark }) => !marks.some((other) => other !== mark && isNear(other, mark, usual)));
  const inColumn = alone.filter((each) =>
    [...words, ...alone.filter((other) => other !== each).map(({ box }) => box)].some((other) => isOverOrUnder(other, each.box, usual)),
  );
  return lines.map((line, at) => {
    const dashes = inColumn.filter(({ box }) => lineOf(box, rows) === rows[at]).map(({ mark }) => asWord(mark, line));
    return dashes.length === 0 ? line : { ...line, words: [...line.words, ...dashes].sort((a, b) => a.left - b.left) };
  });
}

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

const levelled = ({ words, height }: ReadLine, image: SizedImage): LevelLine => ({
  words: words.filter(({ text }) => standsOnLine(text)).map((word) => levelBox(word, image, image.lean ?? LEVEL)),
  height,
});

/** The line that the box is as far above the foot of as a dash is; of several on one level the one with the nearest word. */
function lineOf(box: PixelBox, lines: readonly LevelLine[]): LevelLine | undefined {
  const [nearest] = lines.filter((line) => isOn(line, box)).sort((a, b) => away(nearestTo(box, a), box) - away(nearestTo(box, b), box));
  return nearest;
}

function isOn(line: LevelLine, box: PixelBox): boolean {
  if (line.words.length < LONE_DASHES.fewestBeside) return false;
  const rise = (nearestTo(box, line).bottom - boxCentreY(box)) / line.height;
  return rise > LONE_DASHES.lowest && rise < LONE_DASHES.highest;
}

const nearestTo = (box: PixelBox, { words }: LevelLine): PixelBox =>
  words.reduce((best, word) => (away(word, box) < away(best, box) ? word : best));

const away = (word: PixelBox, box: PixelBox): number => Math.abs(boxCentreX(word) - boxCentreX(box));

/** How long it is tells which dash it is, by the numbers of tell-dashes.ts. */
const asWord = ({ left, top, right, bottom }: PixelBox, { height }: ReadLine): ReadWord => ({
  ...{ left, top, right, bottom, score: LONE_DASHES.score },
  text: right - left > height / 2 ? '—' : '-',
});
