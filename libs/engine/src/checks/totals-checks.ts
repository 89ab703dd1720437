import type { Answer } from '../model/answer';
import type { CheckResult } from '../model/extracted-document';
import { amountsByKey } from '../answer/line-amounts';
import { compareUnits, type Sentences } from './check-result';
import { areSameSum, mayBeRounding, sumAgainst } from '../reckoning/sums';

/** Net + tax = total, before or after it was rounded, and total - paid = due, where the amounts are there. */
export function checkTotals({ fields }: Pick<Answer, 'fields'>): CheckResult[] {
  const amounts = amountsByKey(fields);
  const [net, tax, gross, paid, due] = ['netTotal', 'taxTotal', 'grossTotal', 'paid', 'amountDue'].map((key) => amounts.get(key));
  const results: CheckResult[] = [];
  if (net !== undefined && tax !== undefined && gross !== undefined) {
    const rounding = amounts.get('roundingAmount') ?? 0;
    const before = mayBeRounding(rounding) && areSameSum(gross, net + tax + rounding) ? gross - rounding : gross;
    results.push(compareUnits('netPlusTax', NET_PLUS_TAX, sumAgainst(before, net + tax)));
  }
  if (gross !== undefined && paid !== undefined && due !== undefined) {
    const [left, before] = [gross - Math.abs(paid), amounts.get('openingBalance') ?? 0];
    // What was paid may be of what stood open before.
    results.push(compareUnits('totalLessPaid', TOTAL_LESS_PAID, sumAgainst(due, areSameSum(due, left + before) ? left + before : left)));
  }
  return results;
}

const NET_PLUS_TAX: Sentences = {
  passed: 'Net and tax make the total.',
  failed: (total, sum) => `Net and tax make ${sum}, the total says ${total}.`,
};

const TOTAL_LESS_PAID: Sentences = {
  passed: 'The total less what was paid is due.',
  failed: (due, rest) => `The total less what was paid is ${rest}, the amount due says ${due}.`,
};
