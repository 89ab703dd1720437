import type { Convention } from '@gridline/values';
import { linesAgainstTotal, PRODUCT_ROLES, productAgainstAmount, roleColumns, settleProducts } from '../answer/line-amounts';
import type { RoleColumns } from '../tables/join/cell-amounts';
import type { Answer, AnswerRow } from '../model/answer';
import type { CheckResult } from '../model/extracted-document';
import { compareUnits, type Sentences } from './check-result';

/** Quantity x price = line for every row, and the lines against the total that they should make. */
export function checkLines(answer: Answer, convention: Convention): CheckResult[] {
  if (!answer.source) return [];
  const columns = settleProducts(answer, roleColumns(answer), convention);
  const sum = linesAgainstTotal(answer, columns, convention);
  return [...checkProducts(answer.rows, columns, convention), ...(sum ? [compareUnits('linesMakeTotal', LINES_MAKE_TOTAL, sum)] : [])];
}

const LINES_MAKE_TOTAL: Sentences = {
  passed: 'The lines make the total.',
  failed: (lines, total) => `The lines add up to ${lines}, the total says ${total}.`,
};

function checkProducts(rows: readonly AnswerRow[], columns: RoleColumns, convention: Convention): CheckResult[] {
  if (columns.has('discount') || !PRODUCT_ROLES.every((role) => columns.has(role))) return [];
  return rows.flatMap((row, index) => {
    const product = productAgainstAmount(row, columns, convention);
    const sentences = {
      passed: `Row ${index + 1}: quantity times price makes the amount.`,
      failed: (says: string, makes: string) => `Row ${index + 1}: quantity times price makes ${makes}, the amount says ${says}.`,
    };
    return product ? [{ ...compareUnits('quantityTimesPrice', sentences, product), row: index }] : [];
  });
}
