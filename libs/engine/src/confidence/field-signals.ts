import type { Document } from '../model/document';
import type { CheckResult } from '../model/extracted-document';
import type { Field } from '../model/field';

/** Which fields the outcome of a check speaks about. */
const CHECKED_KEYS: Readonly<Record<string, readonly string[]>> = {
  netPlusTax: ['netTotal', 'taxTotal', 'grossTotal'],
  totalLessPaid: ['grossTotal', 'paid', 'amountDue'],
  linesMakeTotal: ['lineTotal', 'netTotal', 'grossTotal'],
  openingPlusMovements: ['openingBalance', 'closingBalance'],
  ibanChecksum: ['iban'],
  sellerVatIdChecksum: ['sellerVatId'],
  buyerVatIdChecksum: ['buyerVatId'],
  issueDateBeforeDueDate: ['issueDate', 'dueDate'],
  periodFromBeforePeriodTo: ['periodFrom', 'periodTo'],
  flightFromBeforeFlightTo: ['flightFrom', 'flightTo'],
};

/** The signals that the field was found with, and what the checks say about it. */
export function fieldSignals(field: Field, _document: Document, checks: readonly CheckResult[]): Record<string, number> {
  const about = checks.filter((check) => CHECKED_KEYS[check.name]?.includes(field.key));
  return {
    ...field.signals,
    checkPassed: about.some((check) => check.passed) ? 1 : 0,
    checkFailed: about.some((check) => !check.passed) ? 1 : 0,
  };
}
