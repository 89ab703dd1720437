import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { EngineError } from '../../model/engine-error';
import { refuseHugeGrid } from '../native-table';
import type { FormatNumber } from './format-number';
import type { Merge, SheetCell } from './sheet-grid';

/** What one sheet's XML gives. */
export interface SheetContent {
  cells: SheetCell[];
  merges: Merge[];
}

/** Merges that are looked at; a sheet with more of them is a drawing. */
const MAX_MERGES = 50_000;

/** Feeds a part of a package to a parser piece by piece. Throws `corrupt_document` for XML that is not well-formed or declares a document type. */
export async function parsePart(part: Readable, parser: SaxesParser): Promise<void> {
  const decoder = new StringDecoder('utf8');
  parser.on('doctype', () => refuse());
  parser.on('error', (cause) => refuse(cause));
  for await (const chunk of part) parser.write(decoder.write(chunk as Buffer));
  parser.write(decoder.end()).close();
}

function refuse(cause?: unknown): never {
  throw new EngineError('corrupt_document', 'The spreadsheet is damaged.', { cause });
}

/** Reads the cells of a sheet as they show, and its merges, from a stream of its XML. */
export async function readSheet(part: Readable, strings: readonly string[], formatNumber: FormatNumber): Promise<SheetContent> {
  const reader = new SheetReader(strings, formatNumber);
  const parser = new SaxesParser();
  parser.on('opentag', (tag: SaxesTagPlain) => reader.open(localName(tag.name), tag.attributes as Record<string, string>));
  parser.on('text', (text) => reader.text(text));
  parser.on('closetag', (tag) => reader.close(localName(tag.name)));
  await parsePart(part, parser);
  return reader.content;
}

/** A tag's name without its prefix: some writers prefix every element. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

class SheetReader {
  readonly content: SheetContent = { cells: [], merges: [] };
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
  ) {}

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
    const place = r ? parseReference(r) : undefined;
    this.column = place?.column ?? this.column + 1;
    if (place) this.row = place.row;
    this.type = t ?? 'n';
    this.style = Number(s ?? 0);
    this.value = '';
  }

  private closeCell(): void {
    const text = this.shown();
    if (text.trim() === '') return;
    this.content.cells.push({ row: this.row, column: this.column, text });
    refuseHugeGrid(this.content.cells.length, 1);
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
