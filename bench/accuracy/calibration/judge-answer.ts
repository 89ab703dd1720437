import type { Answer, AnswerSignals } from '@gridline/engine';
import { isCellRight, isFieldRight } from './judge-value';
import type { Sample } from './sample';

/** What a suite's truth file says of one document, as far as calibration reads it. */
export interface Truth {
  fields?: Record<string, string>;
  lineItems?: { columns: string[]; rows: string[][] };
}

/** Every value of an answer that the truth speaks of, judged. */
export function judgeAnswer(answer: Answer, signals: AnswerSignals, truth: Truth, group: string): Sample[] {
  return [...judgeFields(answer, signals, truth, group), ...judgeCells(answer, signals, truth, group)];
}

function judgeFields(answer: Answer, signals: AnswerSignals, { fields = {} }: Truth, group: string): Sample[] {
  return answer.fields.flatMap((field, index) => {
    const truth = fields[field.key];
    if (truth === undefined) return [];
    return [{ kind: 'field' as const, group, signals: signals.fields[index]!, right: isFieldRight(truth, field.value) }];
  });
}

function judgeCells(answer: Answer, signals: AnswerSignals, { lineItems }: Truth, group: string): Sample[] {
  if (!answer.source || !lineItems) return [];
  const predicted = answer.rows.map((row) => row.cells.map((cell) => cell.text));
  const pairs = alignRows(lineItems.rows, predicted);
  const columns = mapColumns(lineItems, predicted, pairs);
  return predicted.flatMap((cells, rowIndex) => {
    const truthRow = pairs.find(([, row]) => row === rowIndex)?.[0];
    return [...columns].flatMap(([truthColumn, column]) => {
      const truth = truthRow === undefined ? undefined : lineItems.rows[truthRow]![truthColumn];
      if (truth === '' || (truth === undefined && cells[column] === '')) return [];
      return [
        {
          kind: 'cell' as const,
          group,
          signals: signals.cells[rowIndex]![column]!,
          right: truth !== undefined && isCellRight(truth, cells[column]!),
        },
      ];
    });
  });
}

/** Truth rows to predicted rows in order, so that the number of equal cells is greatest. */
function alignRows(truth: readonly string[][], predicted: readonly string[][]): [number, number][] {
  const alike = truth.map((row) =>
    predicted.map((cells) => row.filter((text) => text !== '' && cells.some((cell) => isCellRight(text, cell))).length),
  );
  const best = Array.from({ length: truth.length + 1 }, () => new Array<number>(predicted.length + 1).fill(0));
  for (let i = 1; i <= truth.length; i++) {
    for (let j = 1; j <= predicted.length; j++) {
      best[i]![j] = Math.max(best[i - 1]![j]!, best[i]![j - 1]!, best[i - 1]![j - 1]! + alike[i - 1]![j - 1]!);
    }
  }
  const pairs: [number, number][] = [];
  let [i, j] = [truth.length, predicted.length];
  while (i > 0 && j > 0) {
    const score = alike[i - 1]![j - 1]!;
    if (score > 0 && best[i]![j] === best[i - 1]![j - 1]! + score) pairs.push([--i, --j]);
    else if (best[i]![j] === best[i - 1]![j]) i--;
    else j--;
  }
  return pairs;
}

/** Truth columns to predicted columns, one to one, the pair with most equal cells first. */
function mapColumns(
  { columns, rows }: NonNullable<Truth['lineItems']>,
  predicted: readonly string[][],
  pairs: readonly [number, number][],
): Map<number, number> {
  const width = Math.max(0, ...predicted.map((cells) => cells.length));
  const counts = columns.flatMap((_, truthColumn) =>
    Array.from({ length: width }, (__, column) => ({
      truthColumn,
      column,
      count: pairs.filter(([t, p]) => rows[t]![truthColumn] !== '' && isCellRight(rows[t]![truthColumn]!, predicted[p]![column] ?? ''))
        .length,
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
