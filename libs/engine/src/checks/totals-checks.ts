import type { Answer } from '../model/answer';
import type { CheckResult } from '../model/extracted-document';
import { amountsByKey } from '../answer/line-amounts';
import { compareUnits } from './check-result';
import { CENT } from '../reckoning/money';

/** Net + tax = total, and total - paid = due, where the amounts are there. */
export function checkTotals({ fields }: Pick<Answer, 'fields'>): CheckResult[] {
  const amounts = amountsByKey(fields);
  const [net, tax, gross, paid, due] = ['netTotal', 'taxTotal', 'grossTotal', 'paid', 'amountDue'].map((key) => amounts.get(key));
  const results: CheckResult[] = [];
  if (net !== undefined && tax !== undefined && gross !== undefined) {
    results.push(
      compareUnits('netPlusTax', 'Net and tax make the total.', {
        found: gross,
        expected: net + tax,
        tolerance: 2 * CENT,
      }),
    );
  }
  if (gross !== undefined && paid !== undefined && due !== undefined) {
    results.push(
      compareUnits('totalLessPaid', 'The total less what was paid is due.', {
        found: due,
        expected: gross - Math.abs(paid),
        tolerance: 2 * CENT,
      }),
    );
  }
  return results;
}
