import type { Page, Word } from '../../model/page';
import type { Table } from '../../model/table';
import { takeDrawnTables } from './drawn-tables';

/** A fixed-width font at 10 points: a character is 6 points wide, a line 12 points high. */
const CHARACTER_WIDTH = 6;
const LINE_HEIGHT = 12;
const FONT_SIZE = 10;
const TAB_STOP = 8;

/** Lines on a page where the text has no form feeds; more would make one page of a long report. */
const LINES_PER_PAGE = 100;

/** Lines longer than this are folded, so that one endless line is no page of endless width. */
const MAX_LINE_LENGTH = 500;

/** The text as printed on paper: form feeds end pages, else every hundred lines. Tables that are drawn with characters are taken out of it. */
export function textPages(text: string): { pages: Page[]; tables: Table[] } {
  const sheets = text
    .split('\f')
    .flatMap((sheet) => chunk(sheet.split(/\r\n|\r|\n/).flatMap(foldLine), LINES_PER_PAGE))
    .filter((lines) => lines.some((line) => line.trim() !== ''));
  const pageOfLine = sheets.flatMap((lines, index) => lines.map(() => index + 1));
  const { tables, lines } = takeDrawnTables(sheets.flat(), (line) => pageOfLine[line]!);
  let start = 0;
  const pages = sheets.map((sheet, index) => toPage(lines.slice(start, (start += sheet.length)), index + 1));
  return { pages, tables };
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}

function foldLine(line: string): string[] {
  const expanded = line.length > MAX_LINE_LENGTH ? line : expandTabs(line);
  if (expanded.length <= MAX_LINE_LENGTH) return [expanded];
  return Array.from({ length: Math.ceil(line.length / MAX_LINE_LENGTH) }, (_, index) =>
    expandTabs(line.slice(index * MAX_LINE_LENGTH, (index + 1) * MAX_LINE_LENGTH)),
  );
}

function expandTabs(line: string): string {
  if (!line.includes('\t')) return line;
  let out = '';
  for (const character of line) out += character === '\t' ? ' '.repeat(TAB_STOP - (out.length % TAB_STOP)) : character;
  return out;
}

function toPage(lines: readonly string[], number: number): Page {
  const longest = lines.reduce((width, line) => Math.max(width, line.length), 1);
  return {
    number,
    width: (longest + 2) * CHARACTER_WIDTH,
    height: (lines.length + 2) * LINE_HEIGHT,
    reader: 'text',
    words: lines.flatMap(wordsOf),
    rulings: [],
    fills: [],
    images: [],
  };
}

function wordsOf(line: string, index: number): Word[] {
  const top = (index + 1) * LINE_HEIGHT;
  return Array.from(line.matchAll(/\S+/g), (match) => ({
    text: match[0],
    box: {
      left: (match.index + 1) * CHARACTER_WIDTH,
      top: top + (LINE_HEIGHT - FONT_SIZE) / 2,
      right: (match.index + 1 + match[0].length) * CHARACTER_WIDTH,
      bottom: top + (LINE_HEIGHT + FONT_SIZE) / 2,
    },
    fontSize: FONT_SIZE,
    bold: false,
    readScore: 1,
  }));
}
