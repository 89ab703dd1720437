import type { ReviewItem } from '@gridline/contracts';
import { rankOf } from '../documents/field-order';
import type { ReadDocument } from '../documents/documents';
import { isSame, keyOf, type Target } from './target';

/** The positions of what needs a person, in reading order; with each what is wrong there, where a check says so. */
interface Doubts {
  targets: Target[];
  /** By the key of the position. */
  sentences: ReadonlyMap<string, string>;
}

/** What the service counts as items, as positions on the screen; a cell that is doubtful and fails a check is one. */
export function toDoubts(items: readonly ReviewItem[], rows: ReadDocument['rows']): Doubts {
  const positions = new Map<string, Target>();
  const sentences = new Map<string, string>();
  for (const item of items) {
    const target = targetOf(item, rows);
    positions.set(keyOf(target), target);
    if (item.check) sentences.set(keyOf(target), item.check.detail);
  }
  return { targets: [...positions.values()].sort(order), sentences };
}

function targetOf({ kind, field, row, column, check }: ReviewItem, rows: ReadDocument['rows']): Target {
  if (kind === 'cell') return { kind: 'cell', row: row!, column: column! };
  if (kind !== 'check') return { kind: 'field', field: field! };
  const named = row === undefined ? -1 : columnNamed(rows[row] ?? [], check!.detail);
  return named < 0 ? { kind: 'check', name: check!.name, row } : { kind: 'cell', row: row!, column: named };
}

/** The cell of a row whose figure a sentence names last: "quantity times price makes 84.00, the amount says 93.00". */
function columnNamed(cells: readonly string[], sentence: string): number {
  const figures = [...sentence.matchAll(FIGURE)].map(([figure]) => figureOf(figure)).reverse();
  const column = figures.map((figure) => cells.findLastIndex((cell) => figureOf(cell) === figure)).find((index) => index >= 0);
  return column ?? -1;
}

const FIGURE = /\d[\d.,]*\d|\d/g;

/** Digits alone, so that the document's way of writing numbers and the sentence's are the same. */
const figureOf = (text: string): string => text.replace(/\D/g, '');

/** The doubt after a position, or before it; from one that has none, the nearest in that direction. Undefined at the end. */
export function doubtBeside(doubts: readonly Target[], from: Target | undefined, by: 1 | -1): Target | undefined {
  if (!from) return by === 1 ? doubts[0] : doubts.at(-1);
  const index = doubts.findIndex((doubt) => isSame(doubt, from));
  if (index >= 0) return doubts[index + by];
  return by === 1 ? doubts.find((doubt) => order(doubt, from) > 0) : doubts.findLast((doubt) => order(doubt, from) < 0);
}

/** Fields stand before checks, checks before cells; cells row by row. */
function order(one: Target, other: Target): number {
  if (one.kind === 'cell' && other.kind === 'cell') return one.row - other.row || one.column - other.column;
  if (one.kind === 'field' && other.kind === 'field') return rankOf(one.field) - rankOf(other.field);
  return RANK[one.kind] - RANK[other.kind];
}

const RANK = { field: 0, check: 1, header: 2, cell: 3 };

/** How many values a document has: filled cells and fields. Of rows that are not here yet each cell counts. */
export function countValues({ rows, columns, metadata }: ReadDocument): number {
  let values = Object.keys(metadata).length;
  for (const row of rows) values += row ? row.filter((cell) => cell !== '').length : columns.length;
  return values;
}
