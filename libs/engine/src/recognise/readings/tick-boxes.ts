import { boxCentreX, boxHeight, boxWidth, containsCentre, overlap } from '../../model/box';
import { isOfKnownScript } from './known-scripts';
import { LEVEL, levelBox } from '../image/lean';
import type { PixelBox } from '../image/gray-image';
import type { InkMap } from '../marks/find-ink';
import type { Language, ReadLine, ReadWord } from '../tesseract/recogniser';
import { isShaped, lineOf, type PagePrint } from './lone-marks';
import { TICK_BOXES } from './weights';

/**
 * The lines with the boxes that a form has to tick, empty (`☐`) or not (`☒`), which Tesseract reads as letters (`OJ`, `X`, `[J`) or leaves out. Of pages in letters that
 * are drawn like boxes (`口`) there are none.
 */
export function withTickBoxes(print: PagePrint, language: Language): ReadLine[] {
  const { marks, usual, ink } = print;
  if (!isOfKnownScript(language)) return [...print.lines];
  return marks
    .filter((mark) => isShaped(mark, usual, TICK_BOXES) && isFrame(mark, ink))
    .reduce((lines, mark) => withBox(mark, { ...print, lines }), [...print.lines]);
}

/** Whether each side of a mark is a straight line along nearly all of it, and what it encloses is no mere blot. */
function isFrame(mark: PixelBox, map: InkMap): boolean {
  const { left, top, right, bottom } = mark;
  const depth = Math.max(2, Math.round(TICK_BOXES.side * (right - left)));
  const isInked = (x: number, y: number): boolean => map.ink[y * map.width + x] === 1;
  const sides = [
    straightPart(right - left, depth, (along, deep) => isInked(left + along, top + deep)),
    straightPart(right - left, depth, (along, deep) => isInked(left + along, bottom - 1 - deep)),
    straightPart(bottom - top, depth, (along, deep) => isInked(left + deep, top + along)),
    straightPart(bottom - top, depth, (along, deep) => isInked(right - 1 - deep, top + along)),
  ];
  return Math.min(...sides) >= TICK_BOXES.straight && inkWithin(mark, map) <= TICK_BOXES.most;
}

/** Along how much of a side there is ink, no deeper than told. */
function straightPart(length: number, depth: number, isInked: (along: number, deep: number) => boolean): number {
  let inked = 0;
  for (let along = 0; along < length; along++) {
    let deep = 0;
    while (deep < depth && !isInked(along, deep)) deep++;
    if (deep < depth) inked++;
  }
  return inked / length;
}

/** How much of what a frame encloses is ink. */
function inkWithin({ left, top, right, bottom }: PixelBox, { width, ink }: Pick<InkMap, 'width' | 'ink'>): number {
  const inset = Math.max(2, Math.ceil(TICK_BOXES.inset * (right - left)));
  let [inked, all] = [0, 0];
  for (let y = top + inset; y < bottom - inset; y++)
    for (let x = left + inset; x < right - inset; x++, all++) if (ink[y * width + x] === 1) inked++;
  return all === 0 ? 1 : inked / all;
}

function withBox(mark: PixelBox, print: PagePrint): ReadLine[] {
  const { lines, rows, image, ink } = print;
  const word: ReadWord = { ...mark, text: inkWithin(mark, ink) <= TICK_BOXES.empty ? '☐' : '☒', score: TICK_BOXES.score };
  const met = lines.flatMap(({ words }) => words.filter((each) => overlap(each, mark)));
  if (met.length > 1 || met.some((each) => !isReadOf(each, mark))) return [...lines];
  const [read] = met;
  if (read) return lines.map((line) => ({ ...line, words: line.words.map((each) => (each === read ? word : each)) }));
  const level = levelBox(mark, image, image.lean ?? LEVEL);
  const at = lineOf(level, level.bottom, [-TICK_BOXES.offFoot, TICK_BOXES.offFoot], rows);
  return lines.map((line, number) => (number === at ? { ...line, words: [...line.words, word].sort((a, b) => a.left - b.left) } : line));
}

/** Whether a word is what was read of a box: of two signs at most, and hardly wider. */
const isReadOf = (word: ReadWord, mark: PixelBox): boolean =>
  Array.from(word.text).length <= TICK_BOXES.mostSigns &&
  boxWidth(word) <= TICK_BOXES.widestWord * boxWidth(mark) &&
  boxHeight(word) <= TICK_BOXES.widestWord * boxHeight(mark) &&
  (containsCentre(word, mark) || Math.abs(boxCentreX(word) - boxCentreX(mark)) < boxWidth(mark));
