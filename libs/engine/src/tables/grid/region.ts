import { boxWidth, unionBox, type Box } from '../../model/box';
import { median } from '../../model/median';
import type { Page, Ruling, TextLine, Word } from '../../model/page';
import { splitSegments, type Segment } from '../../layout/segments';
import { periodLetters, yearMarks } from '../../lexicon/lexicon';
import { isAmount } from '../../reckoning/read-amount';
import { isValue } from './numeric-text';
import { REGION } from './weights';

/** A part of a page that is taken for a table, before its grid is known. */
export interface Region {
  box: Box;
  /** Top to bottom, each with the words inside the region only. */
  lines: TextLine[];
  /** Horizontal rulings that run across the region, top to bottom. */
  horizontals: Ruling[];
  /** Vertical rulings inside the region, left to right. */
  verticals: Ruling[];
  /** The usual height of its text. */
  fontSize: number;
}

/** Cuts a region out of a page: its lines, and the rulings that cross it. */
export function cutRegion(box: Box, lines: TextLine[], rulings: readonly Ruling[]): Region {
  const inside = rulings.filter((ruling) => crosses(ruling, box));
  return {
    box,
    lines,
    horizontals: inside.filter((ruling) => ruling.orientation === 'horizontal').sort((a, b) => a.position - b.position),
    verticals: inside.filter((ruling) => ruling.orientation === 'vertical').sort((a, b) => a.position - b.position),
    fontSize: medianFontSize(lines.flatMap((line) => line.words)),
  };
}

function crosses(ruling: Ruling, box: Box): boolean {
  const [across, from, to] =
    ruling.orientation === 'horizontal' ? [ruling.position, box.left, box.right] : [ruling.position, box.top, box.bottom];
  const [low, high] = ruling.orientation === 'horizontal' ? [box.top, box.bottom] : [box.left, box.right];
  return across >= low - REGION.edgePt && across <= high + REGION.edgePt && ruling.start < to && ruling.end > from;
}

/** The usual font size of some words, in points. */
export function medianFontSize(words: readonly Word[]): number {
  if (words.length === 0) return 10;
  return Math.max(1, median(words.map((word) => word.fontSize))!);
}

/** Vertical rulings that stand beside a line. */
export const separatorsBeside = (region: Pick<Region, 'verticals'>, line: Box): number[] =>
  region.verticals
    .filter((ruling) => Math.min(ruling.end, line.bottom) - Math.max(ruling.start, line.top) > (line.bottom - line.top) / 2)
    .map((ruling) => ruling.position);

/** Whether the horizontal ruling runs across all of the text, the first column included. */
export function isFullWidth(ruling: Ruling, text: Box): boolean {
  const slack = REGION.openShare * boxWidth(text);
  return ruling.start <= text.left + slack && ruling.end >= text.right - slack;
}

/** The box around all lines. */
export const textBox = (lines: readonly TextLine[]): Box => unionBox(lines.map((line) => line.box));

/** Whether the segments read like a row of data: figures, or marks of missing ones, behind the label. */
export function isDataLine(segments: readonly Segment[]): boolean {
  if (segments.length < 2) return false;
  const behind = segments.slice(1);
  const values = behind.filter((segment) => isValue(segment.text));
  return values.length >= 1 && values.length * 2 >= behind.length && !values.every((segment) => isPeriod(segment.text));
}

/** Years, quarters and the like: figures that stand in headers. */
const PERIOD = new RegExp(
  `^(?:(?:${yearMarks}|[A-Z][a-z]{2,8}\\.?)?\\s?(?:19|20)\\d\\d(?:\\s?[-–/]\\s?(?:\\d\\d|(?:19|20)\\d\\d))?\\s?[*†()\\d]{0,3}|(?:${periodLetters})[1-4])$`,
);

/** Whether the text names a period, as a column header does. */
export const isPeriod = (text: string): boolean => PERIOD.test(text);

/** Splits a region's line to segments at wide gaps and at rulings. */
export const segmentsOf = (region: Region, line: TextLine): readonly Segment[] => splitSegments(line, separatorsBeside(region, line.box));

/** Whether the page is worth looking at: a table needs a few words. */
export const hasText = (page: Page): boolean => page.words.length >= 4;

/** Whether the text is an amount with decimals, as no label is: the balance brought forward above the first movement. */
export const isPrice = (text: string): boolean => /[.,]\d\d$/.test(text) && isAmount(text) && !isPeriod(text);
