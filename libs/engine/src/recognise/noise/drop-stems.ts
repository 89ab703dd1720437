import { boxCentreX, boxCentreY, type Box } from '../../model/box';
import type { Ruling, Word } from '../../model/page';
import { DROP_STEMS } from './weights';

/** Leaves out what a ruling left of itself where it is broken, or where it touches a word, and what was read as a letter: `236,00 1`, `i Tagliando`, `1S. No.` */
export function dropStems(words: readonly Word[], rulings: readonly Ruling[]): Word[] {
  const upright = rulings.filter(({ orientation }) => orientation === 'vertical');
  return words
    .filter((word) => !isStem(word) || !upright.some((ruling) => isOnLineOf(word, ruling)))
    .map((word) => upright.reduce(withoutStemOf, word));
}

const isStem = ({ text, box }: Word): boolean => /^[1iIl|!jJ'’.:;]$/.test(text) && box.right - box.left <= DROP_STEMS.widestPt;

/** Within a ruling or where it would go on. */
const isOnLineOf = ({ box }: Word, ruling: Ruling): boolean =>
  Math.abs(boxCentreX(box) - ruling.position) <= DROP_STEMS.asidePt && isLevelWith(box, ruling);

function isLevelWith(box: Box, { start, end }: Ruling): boolean {
  const y = boxCentreY(box);
  return y > start - DROP_STEMS.goesOnPt && y < end + DROP_STEMS.goesOnPt;
}

/** The word without the ruling that lies within its box, in the place of its first or its last sign. */
function withoutStemOf(word: Word, ruling: Ruling): Word {
  const { text, box } = word;
  const within = Math.min(ruling.position - box.left, box.right - ruling.position);
  if (within < DROP_STEMS.insidePt || within > DROP_STEMS.stemPt || !isLevelWith(box, ruling)) return word;
  const isFirst = ruling.position < boxCentreX(box);
  if (!(isFirst ? OPENS_WITH_STEM : ENDS_WITH_STEM).test(text)) return word;
  return isFirst
    ? { ...word, text: text.slice(1), box: { ...box, left: ruling.position } }
    : { ...word, text: text.slice(0, -1), box: { ...box, right: ruling.position } };
}

/** A one beside figures may be one of them: `236,001`. */
const OPENS_WITH_STEM = /^(?:[Il|!І](?=[\p{L}\p{N}]{2})|[1Il|!І](?=\p{L}[.\p{L}]))/u;
const ENDS_WITH_STEM = /(?<=[\p{L}\p{N}.,%)]{2})[Il|!І]$|(?<=\p{L}{2})1$/u;
