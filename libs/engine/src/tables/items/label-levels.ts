import { boxCentreX, type Box } from '../../model/box';
import { isSameEdge } from '../../layout/segments';
import type { Word } from '../../model/page';
import { LABEL_LEVELS } from './weights';

/** A label with its place. */
interface PlacedLabel {
  box: Box;
  words: readonly Pick<Word, 'text'>[];
}

/** The labels of the lower line, left to right, over which each label of the upper one stands as a heading of two or more: `Qty` over `Ordered` and `Shipped`. */
export function headedLabels<Heading extends PlacedLabel & { fontSize: number }, Lower extends PlacedLabel>(
  upper: readonly Heading[],
  lower: readonly Lower[],
): Map<Heading, Lower[]> {
  const under = new Map<Heading, Lower[]>(upper.map((label) => [label, []]));
  for (const label of lower) under.get(nearestTo(label, upper)!)?.push(label);
  return new Map(
    [...under].flatMap(([heading, labels]): [Heading, Lower[]][] => {
      if (labels.some((label) => isFirstLineOf(heading, label))) return [];
      const headed = labels.length < lower.length && standsOver(heading, labels) ? labels : runUnder(heading, labels);
      return headed.length > 1 ? [[heading, headed]] : [];
    }),
  );
}

/** Whether a label goes on with the line over it: at its edge or under its middle, in small letters or behind a hyphen, as `Geb.-` over `Nr.`. */
function isFirstLineOf(heading: PlacedLabel & { fontSize: number }, { box, words }: PlacedLabel): boolean {
  const isUnder =
    isSameEdge(heading.box.left, box.left) ||
    Math.abs(boxCentreX(heading.box) - boxCentreX(box)) < LABEL_LEVELS.overOneEm * heading.fontSize;
  return isUnder && (/^\p{Ll}/u.test(words[0]!.text) || /\p{L}[.]?[-\u2010]$/u.test(heading.words.at(-1)!.text));
}

/** Of the labels nearest to a heading, some of which may stand beside it, those over whose middle it is; none where it stands over one alone, and is the upper line of that. */
function runUnder<Lower extends PlacedLabel>({ box, fontSize }: PlacedLabel & { fontSize: number }, labels: readonly Lower[]): Lower[] {
  const isOver = (label: Lower): boolean =>
    isSameEdge(box.left, label.box.left) ||
    isSameEdge(box.right, label.box.right) ||
    Math.abs(boxCentreX(box) - boxCentreX(label.box)) < LABEL_LEVELS.overOneEm * fontSize;
  if (labels.some(isOver)) return [];
  const offCentre = (run: readonly Lower[]): number => Math.abs(boxCentreX(box) - (run[0]!.box.left + run.at(-1)!.box.right) / 2);
  const runs = labels.flatMap((_, from) => labels.slice(from + 1).map((_, more) => labels.slice(from, from + more + 2)));
  const best = runs.reduce<Lower[]>((least, run) => (least.length === 0 || offCentre(run) < offCentre(least) ? run : least), []);
  return best.length > 0 && offCentre(best) < LABEL_LEVELS.runEm * fontSize ? best : [];
}

const nearestTo = <Heading extends PlacedLabel>({ box }: PlacedLabel, labels: readonly Heading[]): Heading | undefined => {
  const distance = (other: Heading): number => Math.abs(boxCentreX(other.box) - boxCentreX(box));
  return labels.reduce<Heading | undefined>((best, other) => (!best || distance(other) < distance(best) ? other : best), undefined);
};

/** Whether the heading stands over all of its labels, and not over one of many. */
function standsOver({ box, fontSize }: PlacedLabel & { fontSize: number }, labels: readonly PlacedLabel[]): boolean {
  if (labels.length < 2) return false;
  const [left, right] = [labels[0]!.box.left, labels[labels.length - 1]!.box.right];
  return Math.abs(boxCentreX(box) - (left + right) / 2) < LABEL_LEVELS.centredEm * fontSize || isSameEdge(box.left, left);
}
