import type { Align } from './made-document';
import { LEADING, type Sheet } from './sheet';
import { wrapText } from './text-width';

/** A column of a drawn table; the one that is `wide` takes the room that the others leave, and wraps what is longer. */
export interface Column {
  label: string;
  align: Align;
  wide?: boolean;
}

/** How a table's cells are told apart. */
const TABLE_STYLES = ['ruled', 'underlined', 'striped', 'bare', 'topped', 'columns'] as const;
type TableStyle = (typeof TABLE_STYLES)[number];

/** What a table is drawn with. */
interface TableLook {
  style: TableStyle;
  hasHeader: boolean;
  /** Whether short cells stand at the middle of a tall row, not at its top. */
  isCentred: boolean;
}

/** A row among the others that is none of them: the name of a section, a sum so far. */
export interface Note {
  label: string;
  amount?: string;
}

/** What stands among the rows of a table. */
export interface Notes {
  /** By the index of the row that they stand before; behind the last row, by the number of rows. */
  before?: ReadonlyMap<number, readonly Note[]>;
  /** What is carried from one page to the next, at the foot of the first and the head of the second, by the number of rows so far. */
  carried?: (count: number) => Note;
}

const PADDING = 4;
/** Room between columns besides the padding, so that neighbours never touch. */
const GUTTER = 6;
/** A wide column narrower than this would break words. */
export const NARROWEST_WIDE = 100;

/** Draws a look by chance. */
export function drawLook(sheet: Sheet): TableLook {
  return { style: sheet.random.pick(TABLE_STYLES), hasHeader: true, isCentred: sheet.random.chance(0.15) };
}

/** The width of each column: as its texts need, the wide one what is left. */
export function columnWidths(sheet: Sheet, columns: readonly Column[], rows: readonly (readonly string[])[]): number[] {
  const widths = columns.map(({ label, wide }, index) => {
    if (wide) return 0;
    const words = label.split(' ').map((word) => sheet.measure(word, sheet.size, true));
    const cells = rows.map((row) => sheet.measure(row[index]!));
    return Math.max(0, ...words, ...cells) + 2 * PADDING + GUTTER;
  });
  const rest = sheet.room - widths.reduce((sum, width) => sum + width, 0);
  return columns.map(({ wide }, index) => (wide ? rest : widths[index]!));
}

/** A table on a sheet: each row as tall as its longest cell; a header row that is repeated on every page the table reaches. */
export class TableDrawing {
  private readonly widths: number[];
  private readonly edges: number[];

  constructor(
    private readonly sheet: Sheet,
    private readonly columns: readonly Column[],
    private readonly look: TableLook,
    rows: readonly (readonly string[])[],
  ) {
    this.widths = columnWidths(sheet, columns, rows);
    let x = sheet.left;
    this.edges = this.widths.map((width) => (x += width) - width);
  }

  draw(rows: readonly (readonly string[])[], { before, carried }: Notes = {}): void {
    this.header();
    const reserved = carried ? this.heightOfLines(1) : 0;
    rows.forEach((row, index) => {
      const notes = before?.get(index) ?? [];
      const height = this.heightOf(row, false) + notes.length * this.heightOfLines(1);
      if (this.sheet.below < height + reserved) {
        if (carried) this.note(carried(index));
        this.sheet.turnPage();
        this.header();
        if (carried) this.note(carried(index));
      }
      for (const note of notes) this.note(note);
      this.row(row, false, index + 1);
    });
    for (const note of before?.get(rows.length) ?? []) this.note(note);
    if (this.look.style === 'topped') this.across(this.sheet.y, 0.8);
  }

  /** A row with a label in the wide column and perhaps an amount in the last one, which may be wider than those of the rows. */
  private note({ label, amount }: Note): void {
    const top = this.sheet.y;
    this.row(
      this.columns.map(({ wide }) => (wide ? label : '')),
      true,
      0,
      true,
    );
    const right = this.edges.at(-1)! + this.widths.at(-1)! - PADDING;
    if (amount) this.sheet.write(amount, right, { align: 'right', bold: true, y: this.baseline(top, 0) });
  }

  /** Rows of totals below the table, in its last columns. */
  totals(pairs: readonly (readonly [string, string])[]): void {
    for (const pair of pairs) {
      const blanks = new Array<string>(this.columns.length - 1).fill('');
      if (this.sheet.below < this.heightOf(['', '', pair[1]], false)) this.sheet.turnPage();
      const top = this.sheet.y;
      this.row([...blanks, pair[1]], true, 0, true);
      const right = this.edges.at(-1)! - PADDING;
      this.sheet.write(pair[0], right, { align: 'right', bold: true, y: this.baseline(top, 0) });
    }
  }

  private header(): void {
    if (!this.look.hasHeader) return;
    const top = this.sheet.y;
    this.row(
      this.columns.map(({ label }) => label),
      true,
      0,
    );
    if (this.look.style !== 'topped') return;
    this.across(top, 0.8);
    this.across(this.sheet.y, 0.8);
  }

  private row(cells: readonly string[], bold: boolean, index: number, isPlain = false): void {
    const { sheet, look } = this;
    const top = sheet.y;
    const height = this.heightOf(cells, bold);
    sheet.y += height;
    const isHeader = bold && !isPlain;
    if (isHeader && ['ruled', 'striped', 'underlined'].includes(look.style)) this.fill(top, height, 0.85);
    else if (look.style === 'striped' && index % 2 === 1) this.fill(top, height, 0.94);
    cells.forEach((cell, column) => this.cell(cell, column, top, height, bold));
    if (look.style === 'ruled') this.box(top, isPlain);
    else if (look.style === 'columns' && !isPlain) this.verticals(top, isHeader);
    else if (look.style === 'underlined') this.across(sheet.y, 0.5);
  }

  private cell(text: string, column: number, top: number, height: number, bold: boolean): void {
    if (text === '') return;
    const { sheet } = this;
    const lines = this.linesOf(text, column, bold);
    const free = height - this.heightOfLines(lines.length);
    const shift = this.look.isCentred ? free / 2 : 0;
    const { align } = this.columns[column]!;
    const [left, width] = [this.edges[column]!, this.widths[column]!];
    const x = align === 'right' ? left + width - PADDING : align === 'centre' ? left + width / 2 : left + PADDING;
    lines.forEach((line, index) => sheet.write(line, x, { align, bold, y: this.baseline(top + shift, index) }));
  }

  private baseline(top: number, line: number): number {
    return top + this.padding + this.sheet.size * (1 + line * LEADING);
  }

  private linesOf(text: string, column: number, bold: boolean): string[] {
    const room = this.widths[column]! - 2 * PADDING;
    return wrapText(text, room, (part) => this.sheet.measure(part, this.sheet.size, bold));
  }

  private heightOf(cells: readonly string[], bold: boolean): number {
    return this.heightOfLines(Math.max(...cells.map((cell, column) => this.linesOf(cell, column, bold).length)));
  }

  private heightOfLines(count: number): number {
    return this.sheet.size * (1 + (count - 1) * LEADING) + 2 * this.padding + this.sheet.size * 0.25;
  }

  private get padding(): number {
    return this.look.style === 'ruled' || this.look.style === 'columns' ? PADDING : PADDING / 2;
  }

  private fill(top: number, height: number, shade: number): void {
    this.sheet.page.fills.push({ x: this.sheet.left, y: top, width: this.sheet.room, height, shade });
  }

  private across(y: number, width: number): void {
    const { left, room, page } = this.sheet;
    page.lines.push({ x1: left, y1: y, x2: left + room, y2: y, width });
  }

  /** Lines around every cell; of a row of totals, around its amount. */
  private box(top: number, isPlain: boolean): void {
    const { sheet } = this;
    const right = sheet.left + sheet.room;
    const edges = isPlain ? [this.edges.at(-1)!] : this.edges;
    for (const y of [top, sheet.y]) sheet.page.lines.push({ x1: edges[0]!, y1: y, x2: right, y2: y, width: 0.5 });
    for (const x of [...edges, right]) sheet.page.lines.push({ x1: x, y1: top, x2: x, y2: sheet.y, width: 0.5 });
  }

  /** Lines between columns alone, with a line above and below the header. */
  private verticals(top: number, isHeader: boolean): void {
    const { sheet } = this;
    for (const x of [...this.edges, sheet.left + sheet.room]) sheet.page.lines.push({ x1: x, y1: top, x2: x, y2: sheet.y, width: 0.5 });
    if (!isHeader) return;
    this.across(top, 0.5);
    this.across(sheet.y, 0.5);
  }
}
