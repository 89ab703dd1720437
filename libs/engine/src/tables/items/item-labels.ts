import { boxAround, overlapX, unionBox, type Box } from '../../model/box';
import type { Ruling, TextLine, Word } from '../../model/page';
import { columnRole, isColumnLabel } from '../../lexicon/lexicon';
import { cellText } from '../grid/draft-table';
import { headedBeside, headedLabels } from './label-levels';
import { separatorsBeside, type Region } from '../grid/region';
import { splitSegments, toSegment, type Segment } from '../../layout/segments';
import { GAP_EM } from '../../layout/gaps';

/** The label of one column. */
export interface Label {
  text: string;
  box: Box;
  words: Word[];
}

/** The labels of a header, left to right: those of the line with the most, with what stands over and under each; a heading over several belongs to each of them. */
export function itemLabels(region: Region, header: readonly TextLine[]): Label[] {
  const segmented = header.map((line) =>
    splitSegments(line, separatorsBeside(region, line.box), GAP_EM.words.label).flatMap(splitKnownLabels),
  );
  const main = segmented.reduce((best, segments) => (segments.length > best.length ? segments : best), segmented[0] ?? []);
  const blocks = main.map((segment) => [...segment.words]);
  const headings = new Map<Word[], Word[]>();
  const at = segmented.indexOf(main);
  for (const [ahead, segments] of segmented.slice(at + 1).entries()) {
    // Where lines stand over the one with the most labels, those beside it are set in the middle between.
    const heads = at === 0 && ahead === 0 ? headsOver(main, segments, region.horizontals) : [];
    addLineBelow(blocks, headings, segments, heads);
  }
  for (const [back, segments] of segmented.slice(0, at).toReversed().entries()) {
    // A line is drawn under headings of the first line; under one further down it parts lines of one label: `Standing`, `Charge`, `p/day`.
    const horizontals = back === at - 1 ? region.horizontals : [];
    const lower = blocks.map((words) => ({ words, box: boxAround(words) })).sort((a, b) => a.box.left - b.box.left);
    const below = segmented[at + 1] ?? [];
    const besides = back === 0 ? headedBeside(segments, main, lower.filter(isAmong(below))) : undefined;
    const heads = besides ?? headedLabels(segments, lower, horizontals);
    for (const [heading, labels] of heads)
      for (const { words } of labels) headings.set(words, [...heading.words, ...(headings.get(words) ?? [])]);
    for (const segment of segments) if (!heads.has(segment)) addToBlock(blocks, segment);
  }
  return blocks.map((words) => ({ ...toLabel(words), ...headed(words, headings.get(words)) })).sort((a, b) => a.box.left - b.box.left);
}

/** Adds the line below to the labels; those that turn out to be headings over some of it give way to what they head, and are noted as its headings. */
function addLineBelow(
  blocks: Word[][],
  headings: Map<Word[], Word[]>,
  segments: readonly Segment[],
  heads: readonly [Segment, Segment[]][],
): void {
  const underHeads = new Set(heads.flatMap(([, labels]) => labels));
  for (const segment of segments) if (!underHeads.has(segment)) addToBlock(blocks, segment);
  for (const [heading, labels] of heads) {
    const parts = labels.map(({ words }) => [...words]);
    const whole = blocks.findIndex((words) => words[0] === heading.words[0]);
    const [words] = blocks.splice(whole, 1, ...parts);
    for (const part of parts) headings.set(part, words!);
  }
}

const isAmong =
  (segments: readonly Segment[]) =>
  ({ words }: { words: readonly Word[] }): boolean =>
    segments.some((segment) => segment.words[0] === words[0]);

/** The labels of the line with the most that are headings all the same, over several of the next: `CGST` and `SGST` over `Rate` and `Amount` each, between labels of single columns. */
const headsOver = (main: readonly Segment[], lower: readonly Segment[], horizontals: readonly Ruling[]): [Segment, Segment[]][] =>
  [...headedLabels(main, lower, horizontals)].filter(
    ([{ box, fontSize }, labels]) => box.left > labels[0]!.box.left - fontSize && box.right < labels.at(-1)!.box.right + fontSize,
  );

/** The words and text of a label with those of the heading over it; its place stays its own. */
export const headed = (words: Word[], heading: readonly Word[] = []): Pick<Label, 'words' | 'text'> => {
  const all = [...heading, ...words];
  return { words: all, text: cellText(all) };
};

/** Words that are a label together. */
export const toLabel = (words: Word[]): Label => ({ words, box: unionBox(words.map((word) => word.box)), text: cellText(words) });

/** Adds a segment to the label that it shares most width with; to none, it is one of its own. */
function addToBlock(blocks: Word[][], segment: Segment): void {
  let best: Word[] | undefined;
  let most = 0;
  for (const block of blocks) {
    const shared = overlapX(unionBox(block.map((word) => word.box)), segment.box);
    if (shared > most) [best, most] = [block, shared];
  }
  if (best) best.push(...segment.words);
  else blocks.push([...segment.words]);
}

/** Splits labels that stand no more than a blank apart where each word is a label of its own, and they are none together. */
function splitKnownLabels(segment: Segment): Segment[] {
  if (segment.words.length < 2 || isColumnLabel(segment.text)) return [segment];
  const roles = segment.words.map((word) => columnRole(word.text));
  const isEachOne = roles.every((role, i) => role !== null && roles.indexOf(role) === i);
  return isEachOne ? segment.words.map((word) => toSegment([word], segment.line)) : [segment];
}
