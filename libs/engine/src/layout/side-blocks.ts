import { boxAround, boxCentreX, boxCentreY, boxHeight, boxWidth, containsCentre, overlapX, type Box } from '../model/box';
import type { Ruling, TextLine, Word } from '../model/page';
import { layOutPage, type LaidOutPage } from './laid-out-page';
import { columnRole } from '../lexicon/lexicon';
import { splitSegments } from './segments';
import { groupLines } from './text-lines';
import { GAP_EM } from './gaps';
import { SIDE_BLOCKS } from './weights';

/**
 * A page on which blocks of text stand beside one another, each with lines of its own that miss those of the other - columns of a brochure, notes or
 * a margin beside a table - as two pages: what stands on the narrower side, and the rest. Undefined where there are none.
 */
export function partSideBlocks(page: LaidOutPage): [LaidOutPage, LaidOutPage] | undefined {
  const seen = new Set<string>();
  const aside = middlesOfGaps(page.lines)
    .flatMap((x) => runsBeside(page, x, seen))
    .reduce<Aside | undefined>((best, run) => (!best || run.missed > best.missed ? run : best), undefined);
  return aside && parted(page, aside);
}

/**
 * A page beside whose text a high shaded panel stands, as two pages: the rest and what the panel holds. Undefined where there is none, or its words are not its
 * own, or it is the column of a table.
 */
export function partPanel(page: LaidOutPage): [LaidOutPage, LaidOutPage] | undefined {
  for (const { box } of page.fills) {
    if (boxHeight(box) < SIDE_BLOCKS.panelHeight * page.height || boxWidth(box) > SIDE_BLOCKS.panelWidth * page.width) continue;
    const isBeside = (word: Word): boolean =>
      word.rotation === undefined && boxCentreY(word.box) > box.top && boxCentreY(word.box) < box.bottom;
    const beside = page.words.filter(isBeside);
    const inside = beside.filter((word) => boxCentreX(word.box) > box.left && boxCentreX(word.box) < box.right);
    const isWhole = inside.every((word) => word.box.left > box.left - 1 && word.box.right < box.right + 1);
    const rest = beside.filter((word) => !inside.includes(word));
    const holdsLines = [inside, rest].every((words) => groupLines(words).length >= SIDE_BLOCKS.fewestLines);
    if (isWhole && holdsLines && isOnOneSide(box, rest) && !isOfTable(box, page)) return parted(page, { words: inside, missed: 0 });
  }
  return undefined;
}

/** Whether a shaded box is a column of a drawn table: under a shaded header that goes on beside it, or with rows that are drawn on from its side. */
function isOfTable(box: Box, { fills, rulings }: LaidOutPage): boolean {
  const isHeader = (other: Box): boolean =>
    Math.abs(other.bottom - box.top) < SIDE_BLOCKS.framePt &&
    overlapX(other, box) > boxWidth(box) / 2 &&
    boxWidth(other) > 2 * boxWidth(box) &&
    boxHeight(other) < boxHeight(box) / 2;
  const rows = rulings.filter(
    ({ orientation, position, start, end }) =>
      orientation === 'horizontal' &&
      position > box.top + SIDE_BLOCKS.framePt &&
      position < box.bottom - SIDE_BLOCKS.framePt &&
      (Math.abs(start - box.right) < SIDE_BLOCKS.framePt || Math.abs(end - box.left) < SIDE_BLOCKS.framePt),
  );
  return fills.some((fill) => isHeader(fill.box)) || rows.length >= SIDE_BLOCKS.fewestLines;
}

/** Whether what stands beside a panel does so on its left alone or on its right alone: the column of a table has others on both. */
const isOnOneSide = (box: Box, words: readonly Word[]): boolean =>
  words.every((word) => word.box.left > box.right - 1) || words.every((word) => word.box.right < box.left + 1);

/** Words that stand beside the others of their lines, and how many of their lines miss those. */
interface Aside {
  words: readonly Word[];
  missed: number;
}

/** The middles of wide gaps inside lines, those that are near together once. */
function middlesOfGaps(lines: readonly TextLine[]): number[] {
  const middles = lines.flatMap(({ words }) =>
    words.slice(1).flatMap((word, i) => {
      const before = words[i]!;
      const gap = word.box.left - before.box.right;
      return gap > GAP_EM.words.sideBlocks * word.fontSize ? [(before.box.right + word.box.left) / 2] : [];
    }),
  );
  return middles.sort((a, b) => a - b).filter((x, i) => i === 0 || x - middles[i - 1]! > SIDE_BLOCKS.samePositionPt);
}

/**
 * The runs of lines that leave the place free, in which what stands on one side of it misses the lines of the other. One that an earlier place parted
 * at the same words, as `seen` has it, says nothing new.
 */
function runsBeside(page: LaidOutPage, x: number, seen: Set<string>): Aside[] {
  const runs: TextLine[][] = [[]];
  for (const line of page.lines) {
    if (isFreeAt(line, x)) runs.at(-1)!.push(line);
    else if (runs.at(-1)!.length > 0) runs.push([]);
  }
  return runs.flatMap((each) => {
    const run = aboveLabels(each, x);
    if (run.length === 0) return [];
    const parting = `${run[0]!.index} ${run.length} ${wordsLeftOf(run, x)}`;
    if (seen.has(parting)) return [];
    seen.add(parting);
    const words = run.flatMap((line) => line.words);
    const [left, right] = [words.filter(({ box }) => box.right <= x), words.filter(({ box }) => box.left >= x)];
    if (Math.min(left.length, right.length) < SIDE_BLOCKS.fewestLines) return [];
    const missed = linesMissed(page, groupLines(left), groupLines(right));
    return missed === 0 ? [] : [{ words: left.length < right.length ? left : right, missed }];
  });
}

/** The lines without the last where that is labels of columns on both sides: they head the table below, which runs across. None where that table's rows are among them. */
function aboveLabels(run: readonly TextLine[], x: number): readonly TextLine[] {
  if (run.slice(0, -1).some((line) => headsAcross(line, x, SIDE_BLOCKS.fewestLabels))) return [];
  const last = run.at(-1);
  return last && headsAcross(last, x, 2) ? run.slice(0, -1) : run;
}

function headsAcross(line: TextLine, x: number, fewest: number): boolean {
  const labels = splitSegments(line).filter(({ text }) => columnRole(text) !== null);
  const areDifferent = new Set(labels.map(({ text }) => text)).size === labels.length;
  return areDifferent && labels.length >= fewest && labels.some(({ box }) => box.right <= x) && labels.some(({ box }) => box.left >= x);
}

function wordsLeftOf(lines: readonly TextLine[], x: number): number {
  let count = 0;
  for (const { words } of lines) for (const { box } of words) if (box.right <= x) count++;
  return count;
}

const isFreeAt = ({ words }: TextLine, x: number): boolean =>
  words.every(({ box, fontSize }) => {
    const room = (GAP_EM.words.sideBlocks / 2) * fontSize;
    return box.right < x - room || box.left > x + room;
  });

/** How many lines of the side with fewer stand neither level with one of the other side nor half-way between two, as cells set in the middle do; 0 where too few do. */
function linesMissed(page: LaidOutPage, left: readonly TextLine[], right: readonly TextLine[]): number {
  if (left.length === 0 || right.length === 0) return 0;
  const [one, other] = [boxAround(left), boxAround(right)];
  const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
  const isBeside = ({ box }: TextLine): boolean => box.bottom > top && box.top < bottom;
  const [few, many] = [left.filter(isBeside), right.filter(isBeside)].sort((a, b) => a.length - b.length) as [TextLine[], TextLine[]];
  if (few.length < SIDE_BLOCKS.fewestLines || isDrawnAcross(page, [one.right, other.left], top, bottom)) return 0;
  const near = page.reader === 'ocr' ? SIDE_BLOCKS.recognisedLevelHeight : SIDE_BLOCKS.levelHeight;
  const levels = levelsOf(many);
  const missed = few.filter(({ box }) => !isAtLevel(levels, boxCentreY(box), near * boxHeight(box))).length;
  return missed >= SIDE_BLOCKS.fewestMissed && missed >= few.length * SIDE_BLOCKS.leastMissed ? missed : 0;
}

/** The middles of the lines, and those half-way between two. */
function levelsOf(lines: readonly TextLine[]): number[] {
  const heights = lines.map(({ box }) => boxCentreY(box));
  return [...heights, ...heights.slice(1).map((y, i) => (y + heights[i]!) / 2)];
}

const isAtLevel = (levels: readonly number[], y: number, near: number): boolean => levels.some((level) => Math.abs(level - y) <= near);

/** Whether lines or fills are drawn from one side to the other, wherever between them one looks: the rows of one table. */
function isDrawnAcross({ rulings, fills }: LaidOutPage, [from, to]: readonly [number, number], top: number, bottom: number): boolean {
  const reachesBetween = ({ left, right }: Pick<Box, 'left' | 'right'>): boolean => left - 1 < to && right + 1 > from;
  const drawn = [
    ...rulings
      .filter(({ orientation, position }) => orientation === 'horizontal' && position > top && position < bottom)
      .map(({ start, end }) => ({ left: start, right: end })),
    ...fills.map(({ box }) => box).filter((box) => box.top < bottom && box.bottom > top && boxHeight(box) < bottom - top),
  ].filter(reachesBetween);
  const between = [(from + to) / 2, ...drawn.flatMap(({ left, right }) => [left - 1, right + 1])].filter((x) => x > from && x < to);
  return between.every((x) => drawn.some(({ left, right }) => left < x && right > x));
}

function parted(page: LaidOutPage, { words }: Aside): [LaidOutPage, LaidOutPage] {
  const own = new Set(words);
  const box = boxAround(words);
  const isOwn = (ruling: Ruling): boolean => containsMiddle(box, ruling);
  return [
    cut(page, page.words.filter((word) => !own.has(word)), page.rulings.filter((ruling) => !isOwn(ruling)), (fill) => !containsCentre(box, fill)), // prettier-ignore
    cut(page, [...words], page.rulings.filter(isOwn), (fill) => containsCentre(box, fill)),
  ];
}

const cut = (page: LaidOutPage, words: Word[], rulings: Ruling[], isKept: (fill: Box) => boolean): LaidOutPage => ({
  ...layOutPage({ ...page, words, rulings, fills: page.fills.filter((fill) => isKept(fill.box)) }),
  isFirst: page.isFirst,
});

function containsMiddle(box: Box, { orientation, position, start, end }: Ruling): boolean {
  const [x, y] = orientation === 'horizontal' ? [(start + end) / 2, position] : [position, (start + end) / 2];
  return x > box.left - SIDE_BLOCKS.framePt && x < box.right + SIDE_BLOCKS.framePt && y > box.top - SIDE_BLOCKS.framePt && y < box.bottom + SIDE_BLOCKS.framePt; // prettier-ignore
}
