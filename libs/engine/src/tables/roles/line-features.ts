import { columnRole, isCarriedForward, opensLikeNote, opensLikeTotal } from '../../lexicon/lexicon';
import { boxCentreX, boxCentreY, boxHeight, boxWidth } from '../../model/box';
import type { LaidOutPage } from '../../layout/laid-out-page';
import { splitSegments, type Segment } from '../../layout/segments';
import type { FilledBox, Ruling, TextLine } from '../../model/page';
import { inPlainDigits, isFigure } from '../grid/numeric-text';
import { medianFontSize } from '../grid/region';
import { LINE_FEATURES } from './weights';

/** What is measured of each line alone and against its neighbours. */
interface MeasuredLine {
  line: TextLine;
  segments: readonly Segment[];
  figures: boolean[];
  own: number[];
}

type Page = Pick<LaidOutPage, 'lines' | 'width' | 'height' | 'rulings' | 'fills'>;

/** The features of each line of a page: its own and those of the two lines above and below, and how it stands to each of them. */
export function lineFeatures(page: Page): Float32Array[] {
  const size = medianFontSize(page.lines.flatMap(({ words }) => words));
  const horizontals = page.rulings.filter(({ orientation }) => orientation === 'horizontal');
  const verticals = page.rulings.filter(({ orientation }) => orientation === 'vertical');
  const measured = page.lines.map((line, index) => measure(page, index, line, size, horizontals, verticals));
  const own = measured[0]?.own.length ?? 0;
  return measured.map((self, index) => {
    // A neighbour that is not there is -1 in everything.
    const features = new Float32Array(own + NEIGHBOURS.length * (own + RELATIONS) + COMPANY).fill(-1);
    features.set(self.own);
    NEIGHBOURS.forEach((offset, i) => {
      const other = measured[index + offset];
      if (!other) return;
      const at = own + i * (own + RELATIONS);
      features.set(other.own, at);
      features.set(relation(self, other, size), at + own);
    });
    features.set(company(measured, index), features.length - COMPANY);
    return features;
  });
}

const NEIGHBOURS = [-2, -1, 1, 2];

function measure(
  page: Page,
  index: number,
  line: TextLine,
  size: number,
  horizontals: readonly Ruling[],
  verticals: readonly Ruling[],
): MeasuredLine {
  const { box, words, text } = line;
  const beside = verticals.filter(({ start, end }) => Math.min(end, box.bottom) - Math.max(start, box.top) > boxHeight(box) / 2);
  const segments = splitSegments(line, beside.map(({ position }) => position)); // prettier-ignore
  const figures = segments.map((segment) => isFigure(segment.text));
  const counts = countCharacters(inPlainDigits(text));
  const own = [
    Math.min(segments.length, LINE_FEATURES.mostSegments),
    Math.min(words.length, LINE_FEATURES.mostWords),
    ...ofCharacters(text, counts, segments, figures),
    words.filter(({ bold }) => bold).length / words.length,
    Math.max(...words.map(({ fontSize }) => fontSize)) / size,
    ...ofPosition(page, index, size, horizontals),
    beside.length,
    ...ofText(text, counts, segments),
  ];
  return { line, segments, figures, own };
}

/** How many of its segments are figures, hold an amount or a digit, and the shares of its letters and digits. */
function ofCharacters(text: string, { letters, digits }: Counts, segments: readonly Segment[], figures: readonly boolean[]): number[] {
  const plain = segments.map((segment) => inPlainDigits(segment.text));
  return [
    figures.filter(Boolean).length,
    figures[0] ? 1 : 0,
    figures.at(-1) ? 1 : 0,
    plain.filter((each) => /\d[.,]\d\d(?!\d)/.test(each)).length,
    plain.filter((each) => /\d/.test(each)).length,
    letters / Math.max(1, text.length),
    digits / Math.max(1, text.length),
  ];
}

/** Where on the page it stands, how far from its neighbours, and what is drawn between and behind them. */
function ofPosition(page: Page, index: number, size: number, horizontals: readonly Ruling[]): number[] {
  const line = page.lines[index]!;
  const [above, below] = [page.lines[index - 1], page.lines[index + 1]];
  const { box } = line;
  const fill = fillOf(page.fills, line);
  return [
    box.left / page.width,
    box.right / page.width,
    box.top / page.height,
    above ? clamp((box.top - above.box.bottom) / size) : LINE_FEATURES.farEm,
    below ? clamp((below.box.top - box.bottom) / size) : LINE_FEATURES.farEm,
    rulingBetween(horizontals, above, line),
    rulingBetween(horizontals, line, below),
    fill ? fill.shade : 2,
    above && fill && fill === fillOf(page.fills, above) ? 1 : 0,
    below && fill && fill === fillOf(page.fills, below) ? 1 : 0,
  ];
}

/** How it is written, and the words that tell of labels, totals and notes. */
const ofText = (text: string, { letters }: Counts, segments: readonly Segment[]): number[] => [
  text.endsWith(':') ? 2 : text.includes(':') ? 1 : 0,
  letters > 2 && text === text.toUpperCase() ? 1 : 0,
  /^\p{Ll}/u.test(text) ? 1 : 0,
  segments.filter((segment) => segment.words.length <= LINE_FEATURES.labelWords && columnRole(segment.text) !== null).length,
  segments.some((segment) => opensLikeTotal(segment.text)) ? 1 : 0,
  isCarriedForward(segments[0]!.text) ? 1 : 0,
  opensLikeNote(text) ? 1 : 0,
  Math.max(...segments.map((segment) => segment.words.length)),
];

interface Counts {
  letters: number;
  digits: number;
}

/** How many letters and digits a text has; most have letters of ASCII alone. */
function countCharacters(text: string): Counts {
  let [letters, digits, others] = [0, 0, 0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) others++;
    else if (code >= 48 && code <= 57) digits++;
    else if ((code | 32) >= 97 && (code | 32) <= 122) letters++;
  }
  return { letters: others > 0 ? (text.match(/\p{L}/gu)?.length ?? 0) : letters, digits };
}

/** A ruling between two lines: how much of the wider one it runs along; 0 for none. */
function rulingBetween(horizontals: readonly Ruling[], above: TextLine | undefined, below: TextLine | undefined): number {
  const line = below ?? above!;
  const from = above ? boxCentreY(above.box) : line.box.top - 2 * boxHeight(line.box);
  const to = below ? boxCentreY(below.box) : line.box.bottom + 2 * boxHeight(line.box);
  const wide = Math.max(above ? boxWidth(above.box) : 0, below ? boxWidth(below.box) : 0, 1);
  let most = 0;
  for (const { position, start, end } of horizontals) if (position > from && position < to) most = Math.max(most, (end - start) / wide);
  return Math.min(2, most);
}

function fillOf(fills: readonly FilledBox[], { box }: TextLine): FilledBox | undefined {
  const y = boxCentreY(box);
  return fills.find((fill) => fill.shade < LINE_FEATURES.paperShade && fill.box.top < y && fill.box.bottom > y && fill.box.left <= box.left + 1 && fill.box.right > box.left); // prettier-ignore
}

const clamp = (em: number): number => Math.min(LINE_FEATURES.farEm, em);

const RELATIONS = 8;
const COMPANY = 5;

/** How one line stands to another: shares of its segments at the other's edges and centres, figures under figures, what it overlaps, sizes and styles. */
function relation(self: MeasuredLine, other: MeasuredLine, size: number): number[] {
  const near = LINE_FEATURES.alignedEm * size;
  const { left, right, centred, over, figures } = agreement(self, other, near);
  const all = self.segments.length;
  return [
    left / all,
    right / all,
    centred / all,
    over / all,
    figures,
    Math.abs(self.line.box.left - other.line.box.left) < near ? 1 : 0,
    self.line.words[0]!.fontSize / other.line.words[0]!.fontSize,
    self.line.words[0]!.bold === other.line.words[0]!.bold ? 1 : 0,
  ];
}

/** How many segments of a line stand at an edge or the centre of one of another line, over one, and as figures over a figure. */
interface Agreement {
  left: number;
  right: number;
  centred: number;
  over: number;
  figures: number;
}

function agreement(self: MeasuredLine, other: MeasuredLine, near: number): Agreement {
  const count: Agreement = { left: 0, right: 0, centred: 0, over: 0, figures: 0 };
  for (let i = 0; i < self.segments.length; i++) {
    const { box } = self.segments[i]!;
    const middle = boxCentreX(box);
    let [left, right, centred, over, figures] = [false, false, false, false, false];
    for (let j = 0; j < other.segments.length; j++) {
      const beside = other.segments[j]!.box;
      left ||= Math.abs(box.left - beside.left) < near;
      right ||= Math.abs(box.right - beside.right) < near;
      centred ||= Math.abs(middle - boxCentreX(beside)) < near;
      if (box.left >= beside.right || beside.left >= box.right) continue;
      over = true;
      figures ||= self.figures[i]! && other.figures[j]!;
    }
    count.left += Number(left);
    count.right += Number(right);
    count.centred += Number(centred);
    count.over += Number(over);
    count.figures += Number(figures);
  }
  return count;
}

/** How the line agrees with the lines around it that are split alike: the best above, the best below, and how many of each. */
function company(measured: readonly MeasuredLine[], index: number): number[] {
  const self = measured[index]!;
  const sides = [-1, 1].flatMap((step) => {
    let best = 0;
    let alike = 0;
    for (let k = 1; k <= LINE_FEATURES.company; k++) {
      const other = measured[index + step * k];
      if (!other) break;
      const shared = sharedEdges(self, other);
      best = Math.max(best, shared);
      if (shared > 1) alike++;
    }
    return [best, alike];
  });
  return [...sides, Math.max(0, ...measured.slice(Math.max(0, index - LINE_FEATURES.company), index + LINE_FEATURES.company + 1).map(({ segments }) => segments.length)) - self.segments.length]; // prettier-ignore
}

/** Segments that begin or end where one of the other line does. */
const sharedEdges = (a: MeasuredLine, b: MeasuredLine): number =>
  a.segments.filter(({ box }) =>
    b.segments.some((other) => Math.min(Math.abs(other.box.left - box.left), Math.abs(other.box.right - box.right)) < LINE_FEATURES.edgePt),
  ).length;
