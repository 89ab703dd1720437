import type { Box } from '../../model/box';
import { median } from '../../model/median';
import { isPrice } from '../grid/region';
import { splitSegments } from '../../layout/segments';
import type { TextLine } from '../../model/page';
import type { LineRole } from './line-roles';
import { ROLE_BANDS } from './weights';

/** A line of a page with what the model takes it for, and how surely. */
export interface RoleLine {
  line: TextLine;
  role: LineRole;
  /** As in `ReadLine`. */
  score: number;
  /** How many pieces its text has. */
  pieces: number;
}

/** How many pieces half of the rows have at most. */
export function usualPieces(lines: readonly RoleLine[]): number {
  return median(lines.filter(({ role }) => role === 'row').map((line) => line.pieces)) ?? 1;
}

/** Whether the line is one text, or one with its number where rows have more pieces. */
export const namesAlone = ({ line, pieces }: RoleLine, usual: number): boolean =>
  pieces === 1 || (pieces === 2 && usual > 3 && !/[.,]\d\d\b/.test(line.text));

/** Whether one of several pieces is an amount with decimals, as no label is: a balance brought forward. */
export const holdsPrice = ({ line, pieces }: RoleLine): boolean => pieces > 1 && splitSegments(line).some(({ text }) => isPrice(text));

/** Whether a line is a row by itself, and no text alone. */
export const isWholeRow = ({ role, pieces }: RoleLine): boolean => role === 'row' && pieces > 1;

/** Whether a line is in bold where another is not. */
export const isBolder = (line: TextLine, other: TextLine): boolean =>
  line.words.every(({ bold }) => bold) && !other.words.every(({ bold }) => bold);

/** Whether the line stands further from the one above than so many font sizes. */
export const isApart = (lines: readonly RoleLine[], at: number, em: number): boolean =>
  gapOver(lines, at) > em * lines[at]!.line.words[0]!.fontSize;

/** How far a line stands from the one above it. */
export const gapOver = (lines: readonly RoleLine[], at: number): number => lines[at]!.line.box.top - lines[at - 1]!.line.box.bottom;

/** Whether two texts begin at one edge. */
export const beginsAt = (box: Box, other: Box): boolean => Math.abs(box.left - other.left) < ROLE_BANDS.edgePt;

/** Whether two texts end at one edge. */
export const endsAt = (box: Box, other: Box): boolean => Math.abs(box.right - other.right) < ROLE_BANDS.edgePt;
