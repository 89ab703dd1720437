import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { overlapX } from '../../model/box';
import type { Word } from '../../model/page';
import { CAPTIONED_PAIRS } from './weights';

/** Words of a label, and of what it heads. */
export interface OwnPair {
  label: readonly Word[];
  value: readonly Word[];
}

/** Labels that are set small over their values, on a page that has several: the boxes of a form. */
export function captionedPairs({ segments, lines, rulings }: LaidOutPage): OwnPair[] {
  if (rulings.length === 0) return [];
  const pairs = segments.flatMap((label): OwnPair[] => {
    if (label.words.length > CAPTIONED_PAIRS.mostLabelWords || !/\p{L}{2}/u.test(label.text)) return [];
    const below = lines.slice(label.line + 1, label.line + 1 + CAPTIONED_PAIRS.linesBelow).flatMap((line) => line.segments);
    const value = below.find((other) => isCaptionOf(label, other));
    return value ? [{ label: label.words, value: value.words }] : [];
  });
  return pairs.length >= CAPTIONED_PAIRS.fewest ? pairs : [];
}

/** Whether a label stands right over a value that is set larger, both beginning at one place. */
function isCaptionOf(label: Segment, value: Segment): boolean {
  const gap = value.box.top - label.box.bottom;
  return (
    label.fontSize <= CAPTIONED_PAIRS.smaller * value.fontSize &&
    gap > -CAPTIONED_PAIRS.nearEm * value.fontSize &&
    gap < CAPTIONED_PAIRS.nearEm * value.fontSize &&
    value.box.top > label.box.top &&
    Math.abs(value.box.left - label.box.left) < CAPTIONED_PAIRS.asideEm * value.fontSize &&
    overlapX(label.box, value.box) > 0
  );
}
