import type { GrayImage } from '../image/gray-image';
import { isReachKnown } from '../letters/letter-reach';
import { findInk, type InkMap } from '../marks/find-ink';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { TIGHTEN_BOXES } from './weights';

/**
 * Words with boxes as high as their ink: those that open a line are often given the height that the line might have, and a line that was read
 * from two holds pieces of both. Marks without any ink are left out: where columns stand far apart the recogniser says dashes that nobody printed.
 */
export function tightenBoxes(image: GrayImage, lines: readonly ReadLine[]): ReadLine[] {
  const ink = findInk(image);
  const tight = lines.map((line) => ({ ...line, words: line.words.flatMap((word) => tightened(word, ink)) }));
  return tight.filter(({ words }) => words.length > 0);
}

/** Rows in a row that have ink; the bottom is just outside. */
interface Run {
  top: number;
  bottom: number;
}

function tightened(word: ReadWord, ink: InkMap): ReadWord[] {
  const runs = inkedRuns(word, ink);
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return /[\p{L}\p{N}]/u.test(word.text) ? [word] : [];
  const kept = isReachKnown(word.text) ? highest(runs) : { top: first.top, bottom: last.bottom };
  return [kept.bottom - kept.top < TIGHTEN_BOXES.fewestRows ? word : { ...word, ...kept }];
}

function inkedRuns(word: ReadWord, ink: InkMap): Run[] {
  const left = Math.max(0, Math.floor(word.left));
  const right = Math.min(ink.width, Math.ceil(word.right));
  const runs: Run[] = [];
  for (let y = Math.max(0, Math.floor(word.top)); y < Math.min(ink.height, Math.ceil(word.bottom)); y++) {
    if (isBlank(ink, left, right, y)) continue;
    const last = runs.at(-1);
    if (last?.bottom === y) last.bottom++;
    else runs.push({ top: y, bottom: y + 1 });
  }
  return runs;
}

/** The highest run, with what is close to it: dots and accents. */
function highest(runs: readonly Run[]): Run {
  const main = runs.reduce((best, run) => (run.bottom - run.top > best.bottom - best.top ? run : best));
  const near = (main.bottom - main.top) * TIGHTEN_BOXES.widestGap;
  let { top, bottom } = main;
  for (const run of runs.slice(0, runs.indexOf(main)).reverse()) if (top - run.bottom <= near) top = run.top;
  for (const run of runs.slice(runs.indexOf(main) + 1)) if (run.top - bottom <= near) bottom = run.bottom;
  return { top, bottom };
}

function isBlank({ width, ink }: InkMap, left: number, right: number, y: number): boolean {
  return !ink.subarray(y * width + left, y * width + right).includes(1);
}
