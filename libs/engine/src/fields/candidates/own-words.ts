import { foldedText } from '@gridline/values';
import { boxHeight, overlapX, overlapY, unionBox } from '../../model/box';
import type { Field } from '../../model/field';
import type { PageFindings } from './page-findings';
import { provenanceOn, type LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { isRemark } from '../../lexicon/lexicon';
import { OWN_WORDS } from './weights';
import { readScoreOf, textOf } from '../../model/page';

/** Pairs whose label ends in a colon and means none of the known fields: they keep the label's own words as their key. */
export function ownWordFields(pages: readonly PageFindings[], taken: ReadonlySet<string>): Field[] {
  const fields = new Map<string, Field>();
  for (const findings of pages) {
    for (const segment of findings.page.segments) {
      const field = pairIn(segment, findings);
      if (field && !taken.has(field.key) && !fields.has(field.key) && fields.size < OWN_WORDS.mostPairs) fields.set(field.key, field);
    }
  }
  return [...fields.values()];
}

function pairIn(segment: Segment, { page, labels, values, isTabular }: PageFindings): Field | null {
  const end = segment.words.findIndex((word) => word.text.endsWith(':')) + 1;
  if (end < 1 || end > OWN_WORDS.mostLabelWords || isInRunningText(segment, page) || isTabular(segment.box)) return null;
  if (labels.some((label) => label.segment === segment && label.start < end)) return null;
  const label = textOf(segment.words.slice(0, end));
  const key = camelCase(label);
  const value = end < segment.words.length ? segment.words.slice(end) : nextOnLine(segment, page.lines[segment.line]!.segments);
  const text = textOf(value);
  if (!key || text === '' || text.length > OWN_WORDS.longestValue || text.endsWith(':') || isToFillIn(text)) return null;
  const box = unionBox(value.map((word) => word.box));
  const printed = values.find(
    (each) => each.text === text && overlapY(each.box, box) > OWN_WORDS.sameLine * boxHeight(box) && each.box.left === box.left,
  );
  const readScore = readScoreOf(value);
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
const isToFillIn = (text: string): boolean => /_{2,}|\.{4,}|…{2,}/.test(text) || !/[\p{L}\p{N}☑☒✓✗]/u.test(text);

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
