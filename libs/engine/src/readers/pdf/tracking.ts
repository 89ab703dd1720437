import type { Character } from './character';
import { isClustered, isRightToLeft, isWide } from './scripts';
import { TRACKING } from './weights';

/**
 * Mends the blanks of words whose letters are set apart (tracking, `letter-spacing`): PDFium supposes some between their letters. `isDrawnBefore` tells
 * of a character whether the content itself has the blank before it. Notes in their style how far apart they stand.
 */
export function mendTracking(characters: Character[], isDrawnBefore: (at: number) => boolean): void {
  for (let from = 0, to = 1; from < characters.length; from = to++) {
    while (to < characters.length && isBeside(characters[to - 1]!, characters[to]!)) to++;
    mendStretch(characters, from, to, isDrawnBefore);
  }
}

/** Of one print and one line, to the right. */
function isBeside({ box, style }: Character, next: Character): boolean {
  const isAlike =
    next.style === style || (next.style.fontSize === style.fontSize && next.style.bold === style.bold && next.style.rotation === 0);
  if (!isAlike || style.rotation !== 0 || next.box.bottom !== box.bottom || next.box.left < box.left) return false;
  return next.box.left - box.right < TRACKING.widestEm * style.fontSize;
}

function mendStretch(characters: Character[], from: number, to: number, isDrawnBefore: (at: number) => boolean): void {
  if (to - from <= TRACKING.fewestGaps) return;
  const { fontSize } = characters[from]!.style;
  const gaps = Array.from(
    { length: to - from - 1 },
    (_, at) => (characters[from + at + 1]!.box.left - characters[from + at]!.box.right) / fontSize,
  );
  const tracking = [...gaps].sort((a, b) => a - b)[gaps.length >> 2]!;
  if (tracking < TRACKING.leastEm || tracking > TRACKING.mostEm || !isOfLetters(characters.slice(from, to))) return;
  for (let at = from; at < to; at++) {
    const character = characters[at]!;
    character.style.tracking = tracking;
    const isClose = at > from && gaps[at - from - 1]! < tracking + TRACKING.blankEm;
    if (character.afterBlank && isClose && !isDrawnBefore(at)) characters[at] = { ...character, afterBlank: false };
  }
}

function isOfLetters(characters: readonly Character[]): boolean {
  const letters = characters.filter(({ text }) => /\p{L}/u.test(text) && !isClustered(text) && !isRightToLeft(text) && !isWide(text));
  return letters.length >= TRACKING.lettersShare * characters.length;
}
