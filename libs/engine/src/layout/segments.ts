import { boxAround, boxCentreY, type Box } from '../model/box';
import type { Ruling, TextLine, Word } from '../model/page';
import { WORD_GAP_EM } from './gaps';
import { SEGMENTS } from './weights';

/** A phrase: words of one line with no more than a blank between them. Labels and values, and the cells of a line, are made of them. */
export interface Segment {
  words: Word[];
  box: Box;
  text: string;
  /** That of its largest word. */
  fontSize: number;
  /** Index of its line on the page. */
  line: number;
}

export const isSameEdge = (a: number, b: number): boolean => Math.abs(a - b) < SEGMENTS.sameEdgePt;

/** Dots or dashes that lead the eye from a label to its figure. */
const LEADER = /^(?:[.·…_]{2,}|(?:[.·]\s?){3,}|[-–—]{4,})$/;

/** Whether the word only leads the eye and says nothing. */
export const isLeader = (word: Word): boolean => LEADER.test(word.text);

/** Splits a line at wide gaps and at the given vertical separators. */
export function splitSegments(line: TextLine, separators: readonly number[] = [], gapEm: number = WORD_GAP_EM.segment): Segment[] {
  const groups: Word[][] = [];
  let right = -Infinity;
  for (const word of line.words) {
    const last = groups[groups.length - 1];
    const previous = last?.[last.length - 1];
    if (!last || !previous || isApart(previous, word, word.box.left - right, gapEm) || isSeparated(right, word, separators))
      groups.push([word]);
    else last.push(word);
    right = Math.max(right, word.box.right);
  }
  return groups.map((words) => toSegment(words, line.index));
}

/** A figure that is whole by itself: with a separator inside, so not a group of digits after a blank. */
const WHOLE_FIGURE = /^[-–−+($€£]*\d+(?:[.,]\d+)+[%)*]*$/;

/** Whether the gap between two words is more than a blank. Most gaps are so narrow or so wide that the words need not be read. */
function isApart(before: Word, word: Word, gap: number, gapEm: number): boolean {
  const size = Math.min(before.fontSize, word.fontSize);
  if (gap > Math.max(gapEm, WORD_GAP_EM.figures) * size) return true;
  if (gap <= Math.min(gapEm, WORD_GAP_EM.figures) * size) return false;
  return gap > (areFigures(before, word) ? WORD_GAP_EM.figures : gapEm) * size;
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
export function labelSegments(line: TextLine, verticals: readonly Ruling[]): Segment[] {
  const groups: Word[][] = [];
  for (const word of line.words.flatMap(splitAtColon)) {
    const last = groups[groups.length - 1];
    const previous = last?.[last.length - 1];
    if (!last || !previous || isLabelApart(previous, word) || isRuled(previous, word, verticals)) groups.push([word]);
    else last.push(word);
  }
  return groups.map((words) => toSegment(words, line.index));
}

/** `Total:12.50` is a label and a value; each part gets its share of the box. */
export function splitAtColon(word: Word): Word[] {
  const match = /^(\p{L}[\p{L}.#°/()-]*:)(?!\/\/)([^:]+.*)$/u.exec(word.text);
  if (!match) return [word];
  const cut = word.box.left + ((word.box.right - word.box.left) * match[1]!.length) / word.text.length;
  return [
    { ...word, text: match[1]!, box: { ...word.box, right: cut } },
    { ...word, text: match[2]!, box: { ...word.box, left: cut } },
  ];
}

/** A sign that parts the items of one line, as a sender's line has it, is set with wider blanks. */
const PARTING = /^[●•·∙▪|]$/;

function isLabelApart(before: Word, word: Word): boolean {
  const gapEm = PARTING.test(before.text) || PARTING.test(word.text) ? WORD_GAP_EM.partingSign : WORD_GAP_EM.phrase;
  return word.box.left - before.box.right > gapEm * Math.max(before.fontSize, word.fontSize);
}

function isRuled(left: Word, right: Word, verticals: readonly Ruling[]): boolean {
  const y = boxCentreY(left.box);
  return verticals.some(
    ({ position, start, end }) => position >= left.box.right - 1 && position <= right.box.left + 1 && start <= y && end >= y,
  );
}
