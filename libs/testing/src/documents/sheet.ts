import { blankPage, type Align, type DocumentKind, type Drawing, type MadeDocument, type Truth } from './made-document';
import type { Random } from './random';
import { widthOf, wrapText, type Face } from './text-width';

/** Paper and the room around what is written on it. */
interface Paper {
  width: number;
  height: number;
  margin: number;
}

const A4: Paper = { width: 595, height: 842, margin: 48 };
/** Space between baselines, in sizes of the font. */
export const LEADING = 1.35;
/** Room at the foot of a page for its number. */
const FOOT = 14;

/** Where a text goes besides the next line's start. */
interface TextOptions {
  size?: number;
  bold?: boolean;
  x?: number;
}

/** How labels stand to their values. */
export type LabelPosition = 'beside' | 'below' | 'joined';

/** Paper that is written on from the top down, page after page. */
export class Sheet {
  readonly size: number;
  y: number;
  private readonly pages: Drawing[] = [blankPage()];

  constructor(
    readonly random: Random,
    readonly face: Face,
    readonly paper: Paper = A4,
  ) {
    this.size = random.pick(face === 'mono' ? [7.5, 8] : [8.5, 9, 10]);
    this.y = paper.margin;
  }

  get left(): number {
    return this.paper.margin;
  }

  get room(): number {
    return this.paper.width - 2 * this.paper.margin;
  }

  /** The page that is being written on. */
  get page(): Drawing {
    return this.pages.at(-1)!;
  }

  /** Room from here to the foot of the page. */
  get below(): number {
    return this.paper.height - this.paper.margin - FOOT - this.y;
  }

  measure(text: string, size = this.size, bold = false): number {
    return widthOf(text, size, this.face, bold);
  }

  gap(points: number): void {
    this.y += points;
  }

  turnPage(): void {
    this.pages.push(blankPage());
    this.y = this.paper.margin;
  }

  /** Moves down by a line, to the next page where this one is full. */
  advance(height: number): void {
    if (this.below < height) this.turnPage();
    this.y += height;
  }

  write(
    text: string,
    x: number,
    { align = 'left', size = this.size, bold = false, y = this.y }: TextOptions & { align?: Align; y?: number } = {},
  ): void {
    this.page.texts.push({ text, x, y, size, bold, align });
  }

  text(text: string, { size = this.size, bold = false, x = this.left }: TextOptions = {}): void {
    this.advance(size * LEADING);
    this.write(text, x, { size, bold });
  }

  /** Writes blocks beside one another, from the same height; goes on below the longest. */
  sideBySide(...blocks: (() => void)[]): void {
    const top = this.y;
    let lowest = top;
    for (const block of blocks) {
      this.y = top;
      block();
      lowest = Math.max(lowest, this.y);
    }
    this.y = lowest;
  }

  /** Labels and their values: beside one another, the values below the labels, or joined in one text. */
  fields(pairs: readonly (readonly [string, string])[], position: LabelPosition, x = this.left): void {
    if (position === 'below') return this.fieldsBelow(pairs, x);
    const valueX = x + Math.max(...pairs.map(([label]) => this.measure(`${label}:`))) + 14;
    for (const [label, value] of pairs) {
      if (position === 'joined') {
        this.text(`${label}: ${value}`, { x });
        continue;
      }
      this.text(`${label}:`, { x });
      this.write(value, valueX);
    }
  }

  /** Labels and amounts at the right, the last in bold. */
  totals(pairs: readonly (readonly [string, string])[]): void {
    const right = this.left + this.room - 4;
    const width = Math.max(...pairs.map(([label, value]) => this.measure(label, this.size, true) + this.measure(value, this.size, true)));
    const x = Math.max(this.left, right - Math.max(width + 30, Math.min(180, this.room * 0.6)));
    pairs.forEach(([label, value], index) => {
      const bold = index === pairs.length - 1;
      this.text(label, { x, bold });
      this.write(value, right, { align: 'right', bold });
    });
  }

  /** Running text of so many words. */
  paragraph(words: readonly string[], count: number, x = this.left, room = this.room): void {
    const text = Array.from({ length: count }, () => this.random.pick(words).toLowerCase()).join(' ');
    for (const line of wrapText(text, room, (part) => this.measure(part))) this.text(line, { x });
  }

  /** The finished document; pages of several are numbered. */
  finish(kind: DocumentKind, seed: number, truth: Truth, pageLabel = ''): MadeDocument {
    const { width, height, margin } = this.paper;
    if (this.pages.length > 1) {
      this.pages.forEach(({ texts }, index) => {
        const text = `${pageLabel} ${index + 1} / ${this.pages.length}`.trim();
        texts.push({ text, x: width / 2, y: height - margin + FOOT / 2, size: 7.5, bold: false, align: 'centre' });
      });
    }
    return { kind, seed, face: this.face, width, height, pages: this.pages, truth };
  }

  private fieldsBelow(pairs: readonly (readonly [string, string])[], x: number): void {
    const step = (this.left + this.room - x) / pairs.length;
    for (const part of [0, 1] as const) {
      this.advance(this.size * LEADING);
      pairs.forEach((pair, index) => this.write(pair[part], x + index * step, { bold: part === 0 }));
    }
  }
}
