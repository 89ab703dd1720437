import { boxAround, boxCentreX, boxCentreY, type Box } from '../../model/box';
import { isSameEdge } from '../../layout/segments';
import type { Ruling, Word } from '../../model/page';
import { isOverFirst } from '../grid/under-labels';
import { LABEL_LEVELS } from './weights';

/** A label with its place. */
interface PlacedLabel {
  box: Box;
  words: readonly Pick<Word, 'text'>[];
}

/** One that may stand over others. */
interface PlacedHeading extends PlacedLabel {
  fontSize: number;
}

/**
 * The labels of the lower line, left to right, over which each label of the upper one stands as a heading of two or more: `Qty` over `Ordered` and
 * `Shipped`. A line drawn between them says which labels have one; else labels are of the nearest.
 */
export function headedLabels<Heading extends PlacedHeading, Lower extends PlacedLabel>(
  upper: readonly Heading[],
  lower: readonly Lower[],
  horizontals: readonly Ruling[] = [],
): Map<Heading, Lower[]> {
  const repeated = repeatedRuns(upper, lower);
  if (repeated) return repeated;
  const underlined = new Map(upper.map((heading) => [heading, underlinedBy(heading, upper, lower, horizontals)]));
  const claimed = new Set([...underlined.values()].flatMap((labels) => labels ?? []));
  const under = new Map<Heading, Lower[]>(upper.map((label) => [label, []]));
  for (const label of lower) if (!claimed.has(label)) under.get(nearestTo(label, upper)!)?.push(label);
  return new Map(
    [...under].flatMap(([heading, labels]): [Heading, Lower[]][] => {
      const drawn = underlined.get(heading);
      if (drawn) return drawn.length > 1 ? [[heading, drawn]] : [];
      if (isCaption(heading, upper, lower) || labels.some((label) => isFirstLineOf(heading, label, labels))) return [];
      const headed = labels.length < lower.length && standsOver(heading, labels) ? labels : runUnder(heading, labels);
      return headed.length > 1 ? [[heading, headed]] : [];
    }),
  );
}

/** Whether a text alone begins where the first label does or before it, and is wider: what the table is called. */
const isCaption = ({ box }: PlacedLabel, upper: readonly PlacedLabel[], lower: readonly PlacedLabel[]): boolean =>
  upper.length === 1 && isOverFirst(box, lower) && box.left < lower[0]!.box.left + 1;

/** The runs of labels that several headings have under them in their order, each in the middle over the same: `1 day | 3 days` under `Summer` and under `Winter`. */
function repeatedRuns<Heading extends PlacedHeading, Lower extends PlacedLabel>(
  upper: readonly Heading[],
  lower: readonly Lower[],
): Map<Heading, Lower[]> | undefined {
  if (upper.length < 2) return undefined;
  for (let length = Math.floor(lower.length / upper.length); length > 1; length--)
    for (let from = 0; from + length * upper.length <= lower.length; from++) {
      const runs = upper.map((heading, at) => [heading, lower.slice(from + at * length, from + (at + 1) * length)] as [Heading, Lower[]]);
      const first = runs[0]![1].map(saidBy);
      const isUnder = ([{ box, fontSize }, run]: [Heading, Lower[]]): boolean =>
        offCentre(box, run) < LABEL_LEVELS.centredEm * fontSize && run.every((label, at) => saidBy(label) === first[at]);
      if (runs.every(isUnder)) return new Map(runs);
    }
  return undefined;
}

/**
 * The labels of a line under those of single columns, which are set in the middle between it and the headings over it: `Price` over `net | deposit | both`, halfway down
 * beside them `Art. | Name`. Each is of the nearest heading, which stands over all of its own; undefined where the line in between is not in the middle.
 */
export function headedBeside<Heading extends PlacedHeading, Lower extends PlacedLabel>(
  upper: readonly Heading[],
  beside: readonly PlacedLabel[],
  lower: readonly Lower[],
): Map<Heading, Lower[]> | undefined {
  if (upper.length === 0 || beside.length === 0 || lower.length === 0) return undefined;
  const [top, middle, bottom] = [upper, beside, lower].map((labels) => boxCentreY(boxAround(labels)));
  if (Math.abs((top! + bottom!) / 2 - middle!) > LABEL_LEVELS.betweenEm * upper[0]!.fontSize || bottom! <= top!) return undefined;
  const under = new Map(upper.map((heading) => [heading, lower.filter((label) => nearestTo(label, upper) === heading)]));
  return [...under].every(([heading, labels]) => standsOver(heading, labels)) ? under : undefined;
}

const saidBy = ({ words }: PlacedLabel): string => words.map(({ text }) => text).join(' ');

/** The labels of a heading under a line that is drawn over some labels alone: of those that are nearest to it among the headings over that line; undefined where none is drawn, or the heading is the upper line of one. */
function underlinedBy<Lower extends PlacedLabel>(
  heading: PlacedHeading,
  upper: readonly PlacedLabel[],
  lower: readonly Lower[],
  horizontals: readonly Ruling[],
): Lower[] | undefined {
  const isAlong = ({ start, end }: Ruling, { box }: PlacedLabel): boolean => boxCentreX(box) > start && boxCentreX(box) < end;
  const isUnder = (ruling: Ruling): boolean =>
    isAlong(ruling, heading) &&
    ruling.position > boxCentreY(heading.box) &&
    lower.every(({ box }) => ruling.position < boxCentreY(box)) &&
    !lower.every((label) => isAlong(ruling, label));
  const ruling = horizontals.find(isUnder);
  const over = ruling && upper.filter((other) => isAlong(ruling, other));
  const labels = over && lower.filter((label) => isAlong(ruling, label) && nearestTo(label, over) === heading);
  return labels && labels.length > 1 && labels.some((label) => isOver(heading, label)) && !standsOver(heading, labels) ? undefined : labels;
}

/**
 * Whether a label goes on with the line over it: at its edge or under its middle, in small letters that its neighbours do not open with, in brackets, as
 * `(cm)` under `Diam.`, or behind a hyphen, as `Geb.-` over `Nr.`.
 */
function isFirstLineOf(heading: PlacedHeading, { box, words }: PlacedLabel, labels: readonly PlacedLabel[]): boolean {
  const isUnder =
    isSameEdge(heading.box.left, box.left) ||
    Math.abs(boxCentreX(heading.box) - boxCentreX(box)) < LABEL_LEVELS.overOneEm * heading.fontSize;
  const isAmongLike = (isLike: (words: PlacedLabel['words']) => boolean): boolean =>
    isLike(words) && !(labels.every((label) => isLike(label.words)) && standsOver(heading, labels));
  return isUnder && (isAmongLike(opensSmall) || isAmongLike(isInBrackets) || /\p{L}[.]?[-\u2010]$/u.test(heading.words.at(-1)!.text));
}

const isInBrackets = (words: PlacedLabel['words']): boolean => /^[([]/.test(words[0]!.text) && /[)\]]$/.test(words.at(-1)!.text);

const opensSmall = ([first]: PlacedLabel['words']): boolean => /^\p{Ll}/u.test(first!.text);

/** Of the labels nearest to a heading, some of which may stand beside it, those over whose middle it is; none where it stands over one alone, and is the upper line of that. */
function runUnder<Lower extends PlacedLabel>(heading: PlacedHeading, labels: readonly Lower[]): Lower[] {
  const { box, fontSize } = heading;
  if (labels.some((label) => isOver(heading, label))) return [];
  const runs = labels.flatMap((_, from) => labels.slice(from + 1).map((_, more) => labels.slice(from, from + more + 2)));
  const best = runs.reduce<Lower[]>((least, run) => (least.length === 0 || offCentre(box, run) < offCentre(box, least) ? run : least), []);
  return best.length > 0 && offCentre(box, best) < LABEL_LEVELS.runEm * fontSize ? best : [];
}

/** Whether a heading stands at an edge or over the middle of one label. */
const isOver = ({ box, fontSize }: PlacedHeading, label: PlacedLabel): boolean =>
  isSameEdge(box.left, label.box.left) ||
  isSameEdge(box.right, label.box.right) ||
  Math.abs(boxCentreX(box) - boxCentreX(label.box)) < LABEL_LEVELS.overOneEm * fontSize;

const nearestTo = <Heading extends PlacedLabel>({ box }: PlacedLabel, labels: readonly Heading[]): Heading | undefined => {
  const distance = (other: Heading): number => Math.abs(boxCentreX(other.box) - boxCentreX(box));
  return labels.reduce<Heading | undefined>((best, other) => (!best || distance(other) < distance(best) ? other : best), undefined);
};

/** Whether the heading stands over the middle of two labels or more, or begins where the first of them does. */
const standsOver = ({ box, fontSize }: PlacedHeading, labels: readonly PlacedLabel[]): boolean =>
  labels.length > 1 && (offCentre(box, labels) < LABEL_LEVELS.centredEm * fontSize || isSameEdge(box.left, labels[0]!.box.left));

/** In points: how far the middle of a heading is off that of labels, from the left edge of the first to the right edge of the last. */
const offCentre = (heading: Box, labels: readonly PlacedLabel[]): number =>
  Math.abs(boxCentreX(heading) - (labels[0]!.box.left + labels.at(-1)!.box.right) / 2);
