import type { Answer } from '../model/answer';
import type { CheckResult } from '../model/extracted-document';
import { amountsByKey } from '../answer/line-amounts';
import { compareUnits } from './check-result';
import { sumAgainst } from '../reckoning/sums';

/** Net + tax = total, and total - paid = due, where the amounts are there. */
export function checkTotals({ fields }: Pick<Answer, 'fields'>): CheckResult[] {
  const amounts = amountsByKey(fields);
  const [net, tax, gross, paid, due] = ['netTotal', 'taxTotal', 'grossTotal', 'paid', 'amountDue'].map((key) => amounts.get(key));
  const results: CheckResult[] = [];
  if (net !== undefined && tax !== undefined && gross !== undefined) {
    results.push(compareUnits('netPlusTax', 'Net and tax make the total.', sumAgainst(gross, net + tax)));
  }
  if (gross !== undefined && paid !== undefined && due !== undefined) {
    results.push(compareUnits('totalLessPaid', 'The total less what was paid is due.', sumAgainst(due, gross - Math.abs(paid))));
  }
  return results;
}
