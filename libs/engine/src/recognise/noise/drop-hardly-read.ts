import { boxHeight, overlapY } from '../../model/box';
import type { Word } from '../../model/page';
import { DROP_HARDLY_READ } from './weights';

/**
 * Leaves out a letter beside a word that was surely read, or two beside a sure figure, of which the second reader says that hardly anything was: a piece of a
 * ruling, a logo or a speck (`R.br. o`, `Oo 50.240,00`). Alone in its cell it stays, for something may be printed there.
 */
export const dropHardlyRead = (words: readonly Word[]): Word[] =>
  words.filter((word) => !isHardlyRead(word) || !words.some((other) => tellsOf(word, other) && isBeside(word, other)));

/** Figures are kept: one that was misread still says that there is one. */
function isHardlyRead({ text, readScore }: Word): boolean {
  const most = text.length === 1 ? DROP_HARDLY_READ.oneSign : DROP_HARDLY_READ.twoSigns;
  return text.length <= 2 && readScore < most && /\p{L}/u.test(text) && !/\p{N}/u.test(text);
}

/** `Ul` before `wielkopolski` is a word, however badly read; before a figure two letters are none. */
const tellsOf = ({ text }: Word, other: Word): boolean =>
  other.readScore >= DROP_HARDLY_READ.surely && (text.length === 1 || /^\p{N}/u.test(other.text));

function isBeside({ box }: Word, { box: other }: Word): boolean {
  const gap = Math.max(other.left - box.right, box.left - other.right);
  return gap < DROP_HARDLY_READ.blank * boxHeight(box) && overlapY(box, other) > boxHeight(box) / 2;
}
