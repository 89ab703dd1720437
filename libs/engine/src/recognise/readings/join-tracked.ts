import { median } from '../../model/median';
import { crop, type GrayImage, type PixelBox } from '../image/gray-image';
import { findInk } from '../marks/find-ink';
import { findMarks } from '../marks/find-marks';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { joinedWords } from '../letters/joined-words';
import { JOIN_TRACKED } from './weights';

/**
 * Joins words of capitals that the recogniser took apart where letters stand apart (tracking, `letter-spacing`; `STATE M ENT`): between them is no more than
 * between the letters of either.
 */
export const joinTracked = (image: GrayImage, lines: readonly ReadLine[]): ReadLine[] =>
  lines.map((line) => {
    const runs = line.words.reduce<ReadWord[][]>((found, word) => addTo(found, word, line.height), []);
    return { ...line, words: runs.flatMap((run) => joinedRun(run, image, line.height)) };
  });

/** Adds a word of capitals to the run that it goes on from, or begins one with it. */
function addTo(runs: ReadWord[][], word: ReadWord, height: number): ReadWord[][] {
  const run = runs.at(-1);
  const last = run?.at(-1);
  if (!last || !CAPITALS.test(word.text) || !CAPITALS.test(last.text) || word.left - last.right > height * JOIN_TRACKED.widestGap)
    return [...runs, [word]];
  run!.push(word);
  return runs;
}

const CAPITALS = /^\p{Lu}+$/u;

function joinedRun(run: readonly ReadWord[], image: GrayImage, height: number): ReadWord[] {
  if (run.length < 2) return [...run];
  const within = run.flatMap((word) => gapsWithin(word, image));
  const tracking = within.length >= JOIN_TRACKED.fewestGaps ? median(within)! : 0;
  if (tracking < height * JOIN_TRACKED.least) return [...run];
  return run.reduce<ReadWord[]>((words, word) => {
    const last = words.at(-1);
    const isOne = last !== undefined && word.left - last.right <= tracking * JOIN_TRACKED.widestOfTracking;
    return isOne ? [...words.slice(0, -1), joinedWords(last, word)] : [...words, word];
  }, []);
}

/** Columns without ink between the letters of a word. */
function gapsWithin({ left, top, right, bottom }: PixelBox, image: GrayImage): number[] {
  const box = { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) };
  const marks = findMarks(findInk(crop(image, box))).sort((a, b) => a.left - b.left);
  const gaps: number[] = [];
  let reached = marks[0]?.right ?? 0;
  for (const mark of marks) {
    if (mark.left > reached) gaps.push(mark.left - reached);
    reached = Math.max(reached, mark.right);
  }
  return gaps;
}
