import { foldedText } from '@gridline/values';
import { boxHeight, overlapX, overlapY, unionBox } from '../../model/box';
import type { Field } from '../../model/field';
import type { PageFindings } from './page-findings';
import { provenanceOn, type LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { FIELD_TYPES } from '../../lexicon/field-types';
import { isRemark } from '../../lexicon/lexicon';
import { holdsCheckbox, isCheckbox } from '../../model/checkbox';
import { OWN_WORDS } from './weights';
import { readScoreOf, textOf, type Word } from '../../model/page';
import { captionedPairs, type OwnPair } from './captioned-pairs';

/**
 * Pairs whose label means none of the known fields: they keep the label's own words as their key. A label ends in a colon or before a box to tick, stands behind
 * such a box, or is set small over its value, as forms have it.
 */
export function ownWordFields(pages: readonly PageFindings[], taken: ReadonlySet<string>): Field[] {
  const fields = new Map<string, Field>();
  for (const findings of pages) {
    for (const pair of [
      ...findings.page.segments.flatMap((segment) => pairIn(segment, findings) ?? []),
      ...captionedPairs(findings, taken),
    ]) {
      const field = toOwnField(pair, findings);
      if (field && !taken.has(field.key) && !fields.has(field.key) && fields.size < OWN_WORDS.mostPairs) fields.set(field.key, field);
    }
  }
  return [...fields.values()];
}

function pairIn(segment: Segment, { page, labels, isTabular }: PageFindings): OwnPair | null {
  const { words } = segment;
  const colon = words.findIndex((word) => word.text.endsWith(':')) + 1;
  const tick = words.findIndex(({ text }) => isCheckbox(text));
  if (tick === 0 && colon === 0) return isTabular(segment.box) ? null : tickedPair(words);
  const end = colon > 0 ? colon : tick;
  if (end < 1 || end > OWN_WORDS.mostLabelWords || isInRunningText(segment, page) || isTabular(segment.box)) return null;
  if (labels.some((label) => label.segment === segment && label.start < end)) return null;
  return {
    label: words.slice(0, end),
    value: end < words.length ? words.slice(end) : nextOnLine(segment, page.lines[segment.line]!.segments),
  };
}

/** `☑ Newsletter`: what is ticked, or not. Of several in a line none is the label of the others. */
function tickedPair([box, ...label]: readonly Word[]): OwnPair | null {
  const isOne = label.length > 0 && label.length <= OWN_WORDS.mostTickedWords && !label.some(({ text }) => isCheckbox(text));
  return isOne ? { label, value: [box!] } : null;
}

function toOwnField(pair: OwnPair, { page, values }: PageFindings): Field | null {
  const label = textOf(pair.label);
  const own = camelCase(label);
  // A box `Paid` over `yes` is no amount that was paid.
  const key = pair.isCaptioned && own in FIELD_TYPES ? `${own}Text` : own;
  const text = textOf(pair.value);
  if (!key || text === '' || text.length > OWN_WORDS.longestValue || text.endsWith(':') || isToFillIn(text)) return null;
  const box = unionBox(pair.value.map((word) => word.box));
  const printed = values.find(
    (each) => each.text === text && overlapY(each.box, box) > OWN_WORDS.sameLine * boxHeight(box) && each.box.left === box.left,
  );
  const readScore = readScoreOf(pair.value);
  return {
    key,
    value: printed?.value ?? text,
    text,
    label,
    provenance: provenanceOn(page, box),
    signals: { labelStrength: OWN_WORDS.labelStrength, position: 1, formatValid: printed?.form ?? OWN_WORDS.unknownForm, readScore },
  };
}

/** `____ Date: ____`, `.......`: what is still to be filled in says nothing. */
const isToFillIn = (text: string): boolean => /_{2,}|\.{4,}|…{2,}/.test(text) || !(holdsCheckbox(text) || /[\p{L}\p{N}✓✗]/u.test(text));

/** Directly above or below a line of running text, over or under its own words: a colon there is only a sentence's. */
function isInRunningText(segment: Segment, page: LaidOutPage): boolean {
  const near = [segment.line - 1, segment.line + 1].flatMap((line) => page.lines[line]?.segments ?? []);
  return near.some(
    (other) =>
      other.words.length >= OWN_WORDS.sentenceWords &&
      !other.words.some((word) => word.text.endsWith(':')) &&
      overlapX(other.box, segment.box) > 0 &&
      Math.abs(other.box.top - segment.box.top) < OWN_WORDS.leadingEm * segment.fontSize,
  );
}

/** The words of the segment behind, where it is near enough to be the answer to the label. */
function nextOnLine(segment: Segment, line: readonly Segment[]): Segment['words'] {
  const next = line[line.indexOf(segment) + 1];
  return next && next.box.left - segment.box.right < OWN_WORDS.nearEm * segment.fontSize ? next.words : [];
}

/** `Vermittelt durch:` -> `vermitteltDurch`. Empty where the label is not made of words, or of a sentence's (it begins small). */
function camelCase(label: string): string {
  const words = foldedText(label)
    .split(/[^a-z]+/)
    .filter(Boolean);
  if (/\d/.test(label) || !/^\P{L}*\p{Lu}/u.test(label) || words.join('').length < 3 || isRemark(words.join(''))) return '';
  return words.map((word, index) => (index === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join('');
}
