import type { Convention } from '@gridline/values';
import type { Answer, AnswerRow } from '../model/answer';
import type { CheckResult } from '../model/extracted-document';
import { compareUnits } from './check-result';
import { amountsByKey, roleColumns } from '../answer/line-amounts';
import { cellUnits, movementOf, type RoleColumns } from '../tables/join/cell-amounts';
import { sumUnits } from '../reckoning/money';
import { sumAgainst } from '../reckoning/sums';

/** Opening + movements = closing, and each running balance against the one before it. */
export function checkBalances(answer: Answer, convention: Convention): CheckResult[] {
  if (!answer.source) return [];
  const columns = roleColumns(answer);
  const movements = answer.rows.map((row) => movementOf(row, columns, convention));
  return [...checkClosing(answer, movements), ...checkRunning(answer.rows, movements, columns, convention)];
}

function checkClosing(answer: Answer, movements: readonly number[]): CheckResult[] {
  const amounts = amountsByKey(answer.fields);
  const opening = amounts.get('openingBalance');
  const closing = amounts.get('closingBalance');
  if (opening === undefined || closing === undefined) return [];
  const sum = sumUnits(movements);
  const expected = Math.abs(opening + sum - closing) <= Math.abs(opening - sum - closing) ? opening + sum : opening - sum;
  const sentences = {
    passed: 'The opening balance and the movements make the closing balance.',
    failed: (says: string, makes: string) => `The opening balance and the movements make ${makes}, the closing balance says ${says}.`,
  };
  return [compareUnits('openingPlusMovements', sentences, sumAgainst(closing, expected))];
}

/** Statements run forwards or backwards in time; the direction that more rows prove is taken. */
function checkRunning(
  rows: readonly AnswerRow[],
  movements: readonly number[],
  columns: RoleColumns,
  convention: Convention,
): CheckResult[] {
  const balances = rows.map((row) => cellUnits(row, columns.get('balance'), convention));
  const forwards = runningResults(balances, movements);
  // A balance is then that of the row above less what that one added.
  const backwards = runningResults(balances, [0, ...movements.map((units) => -units)]);
  const passed = (results: readonly CheckResult[]): number => results.filter((result) => result.passed).length;
  return passed(backwards) > passed(forwards) ? backwards : forwards;
}

/** Each balance against the one before it and what it changed by on the way. */
function runningResults(balances: readonly (number | undefined)[], changes: readonly number[]): CheckResult[] {
  const results: CheckResult[] = [];
  for (let index = 1; index < balances.length; index++) {
    const [before, after] = [balances[index - 1], balances[index]];
    if (before === undefined || after === undefined) continue;
    const expected = before + changes[index]!;
    const sentences = {
      passed: `Row ${index + 1}: the balance follows from the one before.`,
      failed: (says: string, makes: string) =>
        `Row ${index + 1}: the balance before and the movement make ${makes}, the balance says ${says}.`,
    };
    results.push({ ...compareUnits('runningBalance', sentences, sumAgainst(after, expected)), row: index });
  }
  return results;
}
