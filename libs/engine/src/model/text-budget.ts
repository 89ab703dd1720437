import type { Answer } from './answer';
import { EngineError } from './engine-error';
import type { Table } from './table';

/**
 * Characters of all that is answered of one document; a full plain text has 6 million (2,000 pages). What a short file multiplies beyond that is
 * refused: each copy costs memory in every process that passes the answer on.
 */
export const MAX_ANSWER_CHARACTERS = 20_000_000;

/** What is left of an answer's characters. A reader takes from it before it puts one text into many positions. */
export class TextBudget {
  private left = MAX_ANSWER_CHARACTERS;

  /** Throws `corrupt_document` where a text, put into so many positions, passes what an answer may hold. */
  take(characters: number, positions = 1): void {
    this.left -= characters * positions;
    if (this.left < 0)
      throw new EngineError('corrupt_document', `The document holds more than ${MAX_ANSWER_CHARACTERS / 1_000_000} million characters.`);
  }
}

/** Throws `corrupt_document` for tables that hold more than an answer may, the text of a merged cell counted in every place that it covers. */
export function refuseHugeTables(tables: readonly Table[]): void {
  const budget = new TextBudget();
  for (const table of tables) {
    if (table.rows) for (const row of table.rows) for (const text of row) budget.take(text.length);
    else for (const { text, rowSpan, columnSpan } of table.cells) budget.take(text.length, rowSpan * columnSpan);
  }
}

/** Throws `corrupt_document` for an answer past the bound, however it came to hold so much. */
export function refuseHugeAnswer({ columns, rows, fields }: Answer): void {
  const budget = new TextBudget();
  for (const { text } of columns) budget.take(text.length);
  for (const { cells } of rows) for (const { text } of cells) budget.take(text.length);
  for (const { value } of fields) budget.take(value.length);
}
