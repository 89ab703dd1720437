import { boxHeight, overlapX, overlapY } from '../../model/box';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import type { FoundLabel } from '../labels/find-labels';
import { positionOf } from '../labels/value-position';
import type { PrintedKind, PrintedValue } from '../values/printed-value';
import { codeIn, type FreeValue } from '../values/free-values';
import type { PageFindings } from './page-findings';
import { partMeant, withBrokenWord, type Stretch } from './shared-values';
import { VALUES_OF_LABEL } from './weights';

/** A value where a label may head it. */
export interface PositionedValue<Value extends FreeValue = FreeValue> {
  value: Value;
  /** 1 right beside the label, less further off or below. */
  position: number;
}

/** Values of a printed kind beside or below a label, the best placed first. */
export function printedValues(label: FoundLabel, kind: PrintedKind, findings: PageFindings): PositionedValue<PrintedValue>[] {
  const found: PositionedValue<PrintedValue>[] = [];
  for (const value of findings.values) {
    if (value.kind !== kind) continue;
    const position = positionOf(label, value, findings);
    if (position > 0) found.push({ value, position });
  }
  return found.sort((a, b) => b.position - a.position).slice(0, 4);
}

/** Reads some words of a segment; null where they are nothing of the kind. */
type ReadFree = (segment: Segment, start: number, end: number) => FreeValue | null;

/** Codes and free texts are not recognised by themselves: what stands beside the label is taken, or what stands below it. */
export function freeValues(label: FoundLabel, read: ReadFree, findings: PageFindings): PositionedValue[] {
  const found: PositionedValue[] = [];
  const add = (stretch: Stretch, position: number): void => {
    const { segment, start, end } = partMeant(label, stretch);
    const value = read(segment, start, end);
    if (value) found.push({ value, position });
  };
  add(withBrokenWord({ segment: label.segment, start: label.end, end: nextLabelStart(label, findings) }, findings), 1);
  for (const segment of findings.page.segments) {
    if (segment === label.segment || findings.headed.has(segment)) continue;
    const position = positionOf(label, { segment, box: segment.box, start: 0, isCode: read === codeIn }, findings, true);
    if (position <= 0 || findings.numbered.has(segment) || isLabelOfForm(segment, label, findings)) continue;
    add(columnUnder(label, segment, findings), position);
  }
  return found.sort((a, b) => b.position - a.position).slice(0, 3);
}

/** Whether a text below a label that has something close beside it stands in a column of labels, as another label or several such pairs there tell, with something beside it, too. */
function isLabelOfForm(segment: Segment, label: FoundLabel, findings: PageFindings): boolean {
  const { page, headed } = findings;
  const height = boxHeight(label.box);
  const isInColumn = ({ box }: Segment): boolean => Math.abs(box.left - label.box.left) < VALUES_OF_LABEL.sameEdge * height;
  const [value, beside] = [label.segment, segment].map((each) => besideOf(each, page));
  if (
    /\d/.test(segment.text) ||
    !value ||
    !beside ||
    headed.has(value) ||
    !isInColumn(segment) ||
    segment.box.top < label.box.bottom - height / 2
  )
    return false;
  if (!(['left', 'right'] as const).some((edge) => Math.abs(value.box[edge] - beside.box[edge]) < VALUES_OF_LABEL.sameEdge * height))
    return false;
  if (positionOf(label, { segment: value, box: value.box, start: 0 }, findings, true) < VALUES_OF_LABEL.closeBeside) return false;
  const reach = VALUES_OF_LABEL.columnReach * height;
  const isNear = ({ box }: Segment): boolean => Math.abs(box.top - label.box.top) < reach;
  if ([...headed].some((other) => other !== label.segment && isInColumn(other) && isNear(other))) return true;
  const paired = page.segments.filter((other) => {
    const next = isInColumn(other) && isNear(other) ? besideOf(other, page) : undefined;
    return next !== undefined && Math.abs(next.box.left - value.box.left) < VALUES_OF_LABEL.sameEdge * height;
  });
  return paired.length >= VALUES_OF_LABEL.pairsOfForm;
}

const besideOf = (segment: Segment, { lines }: LaidOutPage): Segment | undefined => {
  const { segments } = lines[segment.line]!;
  return segments[segments.indexOf(segment) + 1];
};

/** The words of a segment below that stand in the label's own column, where other labels head the rest of it; all of them beside it. */
function columnUnder(label: FoundLabel, segment: Segment, { labels }: PageFindings): Stretch {
  const whole = { segment, start: 0, end: segment.words.length };
  if (overlapY(label.box, segment.box) > VALUES_OF_LABEL.besideOverlap * Math.min(boxHeight(label.box), boxHeight(segment.box)))
    return whole;
  const heads = labels.filter(
    (other) => overlapY(other.box, label.box) > VALUES_OF_LABEL.sameLine * boxHeight(label.box) && overlapX(other.box, segment.box) > 0,
  );
  if (heads.length < 2) return whole;
  const next = Math.min(...heads.filter((other) => other.box.left >= label.box.right).map((other) => other.box.left));
  const margin = VALUES_OF_LABEL.leftOfLabel * boxHeight(label.box);
  const start = segment.words.findIndex((word) => word.box.left >= label.box.left - margin);
  const end = segment.words.findIndex((word) => word.box.left >= next - margin);
  return { segment, start: start < 0 ? segment.words.length : start, end: end < 0 ? segment.words.length : end };
}

const nextLabelStart = (label: FoundLabel, { labels }: PageFindings): number =>
  labels
    .filter(
      (other) =>
        other.segment === label.segment &&
        other.start >= label.end &&
        other.sureness >= VALUES_OF_LABEL.nextSureness &&
        !isAccountWord(other),
    )
    .reduce((end, other) => Math.min(end, other.start), label.segment.words.length);

/** `Forma de pago: transferencia a la cuenta ES91 2100`: the word for an account goes on in what is said of paying. */
const isAccountWord = ({ meanings, text }: FoundLabel): boolean =>
  meanings.some(({ key }) => key === 'accountNumber') && !/[:#]$/.test(text);
