import { currencyOf } from '@gridline/values';
import { boxCentreX, boxCentreY, type Box } from '../../model/box';
import { textOf, type TextLine, type Word } from '../../model/page';
import { columnRole, isColumnLabel } from '../../lexicon/lexicon';
import type { ColumnRole } from '../../lexicon/column-role';
import { findGutters, isGroup } from '../grid/columns';
import { isFigure } from '../grid/numeric-text';
import { boundaryBetween, isOverStarts, rulingBetween, segmentsOf, type Inks } from './column-boundaries';
import { headed, itemLabels, toLabel, type Label } from './item-labels';
import { isAnchor } from './item-openings';
import { layLine, type LaidCells } from '../grid/body-rows';
import type { Region } from '../grid/region';
import { splitSegments } from '../../layout/segments';
import { GAP_EM } from '../../layout/gaps';
import { ITEM_COLUMNS } from './weights';

/** The labels over a list of items and the places between its columns. */
export interface ItemColumns {
  labels: Label[];
  boundaries: number[];
  roles: (ColumnRole | null)[];
}

/** Reads the columns of a list off its labels and the lines that open its items; which those are is told by their roles, where they are not given. */
export const itemColumns = (
  region: Region,
  header: readonly TextLine[],
  body: readonly TextLine[],
  known?: readonly TextLine[],
): ItemColumns => {
  const labels = itemLabels(region, header);
  const rough = betweenLabels(labels);
  const anchors = known ?? anchorLines(region, body, rough, labels);
  const joined = joinPartedLabels(region, labels, anchors, rough);
  // The same labels have the same lines under them.
  return fitColumns(region, joined, body, joined.length === labels.length ? anchors : known);
};

/** The places half-way between labels: where columns part as far as the labels tell. */
const betweenLabels = (labels: readonly Label[]): number[] => labels.slice(1).map((next, i) => (labels[i]!.box.right + next.box.left) / 2);

/** Finds the places between columns whose labels are known. */
export function fitColumns(region: Region, labels: readonly Label[], body: readonly TextLine[], known?: readonly TextLine[]): ItemColumns {
  const rough = betweenLabels(labels);
  const anchors = known ?? anchorLines(region, body, rough, labels);
  const details = body.filter((line) => !anchors.includes(line));
  const parted = knownParts(
    labels.flatMap((label, i) => splitLabel(label, anchors, rough[i - 1] ?? -Infinity, rough[i] ?? Infinity, region.fontSize)),
  );
  const wrapped = anchors.flatMap((anchor) => wrappedSegments(anchor, body, anchors));
  const inks: Inks = { anchors, segments: segmentsOf(anchors), words: anchors.flatMap(({ words }) => words.map(({ box }) => box)), wrapped, details: segmentsOf(details) }; // prettier-ignore
  const boundaries = parted.slice(1).map((next, i) => boundaryBetween(parted[i]!.box, next.box, inks, region));
  const cells = anchors.map((line) => layLine(region, line, boundaries));
  return { labels: parted, boundaries, roles: settleRoles(parted, cells) };
}

/** `Un. Vr.` and `unitário`, `€/kg %` and `Dto.`: of two labels a blank apart the word between them goes where both are known then. */
function knownParts(labels: readonly Label[]): Label[] {
  return labels.reduce<Label[]>((parts, label) => {
    const before = parts.at(-1);
    const words = [...(before?.words ?? []), ...label.words];
    if (!before || !areBeside(before, label) || words.some((word) => !isInLine(word, words[0]!))) return [...parts, label];
    const cut = before.words.length;
    const at = [cut, cut - 1, cut + 1].find((to) => [words.slice(0, to), words.slice(to)].every(areColumnLabel));
    if (at === undefined || at === cut) return [...parts, label];
    const moved = [words.slice(0, at), words.slice(at)].map(toLabel);
    return [...parts.slice(0, -1), { ...before, ...moved[0]! }, { ...label, ...moved[1]! }];
  }, []);
}

/** Whether words are a label that the lexicon knows, its currency behind it or not: `Vr. unitário R$`. */
const areColumnLabel = (words: readonly Word[]): boolean =>
  isColumnLabel(textOf(words)) ||
  (words.length > 1 && currencyOf(words.at(-1)!.text) !== null && isColumnLabel(textOf(words.slice(0, -1))));

const isInLine = ({ box, fontSize }: Pick<Word, 'box' | 'fontSize'>, other: Word): boolean =>
  Math.abs(boxCentreY(other.box) - boxCentreY(box)) < ITEM_COLUMNS.sameLineEm * fontSize;

/** What the columns hold: of two that say what the items are, one of plain counts numbers them. */
function settleRoles(labels: readonly Label[], anchors: readonly LaidCells[]): (ColumnRole | null)[] {
  const roles = labels.map((label) => columnRole(label.text));
  const first = roles.indexOf('description');
  const isNumbers = first !== -1 && anchors.every((cells) => cells[first]!.length === 1 && /^\d{1,4}\.?$/.test(cells[first]![0]!.text));
  return isNumbers && roles.lastIndexOf('description') > first ? roles.with(first, 'position') : roles;
}

/** The segments of a line that opens an item, each as wide as the lines of the same text that follow under it, as far as the next segment leaves room. */
function wrappedSegments(anchor: TextLine, body: readonly TextLine[], anchors: readonly TextLine[]): Box[] {
  const segments = splitSegments(anchor, [], GAP_EM.words.itemSegment);
  const from = body.indexOf(anchor) + 1;
  const next = body.findIndex((line, i) => i >= from && anchors.includes(line));
  const below = body.slice(from, next === -1 ? body.length : next).map((line) => splitSegments(line, [], GAP_EM.words.itemSegment));
  return segments.map(({ box, fontSize }, i) => {
    const room = segments[i + 1] ? segments[i + 1]!.box.left - GAP_EM.words.label * fontSize : Infinity;
    let right = box.right;
    for (const line of below) {
      const wrap = line.find((segment) => Math.abs(segment.box.left - box.left) < ITEM_COLUMNS.alignedPt);
      if (!wrap) break;
      right = Math.max(right, Math.min(wrap.box.right, room));
    }
    return { ...box, right };
  });
}

/** Joins neighbouring words of a header that together are a label, where no item has something under each of them. */
function joinPartedLabels(region: Region, labels: readonly Label[], lines: readonly TextLine[], rough: readonly number[]): Label[] {
  const anchors = lines.map((line) => layLine(region, line, rough));
  let from = 0;
  return labels.reduce<Label[]>((joined, label, column) => {
    const before = joined[joined.length - 1];
    const gap = before ? (label.box.left - before.box.right) / label.words[0]!.fontSize : Infinity;
    const isKnown = gap < GAP_EM.words.partedLabel && isColumnLabel(`${before!.text} ${label.text}`);
    const areParted = anchors.some((cells) => isParted(ownWords(cells, column - 1), cells[column]!));
    const under = anchors.map((cells) => cells.slice(from, column + 1).flat());
    const isOne = (isKnown && !areParted) || meetAtStroke(before, label) || (areBeside(before, label) && !numbersItems(before!, anchors, column - 1) && !rulingBetween(before!.box, label.box, lines, region) && isOneColumn(under, label, region)); // prettier-ignore
    if (!isOne) from = column;
    return isOne ? [...joined.slice(0, -1), toLabel([...before!.words, ...label.words])] : [...joined, label];
  }, []);
}

/** What a column has of a line, but for the rest of a text that begins in the column before it and is longer than its label. */
function ownWords(cells: LaidCells, column: number): readonly Word[] {
  const words = cells[column] ?? [];
  let last = cells[column - 1]?.at(-1);
  const isRest = (word: Word): boolean => {
    const goesOn = last !== undefined && word.box.left - last.box.right < GAP_EM.words.itemSegment * word.fontSize;
    if (goesOn) last = word;
    return goesOn;
  };
  const first = words.findIndex((word) => !isRest(word));
  return first < 0 ? [] : words.slice(first);
}

/** `From /` before `To`: nothing of a label ends with a stroke. */
const meetAtStroke = (before: Label | undefined, { words, box }: Label): boolean =>
  before !== undefined &&
  (before.words.at(-1)!.text === '/' || words[0]!.text === '/') &&
  box.left - before.box.right < GAP_EM.words.partedLabel * words[0]!.fontSize;

/** Whether no more than a blank parts words of both labels in one line: in faces of one width that is wider than labels may stand apart. */
const areBeside = (before: Label | undefined, { words }: Label): boolean =>
  words.some(({ box, fontSize }) =>
    before?.words.some(
      (word) =>
        isInLine({ box, fontSize }, word) &&
        box.left >= word.box.right - ITEM_COLUMNS.alignedPt &&
        box.left - word.box.right <= ITEM_COLUMNS.besideEm * fontSize,
    ),
  );

/** Whether the column says the number of each item. */
const numbersItems = ({ text }: Label, anchors: readonly LaidCells[], column: number): boolean =>
  columnRole(text) === 'position' && anchors.every((cells) => cells[column]!.some((word) => /\d/.test(word.text)));

/** Whether labels no more than a blank apart, each of them known alone, are one: nothing parts what the items have under both, and no text begins under the second behind any under the first. */
function isOneColumn(under: readonly (readonly Word[])[], label: Label, region: Region): boolean {
  const filled = under.filter((words) => words.length > 0);
  const areTwo = (before: Word, word: Word): boolean => isFigure(before.text) && isFigure(word.text) && !isGroup(before, word);
  if (filled.some((words) => words.some((word, i) => i > 0 && areTwo(words[i - 1]!, word)))) return false;
  const behind = filled.map((words) => (boxCentreX(words[0]!.box) < label.box.left ? words.slice(1) : []));
  return !isOverStarts(label.box, behind, ITEM_COLUMNS.nearPt) && findGutters(filled, region.fontSize).length === 0;
}

/** Whether what one column has of a line and what the next has are no text that goes on: more than a blank is between them, or one is a figure. */
function isParted(before: readonly Word[], words: readonly Word[]): boolean {
  const [last, first] = [before.at(-1), words[0]];
  if (!last || !first) return false;
  return isFigure(last.text) || isFigure(first.text) || first.box.left - last.box.right > GAP_EM.words.segment * first.fontSize;
}

/** Parts labels set no more than a blank apart, where the items under them show columns: at the widest gutter that has words of two over it, else where words end and others begin at one place. */
function splitLabel(label: Label, anchors: readonly TextLine[], left: number, right: number, fontSize: number): Label[] {
  const own = { ...label, words: label.words.filter(({ box }) => boxCentreY(box) > label.box.top) };
  if (own.words.length < 2) return [label];
  const isInside = ({ box }: { box: Box }): boolean => boxCentreX(box) > left && boxCentreX(box) < right;
  // A text under the next label may begin left of half the way to it: it is asked as a whole.
  const inside = anchors.map((line) => splitSegments(line, [], GAP_EM.words.itemSegment).filter(isInside).flatMap(({ words }) => words.filter(isInside))); // prettier-ignore
  const gutters = findGutters(inside, fontSize)
    .filter(({ left: from, right: to }) => to - from >= GAP_EM.words.label * fontSize && hasWordsBeside(inside.flat(), from, to))
    .sort((one, other) => other.right - other.left - (one.right - one.left));
  const at = [...gutters.map(({ left: from, right: to }) => (from + to) / 2), ...edgesUnder(own, inside, fontSize)].find((x) =>
    partLabel(own, x).every((words) => words.length > 0),
  );
  if (at === undefined) return [label];
  const heading = label.words.filter((word) => !own.words.includes(word));
  const [before, after] = partLabel(own, at).map((words) => ({ ...toLabel(words), ...headed(words, heading) }));
  return [...splitLabel(before!, anchors, left, at, fontSize), ...splitLabel(after!, anchors, at, right, fontSize)];
}

/** Whether a word ends before the one place and a word begins behind the other: a gutter that a long figure reaches through has none on one side. */
const hasWordsBeside = (words: readonly Word[], from: number, to: number): boolean =>
  words.some(({ box }) => box.right <= from + ITEM_COLUMNS.alignedPt) && words.some(({ box }) => box.left >= to - ITEM_COLUMNS.alignedPt);

/** The places where nearly every item has a word right under the left edge of one inside the label, not the same text over and over, and a word that ends at one place before it. */
function edgesUnder(label: Label, lines: readonly (readonly Word[])[], fontSize: number): number[] {
  if (isColumnLabel(label.text)) return [];
  const filled = lines.filter((words) => words.length > 0);
  return label.words.slice(1).flatMap((word) => {
    const meetings = filled.flatMap((words): [Word, Word][] => {
      const at = words.findIndex(({ box }) => isAligned(box.left, word.box.left));
      return at > 0 ? [[words[at - 1]!, words[at]!]] : [];
    });
    const ends = meetings.filter(([before]) => isAligned(before.box.right, meetings[0]![0].box.right));
    const isClear = meetings.every(([before, after]) => after.box.left - before.box.right > GAP_EM.words.alignedText * fontSize);
    const texts = new Set(meetings.map(([, { text }]) => text));
    if (!isClear || texts.size < 2 || ends.length < Math.max(ITEM_COLUMNS.leastEdges, ITEM_COLUMNS.edgeShare * filled.length)) return [];
    return [(word.box.left + meetings[0]![0].box.right) / 2];
  });
}

const isAligned = (one: number, other: number): boolean => Math.abs(one - other) <= ITEM_COLUMNS.alignedPt;

const partLabel = ({ words }: Label, x: number): [Word[], Word[]] => [
  words.filter(({ box }) => boxCentreX(box) < x),
  words.filter(({ box }) => boxCentreX(box) >= x),
];

/** The lines that open items, as far as that can be told before the columns are known. */
function anchorLines(region: Region, body: readonly TextLine[], rough: readonly number[], labels: readonly Label[]): readonly TextLine[] {
  const roles = labels.map((label) => columnRole(label.text));
  const anchors = body.filter((line) => isAnchor(region, line, rough, roles));
  return anchors.length > 0 ? anchors : body.slice(0, 1);
}
