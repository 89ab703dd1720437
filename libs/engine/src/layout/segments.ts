import { boxAround, boxCentreY, boxWidth, type Box } from '../model/box';
import type { Ruling, TextLine, Word } from '../model/page';
import { isUnspaced } from '../lexicon/label-words';
import { isKnownLabel } from '../lexicon/whole-labels';
import { GAP_EM } from './gaps';
import { SEGMENTS } from './weights';

/** A segment: words of one line with no more than a blank between them. Labels and values, and the cells of a line, are made of them. */
export interface Segment {
  words: Word[];
  box: Box;
  text: string;
  /** That of its largest word. */
  fontSize: number;
  /** Index of its line on the page. */
  line: number;
}

/** Whether two edges are one, but for what rounding leaves. */
export const isSameEdge = (a: number, b: number): boolean => Math.abs(a - b) < SEGMENTS.sameEdgePt;

/** Dots or dashes that lead the eye from a label to its figure. */
const LEADER = /^(?:[.·…_]{2,}|(?:[.·]\s?){3,}|[-–—]{4,})$/;

/** Whether the word only leads the eye and says nothing. */
export const isLeader = (word: Word): boolean => LEADER.test(word.text);

/** What lines were split to, by the gap: the finders of tables ask for those of each line dozens of times. */
const splitBefore = new WeakMap<TextLine, Map<number, readonly Segment[]>>();

/** Splits a line at wide gaps and at the given vertical separators. What it answers is shared, so nobody may change it. */
export function splitSegments(
  line: TextLine,
  separators: readonly number[] = [],
  gapEm: number = GAP_EM.words.segment,
): readonly Segment[] {
  if (separators.length > 0)
    return segmentsOf(
      line.words,
      line.index,
      (previous, word, right) => isApart(previous, word, word.box.left - right, gapEm) || isSeparated(right, word, separators),
    );
  let byGap = splitBefore.get(line);
  if (!byGap) splitBefore.set(line, (byGap = new Map()));
  let segments = byGap.get(gapEm);
  if (!segments) {
    segments = segmentsOf(line.words, line.index, (previous, word, right) => isApart(previous, word, word.box.left - right, gapEm));
    byGap.set(gapEm, segments);
  }
  return segments;
}

/** The segments of words in a line; `right` is the right edge of all words before. */
function segmentsOf(words: readonly Word[], line: number, isParted: (previous: Word, word: Word, right: number) => boolean): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let right = -Infinity;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (i > from && isParted(words[i - 1]!, word, right)) {
      segments.push(toSegment(words.slice(from, i), line));
      from = i;
    }
    right = Math.max(right, word.box.right);
  }
  if (words.length > 0) segments.push(toSegment(words.slice(from), line));
  return segments;
}

/** A figure that is whole by itself: with a separator inside, so not a group of digits after a blank. */
const WHOLE_FIGURE = /^[-–−+($€£]*\d+(?:[.,]\d+)+[%)*]*$/;

/** Whether the gap between two words is more than a blank. Most gaps are so narrow or so wide that the words need not be read. */
function isApart(before: Word, word: Word, gap: number, gapEm: number): boolean {
  const size = Math.min(before.fontSize, word.fontSize);
  if (gap > Math.max(gapEm, GAP_EM.words.figures) * size) return true;
  if (gap <= Math.min(gapEm, GAP_EM.words.figures) * size) return false;
  return gap > (areFigures(before, word) ? GAP_EM.words.figures : gapEm) * size;
}

const areFigures = (before: Word, word: Word): boolean => WHOLE_FIGURE.test(before.text) && WHOLE_FIGURE.test(word.text);

/** Whether a separator stands between the words; where the first runs into the second, right in front of that one. */
const isSeparated = (right: number, word: Word, separators: readonly number[]): boolean =>
  separators.some((x) => x <= word.box.left + 1 && (x >= right - 1 || (right > word.box.left && x >= word.box.left - 1)));

/** Makes one segment of words that are known to belong together. */
export function toSegment(words: Word[], line: number): Segment {
  let { text, fontSize } = words[0]!;
  for (let i = 1; i < words.length; i++) {
    text += ` ${words[i]!.text}`;
    fontSize = Math.max(fontSize, words[i]!.fontSize);
  }
  return { words, box: boxAround(words), text, fontSize, line };
}

/** The segments that labels and values are made of: a wide gap or a vertical ruling ends one, and so does the colon of `Total:12.50`. */
export const labelSegments = (line: TextLine, verticals: readonly Ruling[]): Segment[] =>
  segmentsOf(line.words.flatMap(splitAtColon), line.index, (previous, word) => {
    const gapEm = isPartingSign(previous) || isPartingSign(word) ? GAP_EM.words.partingSign : GAP_EM.words.labelValue;
    return isApart(previous, word, word.box.left - previous.box.right, gapEm) || isRuled(previous, word, verticals);
  });

/** `Total:12.50` is a label and a value; each part gets its share of the box. */
export function splitAtColon(word: Word): Word[] {
  const match = /^(\p{L}[\p{L}\p{M}.#°/()-]*:)(?!\/\/)([^:]+.*)$/u.exec(word.text);
  if (match) return parted(word, match[1]!.length);
  if (!isUnspaced(word.text)) return [word];
  const unspaced = WIDE_COLON.exec(word.text) ?? VALUE_BEHIND_LABEL.exec(word.text);
  if (!unspaced || (!unspaced.groups?.end && !isKnownLabel(unspaced[1]!))) return [word];
  return parted(word, unspaced[1]!.length);
}

/** `請求日：2026年3月12日`, `【登録番号】T123`. */
const WIDE_COLON = /^(.*?\p{L}.*?(?<end>[:：︰]|(?<=^[【［〔[].*)[】］〕\]]))(?!\/\/)[^:：︰]/u;
/** `小計550,000円`, `登録番号T5180001045678`, `合計¥605,000`: a label that is known, and a figure, a sign or a code right behind. */
const VALUE_BEHIND_LABEL = /^([^\p{Nd}A-Za-z¥￥$₩฿]*(?![A-Za-z])\p{L})(?=[\p{Nd}A-Za-z¥￥$₩฿▲△])/u;

/** The two parts of a word, each with its share of the box: ideographs are twice as wide as figures. */
function parted(word: Word, length: number): Word[] {
  const [before, behind] = [word.text.slice(0, length), word.text.slice(length)];
  const cut = word.box.left + (boxWidth(word.box) * widthOf(before)) / widthOf(word.text);
  return [
    { ...word, text: before, box: { ...word.box, right: cut } },
    { ...word, text: behind, box: { ...word.box, left: cut } },
  ];
}

const widthOf = (text: string): number => text.length + (text.match(/[\u2e80-\u9fff\uac00-\ud7a3\uff01-\uff60]/g)?.length ?? 0);

/** A sign that parts the items of one line, as a sender's line has it, is set with wider blanks. */
const isPartingSign = ({ text }: Word): boolean => /^[●•·∙▪|]$/.test(text);

function isRuled(left: Word, right: Word, verticals: readonly Ruling[]): boolean {
  const y = boxCentreY(left.box);
  return verticals.some(
    ({ position, start, end }) => position >= left.box.right - 1 && position <= right.box.left + 1 && start <= y && end >= y,
  );
}
