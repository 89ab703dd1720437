import type { Convention } from '@gridline/values';
import type { DocType } from '../model/document';
import type { Answer } from '../model/answer';
import type { CheckResult } from '../model/extracted-document';
import { checkDateOrder, checkDateRange, checkIdentifiers, checkPrinted } from './field-checks';
import { checkLines } from './line-checks';
import { checkBalances } from './balance-checks';
import { checkTotals } from './totals-checks';

/** Every arithmetic and format check that the answer has the numbers for. A failed one is reported and lowers confidence; none blocks. */
export function runChecks(docType: DocType, answer: Answer, convention: Convention): CheckResult[] {
  const byType = docType === 'Bank Statement' ? checkBalances(answer, convention) : checkLines(answer, convention);
  return [
    ...byType,
    ...checkTotals(answer),
    ...checkIdentifiers(answer.fields),
    ...checkDateOrder(answer.fields),
    ...checkDateRange(answer.fields),
    ...checkPrinted(answer.fields),
  ];
}
