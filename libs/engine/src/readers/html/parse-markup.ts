import { Parser } from 'htmlparser2';
import { EngineError } from '../../model/engine-error';
import { foldBlanks, MAX_GRID_PLACES, type NativeCell } from '../native-table';

/** A table of a marked-up text as its tags give it. */
export interface MarkupTable {
  rows: NativeCell[][];
  headerRows: number;
  title?: string;
}

/** What a marked-up text holds: its data tables, and the running text outside them by lines. */
export interface MarkupContent {
  tables: MarkupTable[];
  lines: string[];
}

interface OpenCell extends NativeCell {
  isHeader: boolean;
}

interface OpenTable {
  rows: OpenCell[][];
  cell?: OpenCell;
  title: string;
  headRows: number;
  inHead: boolean;
  inTitle: boolean;
  holdsTables: boolean;
  isPresentation: boolean;
}

/** Elements whose text nobody sees. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'head', 'svg', 'math', 'object', 'select', 'textarea', 'iframe']);

/** Elements that begin a new line of running text. */
const BLOCKS = new Set(
  'address article aside blockquote body br caption center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
);

/** HTML's own limits (HTML Living Standard, 4.9.11). */
const MAX_COLUMN_SPAN = 1_000;
const MAX_ROW_SPAN = 65_534;

/** Tables inside tables deeper than this are an attack on memory, not a layout. */
const MAX_TABLE_DEPTH = 50;

/** Reads tables and running text off HTML in one pass; the open tables are a stack of our own, so depth costs no call stack. */
export function parseMarkup(html: string): MarkupContent {
  const collector = new MarkupCollector();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => collector.open(name, attributes),
      ontext: (text) => collector.text(text),
      onclosetag: (name) => collector.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(html);
  parser.end();
  return collector.finish();
}

class MarkupCollector {
  private readonly content: MarkupContent = { tables: [], lines: [] };
  private readonly openTables: OpenTable[] = [];
  private unseenDepth = 0;
  private line = '';
  private cellCount = 0;

  open(name: string, attributes: Record<string, string>): void {
    if (UNSEEN.has(name)) this.unseenDepth++;
    if (this.unseenDepth > 0) return;
    if (BLOCKS.has(name)) this.breakLine();
    const table = this.openTables.at(-1);
    if (name === 'table') this.openTable(attributes);
    else if (!table) return;
    else if (name === 'tr') table.rows.push([]);
    else if (name === 'td' || name === 'th') this.openCell(table, name === 'th', attributes);
    else if (name === 'thead') table.inHead = true;
    else if (name === 'caption') table.inTitle = true;
    else if (name === 'input' && table.cell && attributes.type === 'checkbox') table.cell.text += 'checked' in attributes ? ' ☒ ' : ' ☐ ';
  }

  text(text: string): void {
    if (this.unseenDepth > 0) return;
    const table = this.openTables.at(-1);
    if (table?.inTitle) table.title += text;
    else if (table?.cell) table.cell.text += text;
    else this.line += text;
  }

  close(name: string): void {
    if (UNSEEN.has(name) && this.unseenDepth > 0) {
      this.unseenDepth--;
      return;
    }
    if (this.unseenDepth > 0) return;
    if (BLOCKS.has(name)) this.breakLine();
    const table = this.openTables.at(-1);
    if (!table) return;
    if (name === 'table') this.closeTable();
    else if (name === 'td' || name === 'th') table.cell = undefined;
    else if (name === 'thead') {
      table.inHead = false;
      table.headRows = table.rows.length;
    } else if (name === 'caption') table.inTitle = false;
  }

  finish(): MarkupContent {
    while (this.openTables.length > 0) this.closeTable();
    this.breakLine();
    return this.content;
  }

  private breakLine(): void {
    const cell = this.openTables.at(-1)?.cell;
    if (cell) cell.text += '\n';
    const line = foldBlanks(this.line);
    if (line !== '') this.content.lines.push(line);
    this.line = '';
  }

  private openTable({ role }: Record<string, string>): void {
    const outer = this.openTables.at(-1);
    if (outer) outer.holdsTables = true;
    if (this.openTables.length >= MAX_TABLE_DEPTH) throw new EngineError('corrupt_document', 'Tables are nested too deeply.');
    this.openTables.push({
      rows: [],
      title: '',
      headRows: 0,
      inHead: false,
      inTitle: false,
      holdsTables: false,
      isPresentation: role === 'presentation' || role === 'none',
    });
  }

  private openCell(table: OpenTable, isHeader: boolean, attributes: Record<string, string>): void {
    if (++this.cellCount > MAX_GRID_PLACES) throw new EngineError('corrupt_document', 'The tables have too many cells.');
    if (table.rows.length === 0) table.rows.push([]);
    table.cell = {
      text: '',
      rowSpan: span(attributes.rowspan, MAX_ROW_SPAN),
      columnSpan: span(attributes.colspan, MAX_COLUMN_SPAN),
      isHeader,
    };
    table.rows.at(-1)!.push(table.cell);
  }

  private closeTable(): void {
    const table = this.openTables.pop()!;
    const rows = table.rows.filter((row) => row.length > 0);
    if (isLayout(table, rows)) this.content.lines.push(...linesOf(rows));
    else this.content.tables.push(toMarkupTable(table, rows));
  }
}

function span(attribute: string | undefined, limit: number): number {
  const value = Number.parseInt(attribute ?? '1', 10);
  return Number.isNaN(value) || value < 1 ? 1 : Math.min(value, limit);
}

/** A table that only arranges the page: marked as such, wrapped around other tables, or without two places to compare. */
function isLayout(table: OpenTable, rows: OpenCell[][]): boolean {
  if (table.isPresentation || table.holdsTables) return true;
  const filled = rows.flat().filter((cell) => cell.text.trim() !== '').length;
  return filled < 2;
}

function linesOf(rows: OpenCell[][]): string[] {
  return rows
    .flat()
    .flatMap((cell) => cell.text.split('\n'))
    .map(foldBlanks)
    .filter((line) => line !== '');
}

function toMarkupTable(table: OpenTable, rows: OpenCell[][]): MarkupTable {
  const headed = rows.findIndex((row) => !row.every((cell) => cell.isHeader));
  const leading = headed === -1 ? 0 : headed;
  const title = foldBlanks(table.title);
  return {
    rows: rows.map((row) => row.map(({ text, rowSpan, columnSpan }) => ({ text: foldBlanks(text), rowSpan, columnSpan }))),
    headerRows: Math.min(rows.length - 1, Math.max(table.headRows, leading)),
    ...(title && { title }),
  };
}
