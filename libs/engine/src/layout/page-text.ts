import { boxAround, boxCentreY, type Box } from '../model/box';
import type { Document } from '../model/document';
import type { Page, ReaderName, Ruling, Word } from '../model/page';
import { withoutCovered, type Span, type Table } from '../model/table';
import { dataRows } from './data-rows';
import { groupLines } from './text-lines';
import { WORD_GAP_EM } from './gaps';

/** Words of one line that stand together; a wide gap or a vertical ruling ends it. The unit that labels and values are made of. */
export interface Phrase {
  words: Word[];
  text: string;
  box: Box;
  fontSize: number;
  bold: boolean;
  /** Index of its line on the page. */
  line: number;
}

/** A page as phrases in reading order. Formats without pages are laid out on a page of our own, so that one search serves all. */
export interface PageText {
  number: number;
  width: number;
  height: number;
  reader: ReaderName;
  lines: Phrase[][];
  phrases: Phrase[];
  /** Whether its boxes are places on a real page. */
  placed: boolean;
  /** Lines that are the header and the data of a table which the format itself gives. */
  dataLines: ReadonlySet<number>;
}

/** A document says of itself what it says on its first and its last pages; the longest of the accuracy suites has 15. Bounds time and memory. */
export const FIRST_PAGES = 30;
export const LAST_PAGES = 10;

/** The pages on which fields are looked for, and the native tables and running text after them, as phrases. */
export function readPageText(document: Document): PageText[] {
  const lastFrom = document.pages.length - LAST_PAGES;
  const pages = document.pages.filter((_, index) => index < FIRST_PAGES || index >= lastFrom).map((page) => phrasesOfPage(page));
  if (document.tables.length > 0 || document.lines.length > 0) pages.push(phrasesOfContent(document));
  return pages;
}

function phrasesOfPage(page: Page): PageText {
  const words = page.words.filter((word) => !word.rotation && word.text.trim() !== '').flatMap(splitAtColon);
  const verticals = page.rulings.filter((ruling) => ruling.orientation === 'vertical');
  const lines = groupLines(words).map((line, index) => splitLine(line.words, index, verticals));
  return {
    number: page.number,
    width: page.width,
    height: page.height,
    reader: page.reader,
    lines,
    phrases: lines.flat(),
    placed: true,
    dataLines: new Set(),
  };
}

/** `Total:12.50` is a label and a value; each part gets its share of the box. */
function splitAtColon(word: Word): Word[] {
  const match = /^(\p{L}[\p{L}.#°/()-]*:)(?!\/\/)([^:]+.*)$/u.exec(word.text);
  if (!match) return [word];
  const cut = word.box.left + ((word.box.right - word.box.left) * match[1]!.length) / word.text.length;
  return [
    { ...word, text: match[1]!, box: { ...word.box, right: cut } },
    { ...word, text: match[2]!, box: { ...word.box, left: cut } },
  ];
}

function splitLine(words: readonly Word[], line: number, verticals: readonly Ruling[]): Phrase[] {
  const phrases: Phrase[] = [];
  let current: Word[] = [];
  for (const word of words) {
    const previous = current.at(-1);
    if (
      previous &&
      (word.box.left - previous.box.right > phraseGap(previous, word) * Math.max(previous.fontSize, word.fontSize) ||
        isRuled(previous, word, verticals))
    ) {
      phrases.push(toPhrase(current, line));
      current = [];
    }
    current.push(word);
  }
  if (current.length > 0) phrases.push(toPhrase(current, line));
  return phrases;
}

/** A sign that parts the items of one line, as a sender's line has it, is set with wider blanks. */
const phraseGap = (left: Word, right: Word): number =>
  PARTING.test(left.text) || PARTING.test(right.text) ? WORD_GAP_EM.partingSign : WORD_GAP_EM.phrase;
const PARTING = /^[●•·∙▪|]$/;

function isRuled(left: Word, right: Word, verticals: readonly Ruling[]): boolean {
  const y = boxCentreY(left.box);
  return verticals.some(
    ({ position, start, end }) => position >= left.box.right - 1 && position <= right.box.left + 1 && start <= y && end >= y,
  );
}

/** One phrase of words in a row. */
export function toPhrase(words: Word[], line: number): Phrase {
  return {
    words,
    text: words.map((word) => word.text).join(' '),
    box: boxAround(words),
    fontSize: Math.max(...words.map((word) => word.fontSize)),
    bold: words.every((word) => word.bold),
    line,
  };
}

const LINE_HEIGHT = 12;
const LETTER_WIDTH = 5;
const COLUMN_WIDTH = 180;
/** Past this many rows or lines nothing but data follows, and the search would only cost time. */
const MOST_LINES = 400;

/** A form has a few columns of labels and values; what is wider is data, and its cells are compared with one another in vain. */
const MOST_COLUMNS = 100;
/** A page of print has some thousand phrases; every step of the search compares neighbours, and some compare all: five thousand labels of totals take half a minute. */
const MOST_PHRASES = 3_000;
/** Words of one text that are looked at: a label or a value has a few, a paragraph some hundred. */
const MOST_WORDS = 500;
const MOST_CHARACTERS = 5_000;

/** Running text and the cells of native tables as a page: a line of text a line, a table's columns at even distances. */
function phrasesOfContent(document: Document): PageText {
  const lines: Phrase[][] = [];
  for (const text of document.lines.slice(0, MOST_LINES)) {
    const parts = text.split(/\t| {3,}/, MOST_COLUMNS);
    lines.push(parts.flatMap((part, index) => placeText(part, index * COLUMN_WIDTH, lines.length)));
  }
  const dataLines = new Set<number>();
  let phraseCount = lines.reduce((sum, line) => sum + line.length, 0);
  for (const table of document.tables) {
    if (phraseCount > MOST_PHRASES) break;
    for (const row of dataRows(table, MOST_LINES)) dataLines.add(lines.length + row);
    const rows = placeTable(table, lines.length);
    phraseCount += rows.reduce((sum, row) => sum + row.length, 0);
    lines.push(...rows);
  }
  const reader = document.tables[0]?.reader ?? (document.format === 'eml' ? 'email' : 'text');
  const height = lines.length * LINE_HEIGHT;
  return { number: document.tables[0]?.page ?? 1, width: 595, height, reader, lines, phrases: lines.flat(), placed: false, dataLines };
}

/** A page without the rows of ready tables: what is left may hold fields and a title. */
export function withoutDataLines(page: PageText): PageText {
  if (page.dataLines.size === 0) return page;
  const lines = page.lines.map((line, index) => (page.dataLines.has(index) ? [] : line));
  return { ...page, lines, phrases: lines.flat() };
}

function placeTable(table: Table, firstLine: number): Phrase[][] {
  if (table.rows) return placeRows(table.rows, table.spans ?? [], firstLine);
  const rows: Phrase[][] = Array.from({ length: Math.min(table.rowCount, MOST_LINES) }, () => []);
  for (const cell of table.cells) {
    if (cell.row < rows.length) rows[cell.row]!.push(...placeText(cell.text, cell.column * COLUMN_WIDTH, firstLine + cell.row));
  }
  return rows;
}

/** The first rows of a ready grid, each merged text where its cell begins. */
function placeRows(rows: readonly (readonly string[])[], spans: readonly Span[], firstLine: number): Phrase[][] {
  const own = withoutCovered(rows.slice(0, MOST_LINES), spans);
  const placed: Phrase[][] = [];
  let left = MOST_PHRASES;
  for (const row of own) {
    const line = firstLine + placed.length;
    const phrases = row.slice(0, MOST_COLUMNS).flatMap((text, column) => (text ? placeText(text, column * COLUMN_WIDTH, line) : []));
    left -= phrases.length;
    placed.push(left > 0 ? phrases : []);
  }
  return placed;
}

function placeText(text: string, left: number, line: number): Phrase[] {
  const words: Word[] = [];
  let x = left;
  for (const part of text.slice(0, MOST_CHARACTERS).trim().split(/\s+/, MOST_WORDS).filter(Boolean)) {
    const box = { left: x, right: x + part.length * LETTER_WIDTH, top: line * LINE_HEIGHT, bottom: line * LINE_HEIGHT + 10 };
    words.push({ text: part, box, fontSize: 10, bold: false, readScore: 1 });
    x = box.right + LETTER_WIDTH;
  }
  const split = words.flatMap(splitAtColon);
  return split.length > 0 ? [toPhrase(split, line)] : [];
}
