import type { GrayImage } from '../image/gray-image';
import { isReachKnown } from '../letters/letter-reach';
import { findInk, type InkMap } from '../marks/find-ink';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { TIGHTEN_BOXES } from './weights';

/**
 * Words with boxes as high as their ink, where they were given the height that a line might have, or pieces of two lines; a letter that was given
 * one of its strokes is as wide again. Marks without any ink, which the recogniser says between columns, are left out.
 */
export function tightenBoxes(image: GrayImage, lines: readonly ReadLine[]): ReadLine[] {
  const ink = findInk(image);
  const tight = lines.map((line) => ({
    ...line,
    words: line.words.map((_, at) => widened(line, at, ink)).flatMap((word) => tightened(word, ink)),
  }));
  return tight.filter(({ words }) => words.length > 0);
}

/** A word that is far too narrow for its letters, as wide as the ink nearest to it, up to the words beside it. */
function widened({ words, height }: ReadLine, at: number, ink: InkMap): ReadWord {
  const word = words[at]!;
  if (!BROAD.test(word.text) || word.right - word.left > TIGHTEN_BOXES.narrow * height) return word;
  const least = Math.ceil(Math.max(words[at - 1]?.right ?? 0, word.left - height));
  const most = Math.floor(Math.min(words[at + 1]?.left ?? ink.width, word.right + height));
  const isInked = (x: number): boolean => {
    for (let y = Math.max(0, Math.floor(word.top)); y < Math.min(ink.height, word.bottom); y++)
      if (ink.ink[y * ink.width + x] === 1) return true;
    return false;
  };
  const middle = Math.round((word.left + word.right) / 2);
  const inked = Array.from({ length: Math.max(0, most - least) }, (_, offset) => least + offset).filter(isInked);
  const nearest = inked.reduce((best, x) => (Math.abs(x - middle) < Math.abs(best - middle) ? x : best), inked[0] ?? middle);
  let [left, right] = [nearest, nearest + 1];
  while (left > least && isInked(left - 1)) left--;
  while (right < most && isInked(right)) right++;
  if (right - left <= word.right - word.left) return word;
  return { ...word, left, right };
}

/** One letter or figure that is no stroke. */
const BROAD = /^[^\P{L}IJfijlrt|]$|^[02-9]$/u;

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
