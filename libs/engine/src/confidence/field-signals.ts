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

/** The signals that the field was found with, what the checks say about it, and what kind of value it is: names are harder than dates. */
export function fieldSignals(field: Field, checks: readonly CheckResult[]): Record<string, number> {
  const about = checks.filter((check) => CHECKED_KEYS[check.name]?.includes(field.key));
  const { readScore = 1, derived = 0, ...found } = field.signals;
  return {
    ...found,
    derived,
    misread: 1 - readScore,
    recognised: flag(field.provenance.reader === 'ocr'),
    exact: flag(field.provenance.reader === 'einvoice-xml'),
    unlabelled: flag(!found.labelStrength),
    name: flag(/Name$|^advertiser$|Holder$/.test(field.key)),
    address: flag(/Address$/.test(field.key)),
    amount: flag(/^-?\d+(?:\.\d+)?$/.test(field.value)),
    date: flag(/^\d{4}-\d{2}-\d{2}$/.test(field.value)),
    checkPassed: flag(about.some((check) => check.passed)),
    checkFailed: flag(about.some((check) => !check.passed)),
  };
}

const flag = (condition: boolean): 0 | 1 => (condition ? 1 : 0);
