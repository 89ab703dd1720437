import { blankPage, type Align, type DocumentKind, type Drawing, type MadeDocument, type Truth } from './made-document';
import type { Random } from './random';
import { HELVETICA_WIDTHS } from './text-width.data';

/** A column of a drawn table; one of them has no width of its own and takes what is left. */
export interface Column {
  label: string;
  width: number;
  align: Align;
}

/** Paper and the room around what is written on it. */
interface Paper {
  width: number;
  height: number;
  margin: number;
}

const A4: Paper = { width: 595, height: 842, margin: 48 };
const LEADING = 1.35;
const CELL_PADDING = 4;

/** How a table's cells are told apart. */
type TableStyle = 'ruled' | 'underlined' | 'striped' | 'bare';

/** Paper that is written on from the top down, page after page, in a style drawn by chance. */
export class Sheet {
  private readonly pages: Drawing[] = [blankPage()];
  private readonly size: number;
  private readonly style: TableStyle;
  private y: number;

  constructor(
    private readonly random: Random,
    private readonly paper: Paper = A4,
  ) {
    this.size = random.pick([8.5, 9, 10]);
    this.style = random.pick(['ruled', 'underlined', 'striped', 'bare']);
    this.y = paper.margin;
  }

  gap(points: number): void {
    this.y += points;
  }

  text(text: string, { size = this.size, bold = false }: { size?: number; bold?: boolean } = {}): void {
    this.advance(size * LEADING);
    this.write(text, this.paper.margin, 'left', size, bold);
  }

  /** Labels and their values: beside one another, or the values in a row below the labels. */
  fields(pairs: readonly (readonly [string, string])[], isBelow: boolean): void {
    if (isBelow) {
      const step = this.room / pairs.length;
      for (const part of [0, 1] as const) {
        this.advance(this.size * LEADING);
        pairs.forEach((pair, index) => this.write(pair[part], this.paper.margin + index * step, 'left', this.size, part === 0));
      }
      return;
    }
    const valueX = this.paper.margin + Math.max(...pairs.map(([label]) => widthOf(label, this.size))) + 24;
    for (const [label, value] of pairs) {
      this.advance(this.size * LEADING);
      this.write(`${label}:`, this.paper.margin, 'left', this.size, false);
      this.write(value, valueX, 'left', this.size, false);
    }
  }

  /** A table with its header row, which is repeated on each page it reaches. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    const header = columns.map(({ label }) => label);
    this.row(columns, header, true, 0);
    rows.forEach((row, index) => {
      if (this.y + this.rowHeight > this.paper.height - this.paper.margin) {
        this.turnPage();
        this.row(columns, header, true, 0);
      }
      this.row(columns, row, false, index + 1);
    });
  }

  /** Rows in columns without header or rules. */
  columnsOf(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    for (const row of rows) {
      this.advance(this.rowHeight);
      this.cells(columns, row, false);
    }
  }

  /** Labels and amounts at the right, the last in bold. */
  totals(pairs: readonly (readonly [string, string])[]): void {
    pairs.forEach(([label, value], index) => {
      const isLast = index === pairs.length - 1;
      this.advance(this.size * LEADING);
      this.write(label, this.paper.width - this.paper.margin - Math.min(180, this.room * 0.6), 'left', this.size, isLast);
      this.write(value, this.paper.width - this.paper.margin - CELL_PADDING, 'right', this.size, isLast);
    });
  }

  /** Running text of so many words. */
  paragraph(words: readonly string[], count: number): void {
    let line = '';
    for (let index = 0; index < count; index++) {
      const longer = `${line} ${this.random.pick(words).toLowerCase()}`.trim();
      if (widthOf(longer, this.size) > this.room) {
        this.text(line);
        line = '';
      } else line = longer;
    }
    if (line !== '') this.text(line);
  }

  finish(kind: DocumentKind, seed: number, truth: Truth): MadeDocument {
    return { kind, seed, width: this.paper.width, height: this.paper.height, pages: this.pages, truth };
  }

  private get room(): number {
    return this.paper.width - 2 * this.paper.margin;
  }

  private get rowHeight(): number {
    return this.size * LEADING + (this.style === 'ruled' ? 2 * CELL_PADDING : CELL_PADDING);
  }

  private get page(): Drawing {
    return this.pages.at(-1)!;
  }

  private turnPage(): void {
    this.pages.push(blankPage());
    this.y = this.paper.margin;
  }

  /** Moves down by a line, to the next page where this one is full. */
  private advance(height: number): void {
    if (this.y + height > this.paper.height - this.paper.margin) this.turnPage();
    this.y += height;
  }

  private row(columns: readonly Column[], cells: readonly string[], isHeader: boolean, index: number): void {
    const top = this.y;
    const { margin } = this.paper;
    this.y += this.rowHeight;
    if (isHeader && this.style !== 'bare') this.fill(top, 0.85);
    else if (this.style === 'striped' && index % 2 === 0) this.fill(top, 0.94);
    this.cells(columns, cells, isHeader);
    if (this.style === 'ruled') this.rule(columns, top);
    else if (this.style === 'underlined') this.page.lines.push({ x1: margin, y1: this.y, x2: margin + this.room, y2: this.y, width: 0.5 });
  }

  private fill(top: number, shade: number): void {
    this.page.fills.push({ x: this.paper.margin, y: top, width: this.room, height: this.rowHeight, shade });
  }

  private rule(columns: readonly Column[], top: number): void {
    const { margin } = this.paper;
    const right = margin + this.room;
    for (const y of [top, this.y]) this.page.lines.push({ x1: margin, y1: y, x2: right, y2: y, width: 0.5 });
    for (const x of [...this.edges(columns), right]) this.page.lines.push({ x1: x, y1: top, x2: x, y2: this.y, width: 0.5 });
  }

  private widths(columns: readonly Column[]): number[] {
    const rest = this.room - columns.reduce((sum, { width }) => sum + width, 0);
    return columns.map(({ width }) => width || rest);
  }

  /** The left edge of each column. */
  private edges(columns: readonly Column[]): number[] {
    let x = this.paper.margin;
    return this.widths(columns).map((width) => (x += width) - width);
  }

  private cells(columns: readonly Column[], cells: readonly string[], bold: boolean): void {
    const edges = this.edges(columns);
    const widths = this.widths(columns);
    const lift = this.style === 'ruled' ? CELL_PADDING : CELL_PADDING / 2;
    columns.forEach(({ align }, index) => {
      const x = align === 'right' ? edges[index]! + widths[index]! - CELL_PADDING : edges[index]! + CELL_PADDING;
      if (cells[index]) this.write(cells[index], x, align, this.size, bold, this.y - lift - this.size * 0.2);
    });
  }

  private write(text: string, x: number, align: Align, size: number, bold: boolean, y = this.y): void {
    this.page.texts.push({ text, x, y, size, bold, align });
  }
}

/** How wide a text is in Helvetica; bold is about a fifteenth wider. */
export function widthOf(text: string, size: number, bold = false): number {
  const thousandths = Array.from(text).reduce((sum, character) => sum + (HELVETICA_WIDTHS[character] ?? 556), 0);
  return (thousandths * size * (bold ? 1.065 : 1)) / 1_000;
}
