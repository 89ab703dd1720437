import { boxAround } from '../../model/box';
import type { Word } from '../../model/page';
import { isWide } from './scripts';
import { JOIN_SPACED } from './weights';

/** Labels whose ideographs are set apart to fill their place (`廠 商 名 稱`) are one word. */
export function joinSpaced(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let from = 0, to = 1; from < words.length; from = to++) {
    while (to < words.length && goesOn(words, from, to)) to++;
    const run = words.slice(from, to);
    if (run.length < JOIN_SPACED.fewest) joined.push(...run);
    else joined.push({ ...run[0]!, text: run.map(({ text }) => text).join(''), box: boxAround(run) });
  }
  return joined;
}

/** Whether a word is one more ideograph as far from the last one as all of the run are. */
function goesOn(words: readonly Word[], from: number, to: number): boolean {
  const [last, next] = [words[to - 1]!, words[to]!];
  if (!isLoneIdeograph(last) || !isLoneIdeograph(next) || next.fontSize !== last.fontSize || next.box.bottom !== last.box.bottom)
    return false;
  const gap = gapBetween(last, next);
  if (gap <= 0 || gap > JOIN_SPACED.widestEm * last.fontSize) return false;
  return to - from < 2 || Math.abs(gap - gapBetween(words[from]!, words[from + 1]!)) <= JOIN_SPACED.evenEm * last.fontSize;
}

const gapBetween = (left: Word, right: Word): number => right.box.left - left.box.right;

const isLoneIdeograph = ({ text, rotation }: Word): boolean =>
  text.length === 1 && rotation === undefined && isWide(text) && /\p{L}/u.test(text);
