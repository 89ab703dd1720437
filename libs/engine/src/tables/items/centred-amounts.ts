import { boxCentreY, boxHeight } from '../../model/box';
import type { TextLine } from '../../model/page';
import { isFigure } from '../grid/numeric-text';
import { toLine } from '../../layout/text-lines';
import { CENTRED_AMOUNTS } from './weights';

/** Joins the amounts of an item to the line of its text beside which they are centred, so that a wrapped item opens with both. */
export function joinCentredLines(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const above = joined[joined.length - 1];
    if (above && isBeside(above, line)) joined[joined.length - 1] = toLine([...above.words, ...line.words], above.index);
    else joined.push(line);
  }
  return joined;
}

/** Whether one line holds amounts, the other only text, half a line off and where the first has nothing. */
function isBeside(above: TextLine, line: TextLine): boolean {
  const offset = boxCentreY(line.box) - boxCentreY(above.box);
  if (offset > CENTRED_AMOUNTS.besideShare * Math.min(boxHeight(above.box), boxHeight(line.box))) return false;
  if (holdsAmounts(above) === holdsAmounts(line)) return false;
  return !above.words.some(({ box }) => line.words.some((other) => other.box.left < box.right && other.box.right > box.left));
}

const holdsAmounts = ({ words }: TextLine): boolean => words.filter(({ text }) => isFigure(text)).length >= 2;
