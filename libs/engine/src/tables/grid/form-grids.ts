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
  return rest.length > 0 && largest <= FORM_GRIDS.smaller * Math.min(...rest.map(({ fontSize }) => fontSize)) && caption.some(isWord);
}

const isWord = ({ text }: Word): boolean => /\p{L}{2}/u.test(text);
