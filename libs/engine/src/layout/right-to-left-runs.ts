import { RIGHT_TO_LEFT_LETTER } from '../lexicon/right-to-left-letters';
import { boxAround, type Box } from '../model/box';
import type { Page, Word } from '../model/page';
import { GAP_EM } from './gaps';
import { groupLines } from './text-lines';

/**
 * A page that is read from the left, with what it prints in Hebrew or Arabic in the order in which that is read, as bilingual papers have it: words of such
 * letters that follow one another change places, with the figures among them and behind the last (UAX #9, L2: `4417 رقم فاتورة` is فاتورة رقم 4417).
 */
export function withRunsAsRead(page: Page): Page {
  if (!page.words.some(isOwn)) return page;
  const boxes = new Map<Word, Box>();
  for (const { words } of groupLines(page.words))
    for (const run of runsOf(words)) {
      const { left, right } = boxAround(run);
      for (const word of run) boxes.set(word, { ...word.box, left: left + right - word.box.right, right: left + right - word.box.left });
    }
  if (boxes.size === 0) return page;
  return { ...page, words: page.words.map((word) => (boxes.has(word) ? { ...word, box: boxes.get(word)! } : word)) };
}

/** Words that are read from the right, from the one that is drawn leftmost to the one that is read first. A figure behind Latin words goes with those. */
function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  let latin: Word | undefined;
  const close = (): void => {
    const begin = latin && run[0] && standsNear(latin, run[0]) ? run.findIndex(isOwn) : 0;
    const own = run.slice(begin, run.findLastIndex(isOwn) + 1);
    if (begin >= 0 && own.length > 1) runs.push(own);
    run = [];
    latin = undefined;
  };
  for (const word of words) {
    const last = run.at(-1);
    if (hasLatin(word) || (last && !standsNear(last, word))) close();
    if (hasLatin(word)) latin = word;
    else run.push(word);
  }
  close();
  return runs;
}

const isOwn = ({ text }: Word): boolean => hasOwnLetter(text);
const hasLatin = (word: Word): boolean => !isOwn(word) && /\p{Script=Latin}/u.test(word.text);

/** Whether a text has a letter that is read from the right. */
export const hasOwnLetter = (text: string): boolean => RIGHT_TO_LEFT_LETTER.test(text);

/** Whether a word follows another in one text. */
export const standsNear = (word: Word, next: Word): boolean =>
  next.box.left - word.box.right < GAP_EM.words.label * Math.min(word.fontSize, next.fontSize);
