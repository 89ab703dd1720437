import { Parser } from 'htmlparser2';
import { EngineError } from '../../model/engine-error';
import { foldBlanks, MAX_GRID_POSITIONS } from '../source/native-table';
import { addTable, type MarkupCell, type MarkupContent } from './markup-table';

interface OpenTable {
  rows: MarkupCell[][];
  cell?: MarkupCell;
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

/**
 * Elements inside one another past which only those of tables are known to the parser, which takes time by the square of the depth. Browsers
 * stop at 512; pages that never close theirs have some thousand.
 */
const MAX_DEPTH = 1_000;

/** Reads tables and running text off HTML in one pass; the open tables are a stack of our own, so depth costs no call stack. */
export function parseMarkup(html: string): MarkupContent {
  const collector = new MarkupCollector();
  const parser = new ShallowParser(
    collector,
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

/** Elements that mean something however deep they stand. */
const KEPT = new Set(['table', 'tr', 'td', 'th', 'thead', 'caption', ...UNSEEN]);

/** A parser that takes what stands too deep for elements without content: their text still comes, and they need no closing. */
class ShallowParser extends Parser {
  private isTooDeep = false;

  constructor(
    private readonly collector: MarkupCollector,
    ...parsing: ConstructorParameters<typeof Parser>
  ) {
    super(...parsing);
  }

  override onopentagname(start: number, end: number): void {
    this.isTooDeep = this.collector.depth >= MAX_DEPTH;
    super.onopentagname(start, end);
  }

  override onclosetag(start: number, end: number): void {
    this.isTooDeep = false;
    super.onclosetag(start, end);
  }

  protected override isVoidElement(name: string): boolean {
    return super.isVoidElement(name) || (this.isTooDeep && !KEPT.has(name));
  }
}

class MarkupCollector {
  private readonly content: MarkupContent = { tables: [], lines: [] };
  private readonly openTables: OpenTable[] = [];
  private unseenDepth = 0;
  depth = 0;
  private line = '';
  private cellCount = 0;

  open(name: string, attributes: Record<string, string>): void {
    this.depth++;
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
    this.depth--;
    if (UNSEEN.has(name) && this.unseenDepth > 0) {
      this.unseenDepth--;
      return;
    }
    if (this.unseenDepth > 0) return;
    const table = this.openTables.at(-1);
    if (table && (name === 'td' || name === 'th')) closeCell(table);
    if (BLOCKS.has(name)) this.breakLine();
    if (!table) return;
    if (name === 'table') this.closeTable();
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
    if (++this.cellCount > MAX_GRID_POSITIONS) throw new EngineError('corrupt_document', 'The tables have too many cells.');
    closeCell(table);
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
    closeCell(table);
    const rows = table.rows.filter((row) => row.length > 0);
    const isLayout = table.isPresentation || table.holdsTables;
    addTable(this.content, { rows, headerRows: table.headRows, title: table.title }, isLayout);
  }
}

/** Blanks at the ends mean nothing; a text without them is a flat string, where one that grew piece by piece holds all its pieces. */
function closeCell(table: OpenTable): void {
  if (table.cell) table.cell.text = table.cell.text.trim();
  table.cell = undefined;
}

function span(attribute: string | undefined, limit: number): number {
  const value = Number.parseInt(attribute ?? '1', 10);
  return Number.isNaN(value) || value < 1 ? 1 : Math.min(value, limit);
}
