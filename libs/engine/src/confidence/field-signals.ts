import { flag } from '../model/flag';
import type { Answer } from '../model/answer';
import type { CheckResult } from '../model/extracted-document';
import type { Field } from '../model/field';
import type { PageQualities } from './page-quality';

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

/** What a field's signals are made from besides the field itself. */
interface FieldSurroundings {
  answer: Pick<Answer, 'fields' | 'source'>;
  checks: readonly CheckResult[];
  pages: PageQualities;
}

/**
 * The signals that the field was found with, what the checks say about it, and what kind of value it is: names are harder than dates, and
 * recognised ones much more so. What is left out, and why: docs/decisions/signals-that-were-left-out.md.
 */
export function fieldSignals(field: Field, { answer, checks, pages }: FieldSurroundings): Record<string, number> {
  const { labelStrength, position, formatValid, margin, likely, printed, contradicted, readScore = 1, derived = 0 } = field.signals;
  const recognised = flag(field.provenance.reader === 'ocr');
  const unlabelled = flag(!labelStrength);
  const kind = kindSignals(field);
  return {
    ...known({ labelStrength, position, formatValid, margin, likely, printed, contradicted }),
    ...kind,
    ...checkSignals(field, checks),
    ...pageSignals(field, pages),
    derived,
    misread: 1 - readScore,
    exact: flag(field.provenance.reader === 'einvoice-xml'),
    unlabelled,
    recognisedUnlabelled: recognised * unlabelled,
    recognisedName: recognised * kind.name,
    recognisedAmount: recognised * kind.amount,
    recognisedDate: recognised * kind.date,
    fieldCount: Math.log1p(answer.fields.length),
    tableless: flag(!answer.source),
  };
}

function kindSignals({ key, value }: Field): Record<'name' | 'address' | 'amount' | 'date', 0 | 1> {
  return {
    name: flag(/Name$|^advertiser$|Holder$/.test(key)),
    address: flag(/Address$/.test(key)),
    amount: flag(/^-?\d+(?:\.\d+)?$/.test(value)),
    date: flag(/^\d{4}-\d{2}-\d{2}$/.test(value)),
  };
}

function checkSignals({ key }: Field, checks: readonly CheckResult[]): Record<string, number> {
  const about = checks.filter((check) => CHECKED_KEYS[check.name]?.includes(key));
  const failed = checks.filter((check) => !check.passed).length;
  return {
    checkPassed: flag(about.some((check) => check.passed)),
    checkFailed: flag(about.some((check) => !check.passed)),
    failedShare: failed / Math.max(1, checks.length),
  };
}

/** How far down its page a field stands, and how well that page was read. */
function pageSignals({ provenance }: Field, pages: PageQualities): Record<string, number> {
  const page = pages(provenance);
  if (!page || !provenance.box) return {};
  return { pageMisread: page.misread, depth: provenance.box.top / page.height };
}

/** What the finder said; what it did not say counts as the mean of all. */
const known = (signals: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(Object.entries(signals).filter((signal): signal is [string, number] => signal[1] !== undefined));
