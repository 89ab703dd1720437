import { EngineError } from '../../model/engine-error';
import { refuseHugeGrid } from '../source/native-table';

/** How a delimited file writes its cells. */
export interface Dialect {
  /** One character, or the same one twice. */
  delimiter: string;
  quote: string;
  /** Whether blanks behind a delimiter are decoration: `1, 2`. */
  skipsBlanks: boolean;
  /** Whether a quote inside a quoted cell is written `\"`; otherwise it is doubled. */
  escapesQuotes: boolean;
}

/** Spreadsheets hold 32,767 characters a cell; a picture written as text has some million. */
export const MAX_CELL_LENGTH = 10_000_000;

/** A quoted cell longer than this is an opening quote that was never meant as one. */
const MAX_QUOTED_LENGTH = 1_000_000;

/** Lines without anything part blocks, one as well as many. */
const isEmptyLine = (record: readonly string[]): boolean => record.length === 1 && record[0] === '';

/** The records of a delimited text, each an array of cells without their quotes. A quote that opens nothing stays a character. */
export function splitRecords(text: string, dialect: Dialect, limit = Infinity): string[][] {
  return new RecordSplitter(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text, dialect).split(limit);
}

class RecordSplitter {
  private position = 0;
  private nextDelimiter = -1;
  private nextBreak = -1;
  private quotesLeft = true;

  constructor(
    private readonly text: string,
    private readonly dialect: Dialect,
  ) {}

  split(limit: number): string[][] {
    const records: string[][] = [];
    let cellCount = 0;
    while (this.position < this.text.length && records.length < limit) {
      const record = this.readRecord();
      if (isEmptyLine(record) && records.length > 0 && isEmptyLine(records.at(-1)!)) continue;
      records.push(record);
      cellCount += record.length;
      refuseHugeGrid(cellCount, 1);
    }
    return records;
  }

  private readRecord(): string[] {
    const record: string[] = [];
    for (;;) {
      record.push(this.readCell());
      if (record.length % 10_000 === 0) refuseHugeGrid(record.length, 1);
      if (this.text.startsWith(this.dialect.delimiter, this.position)) {
        this.position += this.dialect.delimiter.length;
        continue;
      }
      this.position++;
      // A list that grew by pushing holds room for many more; the copy holds what is in it.
      return record.slice();
    }
  }

  /** Reads a cell and stands at the delimiter or line break behind it. */
  private readCell(): string {
    const start = this.skipBlanks();
    if (this.quotesLeft && this.text[start] === this.dialect.quote) {
      const quoted = this.readQuoted(start);
      if (quoted !== undefined) return quoted;
    }
    const from = this.dialect.skipsBlanks ? start : this.position;
    this.position = this.cellEnd(start);
    if (this.position - from > MAX_CELL_LENGTH) throw new EngineError('corrupt_document', 'A cell holds more than 10 million characters.');
    return this.text.slice(from, this.position);
  }

  /** Where the cell begins behind its leading blanks; these count only where no quote follows. */
  private skipBlanks(): number {
    let at = this.position;
    if (this.dialect.delimiter === ' ') return at;
    while (this.text[at] === ' ') at++;
    return at;
  }

  private cellEnd(from: number): number {
    if (this.nextDelimiter < from) this.nextDelimiter = this.indexOf(this.dialect.delimiter, from);
    if (this.nextBreak < from) this.nextBreak = this.indexOf('\n', from);
    return Math.min(this.nextDelimiter, this.nextBreak);
  }

  private indexOf(character: string, from: number): number {
    const at = this.text.indexOf(character, from);
    return at === -1 ? this.text.length : at;
  }

  /** The text of a quoted cell; undefined where the opening quote has no end that fits. */
  private readQuoted(start: number): string | undefined {
    const { quote, escapesQuotes } = this.dialect;
    let at = start + 1;
    for (;;) {
      at = this.text.indexOf(quote, at);
      if (at === -1) this.quotesLeft = this.text.indexOf(quote, start + 1) !== -1;
      if (at === -1 || at - start > MAX_QUOTED_LENGTH) return undefined;
      if (escapesQuotes && this.text[at - 1] === '\\') at++;
      else if (this.text[at + 1] === quote) at += 2;
      else if (this.endsCell(at + 1)) return this.closeQuoted(start, at);
      else if (this.beginsCell(at)) return undefined;
      else at++;
    }
  }

  private endsCell(at: number): boolean {
    let end = at;
    while (this.text[end] === ' ' && this.dialect.delimiter !== ' ') end++;
    return end >= this.text.length || this.text[end] === '\n' || this.text.startsWith(this.dialect.delimiter, end);
  }

  /** A quote right behind a delimiter opens the next cell, so the one before it was no opening quote. */
  private beginsCell(at: number): boolean {
    return this.text[at - 1] === '\n' || this.text.startsWith(this.dialect.delimiter, at - this.dialect.delimiter.length);
  }

  private closeQuoted(start: number, end: number): string {
    const { quote, escapesQuotes } = this.dialect;
    this.position = this.cellEnd(end + 1);
    const inner = this.text.slice(start + 1, end);
    return (escapesQuotes ? inner.replaceAll(`\\${quote}`, quote) : inner).replaceAll(quote + quote, quote);
  }
}
