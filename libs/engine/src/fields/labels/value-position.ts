import { boxCentreX, boxCentreY, boxHeight, overlapX, overlapY, type Box } from '../../model/box';
import type { FoundLabel } from './find-labels';
import { isLabelFiller } from '../../lexicon/lexicon';
import { compactForm } from '../../lexicon/label-words';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import type { Word } from '../../model/page';
import type { PrintedKind, PrintedValue } from '../values/printed-value';
import { VALUE_POSITION } from './weights';

/** A value's words, as far as its position is concerned. */
interface Placed {
  segment: Segment;
  box: Box;
  /** Position of its first word in the segment. */
  start: number;
  /** Whether it is looked for as a code, which most words are not. */
  isCode?: boolean;
  /** What it was read as. */
  kind?: PrintedKind;
}

interface Surroundings {
  page: LaidOutPage;
  labels: readonly FoundLabel[];
  values: readonly PrintedValue[];
}

/**
 * How well a position suits a label: 1 right beside it, falling with the distance and with words between, less below it; 0 where it
 * cannot be. A free text proves nothing by its form, so it must be nearer (`loose`).
 */
export function positionOf(label: FoundLabel, value: Placed, surroundings: Surroundings, loose = false): number {
  if (value.segment === label.segment) return value.start >= label.end ? beside(label, value, surroundings, loose) : 0;
  if (isOnLineOf(label.box, value.box)) return value.box.left >= label.box.right ? beside(label, value, surroundings, loose) : 0;
  const position = below(label, value.box, surroundings) || (loose ? 0 : inColumn(label, value, surroundings));
  return position > 0 && label.segment.words.slice(label.end).every((word) => isQualifier(word.text)) ? position : 0;
}

const isOnLineOf = (label: Box, value: Box): boolean =>
  overlapY(label, value) > VALUE_POSITION.sameLine * Math.min(boxHeight(label), boxHeight(value));

function isQualifier(text: string): boolean {
  const form = compactForm(text);
  return form === '' || isLabelFiller(form) || SAID_OF_LABEL.test(text.replace(/[()]/g, '')) || CODE_IN_BRACKETS.test(text);
}

/** A rate, or the day and the time of a balance: `Saldo em 30/09/2024` over its amount. */
const SAID_OF_LABEL = /^(?:\d{1,2}(?:[.,]\d{1,2})?%|\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{1,2}:\d{2}(?::\d{2})?:?)$/;

/** `Proveedor (P-0227)` over its name. */
const CODE_IN_BRACKETS = /^\((?=[^)]*\d)[A-Z\d-]+\)$/;

const COLON = /[:：#]$/;

/** Beside: words other than qualifiers between cost, and so does another label. */
function beside(label: FoundLabel, value: Placed, { page, labels, values }: Surroundings, loose: boolean): number {
  const said = value.kind === 'amount' ? values.filter(({ kind }) => kind === 'date') : [];
  const strange = wordsBetween(label, value, page).filter((word) => !isQualifier(word.text) && !said.some((day) => isOf(day, word))).length;
  const gap = Math.max(0, value.box.left - label.box.right) / page.width;
  const isSureOfPosition = !loose || COLON.test(label.text) || (value.isCode === true && areAlone(label, value));
  const distance = isSureOfPosition
    ? VALUE_POSITION.sureLoss * Math.min(1, gap / VALUE_POSITION.sureReach)
    : Math.min(1, gap / VALUE_POSITION.looseReach);
  const blocked = labels.some(
    (other) => other !== label && other.sureness >= VALUE_POSITION.blocking && isBetween(label.box, other.box, value.box),
  );
  return Math.max(0, 1 - distance - VALUE_POSITION.perStrange * Math.min(3, strange) - (blocked ? VALUE_POSITION.blocked : 0));
}

/** A label and a value with a segment each, as the columns of a form have them. */
const areAlone = (label: FoundLabel, value: Placed): boolean =>
  value.segment !== label.segment && label.start === 0 && label.end === label.segment.words.length && value.start === 0;

const isBetween = (label: Box, other: Box, value: Box): boolean =>
  other.left >= label.right - 1 &&
  other.right <= value.left + 1 &&
  overlapY(other, label) > VALUE_POSITION.betweenOverlap * boxHeight(label);

/** Whether the word is one of a day: `Zůstatek k 1. 10. 2024: 5 208,77`. */
const isOf = ({ segment, start, end }: PrintedValue, word: Word): boolean => segment.words.slice(start, end).includes(word);

function wordsBetween(label: FoundLabel, value: Placed, page: LaidOutPage): Word[] {
  if (value.segment === label.segment) return label.segment.words.slice(label.end, value.start);
  const lines = value.segment.line === label.segment.line ? [label.segment.line] : [label.segment.line, value.segment.line];
  return lines
    .flatMap((line) => page.lines[line]!.segments)
    .flatMap((segment) => segment.words)
    .filter((word) => word.box.left >= label.box.right - 1 && word.box.right <= value.box.left + 1);
}

/** A row of labels over a row of values, labels at the left of their cells and values at the right: nothing else stands between a label and the next one. */
function inColumn({ segment, box, start }: FoundLabel, value: Placed, { page }: Surroundings): number {
  const height = Math.max(boxHeight(box), 6);
  const heads = page.lines[segment.line]!.segments;
  const distance = (value.box.top - box.bottom) / height;
  if (start > 0 || heads.length < VALUE_POSITION.heads || distance < -VALUE_POSITION.intoLabel || distance > VALUE_POSITION.nextRow)
    return 0;
  const next = heads[heads.indexOf(segment) + 1]?.box.left ?? page.width;
  const isUnder = ({ left }: Box): boolean => left >= box.left - height && left < next - 1;
  const row = page.lines[value.segment.line]!.segments.filter((other) => isUnder(other.box));
  return isUnder(value.box) && row.length === 1 && value.box.right <= next + height ? VALUE_POSITION.inColumn : 0;
}

/** Below: within a few lines, aligned left, right or centred, and nothing nearer between. */
function below(label: FoundLabel, box: Box, { page }: Surroundings): number {
  const height = Math.max(boxHeight(label.box), VALUE_POSITION.leastHeightPt);
  const distance = (box.top - label.box.bottom) / height;
  if (distance < -VALUE_POSITION.intoLabel || distance > VALUE_POSITION.farthestBelow) return 0;
  const aligned = Math.min(
    Math.abs(box.left - label.box.left),
    Math.abs(box.right - label.box.right),
    Math.abs(boxCentreX(box) - boxCentreX(label.box)),
  );
  if (overlapX(label.box, box) <= 0 || aligned > VALUE_POSITION.aligned * height) return 0;
  const nearer = page.segments.some(
    (other) =>
      other.box.top >= label.box.bottom - VALUE_POSITION.intoLabel * height &&
      boxCentreY(other.box) < box.top &&
      overlapX(other.box, label.box) > 0,
  );
  if (nearer) return 0;
  return (
    VALUE_POSITION.below -
    VALUE_POSITION.perHeightBelow * Math.max(0, distance) -
    VALUE_POSITION.perHeightAside * Math.min(2, aligned / height)
  );
}
