import type { Segment } from '../../layout/segments';
import { FIELD_TYPES, type LabelledField } from '../../lexicon/field-types';
import { overlapX } from '../../model/box';
import type { Word } from '../../model/page';
import type { PageFindings } from './page-findings';
import { CAPTIONED_PAIRS } from './weights';

/** Words of a label, and of what it heads. */
export interface OwnPair {
  label: readonly Word[];
  value: readonly Word[];
  isCaptioned?: true;
}

/** Labels that are set small over their values, on a page that has several: the boxes of a form. Those of a day that is told are left out. */
export function captionedPairs(
  { page: { segments, lines, rulings }, labels, isTabular }: PageFindings,
  told: ReadonlySet<string>,
): OwnPair[] {
  if (rulings.length === 0) return [];
  const isTold = (label: Segment): boolean =>
    labels.some(
      ({ segment, start, end, meanings }) =>
        segment === label &&
        end - start === label.words.length &&
        meanings.some(({ key }) => told.has(key) && FIELD_TYPES[key as LabelledField] === 'date'),
    );
  let found = 0;
  const pairs = segments.flatMap((label): OwnPair[] => {
    if (label.words.length > CAPTIONED_PAIRS.mostLabelWords || !/\p{L}{2}/u.test(label.text)) return [];
    const below = lines.slice(label.line + 1, label.line + 1 + CAPTIONED_PAIRS.linesBelow).flatMap((line) => line.segments);
    const value = below.find((other) => isCaptionOf(label, other));
    if (!value || isTabular(value.box)) return [];
    found++;
    return isTold(label) ? [] : [{ label: label.words, value: value.words, isCaptioned: true }];
  });
  return found >= CAPTIONED_PAIRS.fewest ? pairs : [];
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
