import { boxCentreX, boxCentreY, boxHeight, overlapX, overlapY, type Box } from '../model/box';
import { currencyOf } from '@gridline/values';
import type { Candidate } from './candidate';
import { placeOf } from './candidate';
import type { FoundLabel } from './find-labels';
import type { PrintedValue } from './find-values';
import { QUALIFIERS, type ValueType } from './label-lexicon.data';
import type { LabelMeaning } from './label-index';
import { compactForm } from './label-words';
import type { PageText, Phrase } from './page-text';
import { codeIn, textIn, type FreeValue } from './free-values';

/** What stands on a page, found once for all labels. */
export interface PageFindings {
  page: PageText;
  labels: readonly FoundLabel[];
  values: readonly PrintedValue[];
  /** Whether a place lies in the rows of a table of items, where labels head columns and not fields. */
  isTabular: (box: Box) => boolean;
}

/** Every way to fill a field from a label of the page. */
export function labelCandidates(findings: PageFindings): Candidate[] {
  return findings.labels
    .filter((label) => !findings.isTabular(label.box))
    .flatMap((label) => label.meanings.flatMap((meaning) => candidatesOf(label, meaning, findings)));
}

function candidatesOf(label: FoundLabel, meaning: LabelMeaning, findings: PageFindings): Candidate[] {
  const values =
    meaning.type === 'text' || meaning.type === 'code' || meaning.type === 'currency'
      ? freeValues(label, meaning.type, findings)
      : printedValues(label, meaning.type, findings);
  return values.map(({ value, position }) => toCandidate(label, meaning, value, position, findings.page));
}

interface PositionedValue {
  value: FreeValue;
  /** 1 right beside the label, less further off or below. */
  position: number;
}

function toCandidate(label: FoundLabel, meaning: LabelMeaning, value: FreeValue, position: number, page: PageText): Candidate {
  const labelStrength = meaning.weight * label.standing;
  return {
    key: meaning.key,
    value: value.value,
    text: value.text,
    box: value.box,
    page,
    label,
    place: placeOf(page, value.box),
    score: labelStrength * position * value.form,
    signals: { labelStrength, position, formatValid: value.form, readScore: value.readScore },
  };
}

/** Values of a printed kind beside or below a label. */
function printedValues(
  label: FoundLabel,
  type: Exclude<ValueType, 'text' | 'code' | 'currency'>,
  findings: PageFindings,
): PositionedValue[] {
  const kind = type === 'dateRange' ? 'date' : type;
  const found: PositionedValue[] = [];
  for (const value of findings.values) {
    if (value.kind !== kind) continue;
    const position = positionOf(label, value.box, value.phrase, value.start, findings);
    if (position > 0) found.push({ value, position });
  }
  return found.sort((a, b) => b.position - a.position).slice(0, 4);
}

/** Codes and free texts are not recognised by themselves: what stands beside the label is taken, else what stands below. */
function freeValues(label: FoundLabel, type: 'text' | 'code' | 'currency', findings: PageFindings): PositionedValue[] {
  const read = type === 'text' ? textIn : type === 'code' ? codeIn : currencyIn;
  const found: PositionedValue[] = [];
  const own = read(label.phrase, label.end, nextLabelStart(label, findings));
  if (own) found.push({ value: own, position: 1 });
  for (const phrase of findings.page.phrases) {
    if (phrase === label.phrase) continue;
    const position = positionOf(label, phrase.box, phrase, 0, findings);
    if (position <= 0 || startsWithLabel(phrase, findings)) continue;
    const value = read(phrase, 0, phrase.words.length);
    if (value) found.push({ value, position });
  }
  return found.sort((a, b) => b.position - a.position).slice(0, 3);
}

const nextLabelStart = (label: FoundLabel, { labels }: PageFindings): number =>
  labels
    .filter((other) => other.phrase === label.phrase && other.start >= label.end && other.standing >= 0.6)
    .reduce((end, other) => Math.min(end, other.start), label.phrase.words.length);

const startsWithLabel = (phrase: Phrase, { labels }: PageFindings): boolean =>
  labels.some((label) => label.phrase === phrase && label.start === 0 && label.standing >= 0.7);

function currencyIn(phrase: Phrase, start: number, end: number): FreeValue | null {
  for (let index = start; index < end; index++) {
    const word = phrase.words[index]!;
    const code = currencyOf(word.text.replace(/[()[\]:,]/g, ''));
    if (code) return { value: code, text: word.text, box: word.box, form: 1, readScore: word.readScore };
  }
  return null;
}

/** How well a place suits a label: 1 right beside it, falling with the distance, with words between, and below it; 0 where it cannot be. */
function positionOf(label: FoundLabel, box: Box, phrase: Phrase, start: number, findings: PageFindings): number {
  if (phrase === label.phrase) return start >= label.end ? beside(label, box, phrase, start, findings) : 0;
  if (overlapY(label.box, box) > 0.4 * Math.min(boxHeight(label.box), boxHeight(box)))
    return box.left >= label.box.right ? beside(label, box, phrase, start, findings) : 0;
  if (label.end < label.phrase.words.length && !restIsQualifier(label)) return 0;
  return below(label, box, findings);
}

const restIsQualifier = (label: FoundLabel): boolean => label.phrase.words.slice(label.end).every((word) => isQualifier(word.text));

const isQualifier = (text: string): boolean => {
  const form = compactForm(text);
  return form === '' || QUALIFIERS.has(form) || (/^\d{1,2}(\d{1,2})?%?$/.test(form) && text.includes('%'));
};

/** Beside: nothing but qualifiers may stand between, and no other label. */
function beside(label: FoundLabel, box: Box, phrase: Phrase, start: number, findings: PageFindings): number {
  const between = wordsBetween(label, box, phrase, start, findings.page);
  const strange = between.filter((text) => !isQualifier(text)).length;
  const gap = Math.max(0, box.left - label.box.right) / findings.page.width;
  const position = 1 - 0.3 * Math.min(1, gap / 0.6) - 0.22 * Math.min(3, strange);
  const blocked = findings.labels.some(
    (other) =>
      other !== label &&
      other.standing >= 0.7 &&
      other.box.left >= label.box.right - 1 &&
      other.box.right <= box.left + 1 &&
      overlapY(other.box, label.box) > 0.5 * boxHeight(label.box),
  );
  return Math.max(0, blocked ? position - 0.5 : position);
}

function wordsBetween(label: FoundLabel, box: Box, phrase: Phrase, start: number, page: PageText): string[] {
  if (phrase === label.phrase) return phrase.words.slice(label.end, start).map((word) => word.text);
  const line = [...page.lines[label.phrase.line]!, ...(phrase.line === label.phrase.line ? [] : page.lines[phrase.line]!)];
  return line
    .flatMap((each) => each.words)
    .filter((word) => word.box.left >= label.box.right - 1 && word.box.right <= box.left + 1)
    .map((word) => word.text);
}

const BELOW = 0.8;

/** Below: within a few lines, aligned left, right or centred, and nothing nearer between. */
function below(label: FoundLabel, box: Box, { page }: PageFindings): number {
  const height = Math.max(boxHeight(label.box), 6);
  const distance = (box.top - label.box.bottom) / height;
  if (distance < -0.3 || distance > 3.2) return 0;
  const aligned = Math.min(
    Math.abs(box.left - label.box.left),
    Math.abs(box.right - label.box.right),
    Math.abs(boxCentreX(box) - boxCentreX(label.box)),
  );
  if (overlapX(label.box, box) <= 0 || aligned > 3 * height) return 0;
  const nearer = page.phrases.some(
    (other) => other.box.top >= label.box.bottom - 0.3 * height && boxCentreY(other.box) < box.top && overlapX(other.box, label.box) > 0,
  );
  if (nearer) return 0;
  return BELOW - 0.08 * Math.max(0, distance) - 0.05 * Math.min(2, aligned / height);
}
