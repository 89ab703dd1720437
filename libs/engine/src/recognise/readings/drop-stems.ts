import { boxCentreX, boxCentreY } from '../../model/box';
import type { Ruling, Word } from '../../model/page';
import { DROP_STEMS } from './weights';

/** Leaves out what a ruling left of itself where it is broken and what was read as a letter: `236,00 1`, `i Tagliando`. */
export function dropStems(words: readonly Word[], rulings: readonly Ruling[]): Word[] {
  const upright = rulings.filter(({ orientation }) => orientation === 'vertical');
  return words.filter((word) => !isStem(word) || !upright.some((ruling) => isOnLineOf(word, ruling)));
}

const isStem = ({ text, box }: Word): boolean => /^[1iIl|!jJ'’.:;]$/.test(text) && box.right - box.left <= DROP_STEMS.widestPt;

/** Within a ruling or where it would go on. */
function isOnLineOf({ box }: Word, { position, start, end }: Ruling): boolean {
  const y = boxCentreY(box);
  return Math.abs(boxCentreX(box) - position) <= DROP_STEMS.asidePt && y > start - DROP_STEMS.goesOnPt && y < end + DROP_STEMS.goesOnPt;
}
