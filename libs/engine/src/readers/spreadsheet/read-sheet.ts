import type { Readable } from 'node:stream';
import type { TextBudget } from '../../model/text-budget';
import { parsePart, type PartListener } from '../source/package-part';
import type { FormatNumber } from './format-number';
import { SheetCells, type GridRange } from './sheet-grid';

/** What one sheet's XML gives. */
interface SheetContent {
  cells: SheetCells;
  merges: GridRange[];
}

/** Merges that are looked at; a sheet with more of them is a drawing. */
const MAX_MERGES = 50_000;

/** Reads the cells of a sheet as they show, and its merges, from a stream of its XML. */
export async function readSheet(
  part: Readable,
  strings: readonly string[],
  formatNumber: FormatNumber,
  budget: TextBudget,
): Promise<SheetContent> {
  const reader = new SheetReader(strings, formatNumber, budget);
  await parsePart(part, reader);
  return reader.content;
}

class SheetReader implements PartListener {
  readonly content: SheetContent;
  private row = -1;
  private column = -1;
  private type = '';
  private style = 0;
  private value = '';
  private isReading = false;
  private isPhonetic = false;

  constructor(
    private readonly strings: readonly string[],
    private readonly formatNumber: FormatNumber,
    budget: TextBudget,
  ) {
    this.content = { cells: new SheetCells(budget), merges: [] };
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'row') {
      this.row = attributes.r ? Number(attributes.r) - 1 : this.row + 1;
      this.column = -1;
    } else if (name === 'c') this.openCell(attributes);
    else if (name === 'v' || name === 't') this.isReading = !this.isPhonetic;
    else if (name === 'rPh') this.isPhonetic = true;
    else if (name === 'mergeCell' && this.content.merges.length < MAX_MERGES) this.addMerge(attributes.ref ?? '');
  }

  text(text: string): void {
    if (this.isReading) this.value += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.isReading = false;
    else if (name === 'rPh') this.isPhonetic = false;
    else if (name === 'c') this.closeCell();
  }

  private openCell({ r, t, s }: Record<string, string>): void {
    const position = r ? parseReference(r) : undefined;
    this.column = position?.column ?? this.column + 1;
    if (position) this.row = position.row;
    this.type = t ?? 'n';
    this.style = Number(s ?? 0);
    this.value = '';
  }

  private closeCell(): void {
    const text = this.shown();
    if (text.trim() === '') return;
    this.content.cells.add(this.row, this.column, text);
  }

  /** The value as the sheet shows it. */
  private shown(): string {
    if (this.type === 's') return this.strings[Number(this.value)] ?? '';
    if (this.type === 'b') return this.value === '1' ? 'TRUE' : this.value === '' ? '' : 'FALSE';
    if (this.type !== 'n' || this.value.trim() === '') return this.value;
    const number = Number(this.value);
    return Number.isFinite(number) ? this.formatNumber(number, this.style) : this.value;
  }

  private addMerge(reference: string): void {
    const [from, to] = reference.split(':').map(parseReference);
    if (from && to) this.content.merges.push({ top: from.row, left: from.column, bottom: to.row, right: to.column });
  }
}

/** `B12` as row 11, column 1. */
function parseReference(reference: string): { row: number; column: number } | undefined {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference);
  if (!match) return undefined;
  const column = Array.from(match[1]!).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(match[2]) - 1, column };
}
