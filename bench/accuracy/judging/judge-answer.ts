import type { ExtractedDocument } from '@gridline/engine';
import { isCellRight, isFieldRight, isSameField, isSameText } from './judge-value';
import type { Grid, Truth } from './truth';

/** Which cell of an answer was judged. */
export interface JudgedCell {
  row: number;
  column: number;
  right: boolean;
}

/** Which rows and columns of an answer are which of the truth's. */
export interface Alignment {
  /** Truth row and answer row, in order. */
  rows: [truth: number, answer: number][];
  /** Answer column by truth column. */
  columns: Map<number, number>;
}

/** An answer without a table has the fields as its rows: those are judged as fields. */
export const isMadeOfFields = ({ columns }: Pick<ExtractedDocument, 'columns'>): boolean => columns.join('|') === 'Field|Value';

/** Every field that the truth speaks of. */
export const judgeFields = (fields: Record<string, string>, { fields: truth = {}, accepted }: Truth): { key: string; right: boolean }[] =>
  Object.entries(fields).flatMap(([key, value]) => {
    if (truth[key] === undefined) return [];
    return [{ key, right: accepted?.[key]?.some((text) => isSameField(text, value)) ?? isFieldRight(truth[key], value) }];
  });

/** Every cell of the columns that the truth has; cells of a row that the truth does not have are wrong. */
export function judgeCells(rows: readonly (readonly string[])[], truth: Grid): JudgedCell[] {
  const alignment = align(truth, rows);
  const truthRows = new Map(alignment.rows.map(([truthRow, row]) => [row, truthRow]));
  return rows.flatMap((cells, row) => {
    const truthRow = truthRows.get(row);
    return [...alignment.columns].flatMap(([truthColumn, column]) => {
      const expected = truthRow === undefined ? undefined : truth.rows[truthRow]![truthColumn];
      if (expected === '' || (expected === undefined && cells[column] === '')) return [];
      return [{ row, column, right: expected !== undefined && isCellRight(expected, cells[column]!) }];
    });
  });
}

/**
 * Every cell against a table that is known to the letter: cells of rows or columns that it does not have are wrong, those of rows
 * that may be left out are not judged.
 */
export function judgeExactly(rows: readonly (readonly string[])[], truth: Grid, optional: readonly number[]): JudgedCell[] {
  const alignment = align(truth, rows, isSameText);
  const truthRows = new Map(alignment.rows.map(([truthRow, row]) => [row, truthRow]));
  const truthColumns = new Map([...alignment.columns].map(([truthColumn, column]) => [column, truthColumn]));
  return rows.flatMap((cells, row) => {
    const truthRow = truthRows.get(row);
    if (truthRow !== undefined && optional.includes(truthRow)) return [];
    return cells.flatMap((text, column) => {
      const truthColumn = truthColumns.get(column);
      // A blank is judged where the truth says what stands there: one that is right is as good as any other cell.
      if (text === '' && (truthRow === undefined || truthColumn === undefined)) return [];
      const right = truthRow !== undefined && truthColumn !== undefined && isSameText(truth.rows[truthRow]![truthColumn] ?? '', text);
      return [{ row, column, right }];
    });
  });
}

/** How a cell is compared with the truth's. */
type Compare = (truth: string, predicted: string) => boolean;

/** Rows in order, so that the number of equal cells is greatest; then columns one to one, the pair with most equal cells first. */
export function align(truth: Grid, rows: readonly (readonly string[])[], isRight: Compare = isCellRight): Alignment {
  const pairs = alignRows(truth.rows, rows, isRight);
  return { rows: pairs, columns: mapColumns(truth, rows, pairs, isRight) };
}

function alignRows(truth: readonly (readonly string[])[], rows: readonly (readonly string[])[], isRight: Compare): [number, number][] {
  const alike = truth.map((row) =>
    rows.map((cells) => row.filter((text) => text !== '' && cells.some((cell) => isRight(text, cell))).length),
  );
  const best = Array.from({ length: truth.length + 1 }, () => new Array<number>(rows.length + 1).fill(0));
  for (let i = 1; i <= truth.length; i++) {
    for (let j = 1; j <= rows.length; j++) {
      best[i]![j] = Math.max(best[i - 1]![j]!, best[i]![j - 1]!, best[i - 1]![j - 1]! + alike[i - 1]![j - 1]!);
    }
  }
  const pairs: [number, number][] = [];
  let [i, j] = [truth.length, rows.length];
  while (i > 0 && j > 0) {
    const score = alike[i - 1]![j - 1]!;
    if (score > 0 && best[i]![j] === best[i - 1]![j - 1]! + score) pairs.push([--i, --j]);
    else if (best[i]![j] === best[i - 1]![j]) i--;
    else j--;
  }
  return pairs.reverse();
}

function mapColumns(
  { columns, rows }: Grid,
  predicted: readonly (readonly string[])[],
  pairs: readonly [number, number][],
  isRight: Compare,
): Map<number, number> {
  const width = Math.max(0, ...predicted.map((cells) => cells.length));
  const counts = columns.flatMap((_, truthColumn) =>
    Array.from({ length: width }, (__, column) => ({
      truthColumn,
      column,
      count: pairs.filter(
        ([t, p]) => (rows[t]![truthColumn] ?? '') !== '' && isRight(rows[t]![truthColumn] ?? '', predicted[p]![column] ?? ''),
      ).length,
    })),
  );
  const mapped = new Map<number, number>();
  const taken = new Set<number>();
  for (const { truthColumn, column, count } of counts.sort((a, b) => b.count - a.count)) {
    if (count === 0 || mapped.has(truthColumn) || taken.has(column)) continue;
    mapped.set(truthColumn, column);
    taken.add(column);
  }
  return mapped;
}
