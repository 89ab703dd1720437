import { boxCentreY } from '../../model/box';
import type { Word } from '../../model/page';
import type { DraftCell, DraftTable } from './draft-table';
import { FORM_GRIDS } from './weights';

/** Whether a grid is the boxes of a form, each with a small label over what is filled in (or over nothing yet), and no table: its boxes have no labels in common. */
export function isFormGrid({ cells, method }: DraftTable): boolean {
  if (method !== 'lattice') return false;
  const filled = cells.filter(({ words }) => words.length > 0);
  const captioned = filled.filter(hasCaption);
  return captioned.length >= FORM_GRIDS.fewest && captioned.length >= FORM_GRIDS.share * filled.length;
}

/** Whether the first line of a cell is set smaller than what stands under it. */
function hasCaption({ words }: DraftCell): boolean {
  const top = words.reduce((first, word) => (word.box.top < first.box.top ? word : first), words[0]!);
  const isOnFirstLine = (word: Word): boolean => boxCentreY(word.box) < top.box.bottom;
  const [caption, rest] = [words.filter(isOnFirstLine), words.filter((word) => !isOnFirstLine(word))];
  const largest = Math.max(...caption.map(({ fontSize }) => fontSize));
  return rest.length > 0 && largest <= FORM_GRIDS.smaller * Math.min(...rest.map(({ fontSize }) => fontSize)) && isTellable(caption);
}

/** Whether a label can be the key of a field: of some words in Latin letters. Of other grids nothing is told but as a table. */
const isTellable = (caption: readonly Word[]): boolean =>
  caption.length <= FORM_GRIDS.mostLabelWords &&
  caption.some(({ text }) => /\p{Script=Latin}{2}/u.test(text)) &&
  !caption.some(({ text }) => OTHER_LETTER.test(text));

const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
