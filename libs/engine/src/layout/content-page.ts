import type { Document } from '../model/document';
import { textOf, type Word } from '../model/page';
import { withoutCovered, type Span, type Table } from '../model/table';
import { dataRows } from './data-rows';
import type { LaidOutLine, LaidOutPage } from './laid-out-page';
import { splitAtColon, toSegment, type Segment } from './segments';
import { CONTENT_PAGE } from './weights';

/** How much of a document is laid out: lines of its text and rows of each table, and segments in all. */
type ContentLimits = Pick<typeof CONTENT_PAGE, 'mostLines' | 'mostSegments'>;

/** Running text and the cells of ready tables as a page, so that one search serves all: a line of text a line, a table's columns at even distances. */
export function layOutContent(document: Document, limits: ContentLimits = CONTENT_PAGE): LaidOutPage {
  const lines = document.lines.slice(0, limits.mostLines).map(placeLine);
  const dataLines = new Set<number>();
  let segmentCount = lines.reduce((sum, line) => sum + line.length, 0);
  for (const table of document.tables) {
    if (segmentCount > limits.mostSegments) break;
    for (const row of dataRows(table, CONTENT_PAGE.mostLines)) dataLines.add(lines.length + row);
    const rows = placeTable(table, lines.length, limits);
    segmentCount += rows.reduce((sum, row) => sum + row.length, 0);
    lines.push(...rows);
  }
  return {
    number: document.tables[0]?.page ?? 1,
    width: CONTENT_PAGE.pageWidthPt,
    height: lines.length * CONTENT_PAGE.lineHeightPt,
    reader: document.tables[0]?.reader ?? (document.format === 'eml' ? 'email' : 'text'),
    words: [],
    rulings: [],
    fills: [],
    images: [],
    lines: lines.map(toContentLine),
    segments: lines.flat(),
    isFirst: (document.tables[0]?.page ?? 1) === 1,
    placed: false,
    dataLines,
  };
}

function placeLine(text: string, line: number): Segment[] {
  const parts = text.split(/\t| {3,}/, CONTENT_PAGE.mostColumns);
  return parts.flatMap((part, index) => placeText(part, index * CONTENT_PAGE.columnWidthPt, line));
}

function toContentLine(segments: Segment[], index: number): LaidOutLine {
  const words = segments.flatMap((segment) => segment.words);
  const top = index * CONTENT_PAGE.lineHeightPt;
  const box = { left: 0, top, right: words.at(-1)?.box.right ?? 0, bottom: top + CONTENT_PAGE.fontSizePt };
  return { words, box, text: textOf(segments), segments, index };
}

function placeTable(table: Table, firstLine: number, limits: ContentLimits): Segment[][] {
  if (table.rows) return placeRows(table.rows, table.spans ?? [], firstLine, limits);
  const rows: Segment[][] = Array.from({ length: Math.min(table.rowCount, limits.mostLines) }, () => []);
  for (const cell of table.cells) {
    if (cell.row < rows.length)
      rows[cell.row]!.push(...placeText(cell.text, cell.column * CONTENT_PAGE.columnWidthPt, firstLine + cell.row));
  }
  return rows;
}

/** The first rows of a ready grid, each merged text where its cell begins. */
function placeRows(rows: readonly (readonly string[])[], spans: readonly Span[], firstLine: number, limits: ContentLimits): Segment[][] {
  const own = withoutCovered(rows.slice(0, limits.mostLines), spans);
  const placed: Segment[][] = [];
  let left = limits.mostSegments;
  for (const row of own) {
    const line = firstLine + placed.length;
    const segments = row
      .slice(0, CONTENT_PAGE.mostColumns)
      .flatMap((text, column) => (text ? placeText(text, column * CONTENT_PAGE.columnWidthPt, line) : []));
    left -= segments.length;
    placed.push(left > 0 ? segments : []);
  }
  return placed;
}

function placeText(text: string, left: number, line: number): Segment[] {
  const words: Word[] = [];
  const top = line * CONTENT_PAGE.lineHeightPt;
  let x = left;
  for (const part of text.slice(0, CONTENT_PAGE.mostCharacters).trim().split(/\s+/, CONTENT_PAGE.mostWords).filter(Boolean)) {
    const box = { left: x, right: x + part.length * CONTENT_PAGE.letterWidthPt, top, bottom: top + CONTENT_PAGE.fontSizePt };
    words.push({ text: part, box, fontSize: CONTENT_PAGE.fontSizePt, bold: false, readScore: 1 });
    x = box.right + CONTENT_PAGE.letterWidthPt;
  }
  const split = words.flatMap(splitAtColon);
  return split.length > 0 ? [toSegment(split, line)] : [];
}
