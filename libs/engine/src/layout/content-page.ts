import type { Document } from '../model/document';
import type { Word } from '../model/page';
import { withoutCovered, type Span, type Table } from '../model/table';
import { dataRows } from './data-rows';
import type { LaidOutLine, LaidOutPage } from './laid-out-page';
import { splitAtColon, toSegment, type Segment } from './segments';

/** Places on a page of our own, in points: they only have to be apart, and lines as far from one another as lines of print. */
const LINE_HEIGHT_PT = 12;
const FONT_SIZE_PT = 10;
const LETTER_WIDTH_PT = 5;
const COLUMN_WIDTH_PT = 180;
const PAGE_WIDTH_PT = 595;

/** Past this many rows or lines nothing but data follows, and the search would only cost time. */
const MOST_LINES = 400;
/** A form has a few columns of labels and values; what is wider is data, and its cells are compared with one another in vain. */
const MOST_COLUMNS = 100;
/** A page of print has some thousand segments; every step of the search compares neighbours, and some compare all: five thousand labels of totals take half a minute. */
const MOST_SEGMENTS = 3_000;
/** Words of one text that are looked at: a label or a value has a few, a paragraph some hundred. */
const MOST_WORDS = 500;
const MOST_CHARACTERS = 5_000;

/** Running text and the cells of ready tables as a page, so that one search serves all: a line of text a line, a table's columns at even distances. */
export function layOutContent(document: Document): LaidOutPage {
  const lines: Segment[][] = [];
  for (const text of document.lines.slice(0, MOST_LINES)) {
    const parts = text.split(/\t| {3,}/, MOST_COLUMNS);
    lines.push(parts.flatMap((part, index) => placeText(part, index * COLUMN_WIDTH_PT, lines.length)));
  }
  const dataLines = new Set<number>();
  let segmentCount = lines.reduce((sum, line) => sum + line.length, 0);
  for (const table of document.tables) {
    if (segmentCount > MOST_SEGMENTS) break;
    for (const row of dataRows(table, MOST_LINES)) dataLines.add(lines.length + row);
    const rows = placeTable(table, lines.length);
    segmentCount += rows.reduce((sum, row) => sum + row.length, 0);
    lines.push(...rows);
  }
  return {
    number: document.tables[0]?.page ?? 1,
    width: PAGE_WIDTH_PT,
    height: lines.length * LINE_HEIGHT_PT,
    reader: document.tables[0]?.reader ?? (document.format === 'eml' ? 'email' : 'text'),
    words: [],
    rulings: [],
    fills: [],
    images: [],
    lines: lines.map(toContentLine),
    segments: lines.flat(),
    placed: false,
    dataLines,
  };
}

function toContentLine(segments: Segment[], index: number): LaidOutLine {
  const words = segments.flatMap((segment) => segment.words);
  const top = index * LINE_HEIGHT_PT;
  const box = { left: 0, top, right: words.at(-1)?.box.right ?? 0, bottom: top + FONT_SIZE_PT };
  return { words, box, text: segments.map(({ text }) => text).join(' '), segments, index };
}

function placeTable(table: Table, firstLine: number): Segment[][] {
  if (table.rows) return placeRows(table.rows, table.spans ?? [], firstLine);
  const rows: Segment[][] = Array.from({ length: Math.min(table.rowCount, MOST_LINES) }, () => []);
  for (const cell of table.cells) {
    if (cell.row < rows.length) rows[cell.row]!.push(...placeText(cell.text, cell.column * COLUMN_WIDTH_PT, firstLine + cell.row));
  }
  return rows;
}

/** The first rows of a ready grid, each merged text where its cell begins. */
function placeRows(rows: readonly (readonly string[])[], spans: readonly Span[], firstLine: number): Segment[][] {
  const own = withoutCovered(rows.slice(0, MOST_LINES), spans);
  const placed: Segment[][] = [];
  let left = MOST_SEGMENTS;
  for (const row of own) {
    const line = firstLine + placed.length;
    const segments = row.slice(0, MOST_COLUMNS).flatMap((text, column) => (text ? placeText(text, column * COLUMN_WIDTH_PT, line) : []));
    left -= segments.length;
    placed.push(left > 0 ? segments : []);
  }
  return placed;
}

function placeText(text: string, left: number, line: number): Segment[] {
  const words: Word[] = [];
  const top = line * LINE_HEIGHT_PT;
  let x = left;
  for (const part of text.slice(0, MOST_CHARACTERS).trim().split(/\s+/, MOST_WORDS).filter(Boolean)) {
    const box = { left: x, right: x + part.length * LETTER_WIDTH_PT, top, bottom: top + FONT_SIZE_PT };
    words.push({ text: part, box, fontSize: FONT_SIZE_PT, bold: false, readScore: 1 });
    x = box.right + LETTER_WIDTH_PT;
  }
  const split = words.flatMap(splitAtColon);
  return split.length > 0 ? [toSegment(split, line)] : [];
}
