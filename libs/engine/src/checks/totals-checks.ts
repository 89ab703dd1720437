import type { Answer } from '../model/answer';
import type { CheckResult } from '../model/extracted-document';
import type { Field } from '../model/field';
import { compareUnits } from './check-result';
import { CENT, toUnits } from './money';

/** Net + tax = total, and total - paid = due, where the amounts are there. */
export function checkTotals({ fields }: Pick<Answer, 'fields'>): CheckResult[] {
  const amounts = amountsByKey(fields);
  const [net, tax, gross, paid, due] = ['netTotal', 'taxTotal', 'grossTotal', 'paid', 'amountDue'].map((key) => amounts.get(key));
  const results: CheckResult[] = [];
  if (net !== undefined && tax !== undefined && gross !== undefined) {
    results.push(compareUnits('netPlusTax', 'Net and tax make the total.', gross, net + tax, 2 * CENT));
  }
  if (gross !== undefined && paid !== undefined && due !== undefined) {
    results.push(compareUnits('totalLessPaid', 'The total less what was paid is due.', due, gross - Math.abs(paid), 2 * CENT));
  }
  return results;
}

/** The amounts among the fields, in ten-thousandths, by key. */
export function amountsByKey(fields: readonly Field[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const { key, value } of fields) {
    if (/^-?\d+(?:\.\d+)?$/.test(value)) amounts.set(key, toUnits(value));
  }
  return amounts;
}
