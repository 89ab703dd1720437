import { checkIban, checkVatId } from '@gridline/values';
import type { CheckResult } from '../model/extracted-document';
import type { Field } from '../model/field';

/** Check digits of bank accounts and VAT numbers. */
export function checkIdentifiers(fields: readonly Field[]): CheckResult[] {
  const results: CheckResult[] = [];
  for (const { key, value } of fields) {
    if (key === 'iban') results.push(checkDigits('ibanChecksum', checkIban(value)?.valid === true, `check digits of the IBAN ${value}`));
    const vatId = key === 'sellerVatId' || key === 'buyerVatId' ? checkVatId(value) : null;
    if (vatId && vatId.valid !== null) results.push(checkDigits(`${key}Checksum`, vatId.valid, `check digits of the VAT number ${value}`));
  }
  return results;
}

const checkDigits = (name: string, passed: boolean, what: string): CheckResult => ({
  name,
  passed,
  detail: `The ${what} are ${passed ? 'right' : 'wrong: a character was misread or misprinted'}.`,
});

/** Pairs of dates that cannot be the other way round. */
const DATE_ORDERS: readonly (readonly [string, string])[] = [
  ['issueDate', 'dueDate'],
  ['periodFrom', 'periodTo'],
  ['flightFrom', 'flightTo'],
];

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Beginnings before ends, and no date outside the years that documents of business come from. */
export function checkDateOrder(fields: readonly Field[]): CheckResult[] {
  const dates = new Map(fields.filter((field) => ISO_DATE.test(field.value)).map((field) => [field.key, field.value]));
  const results: CheckResult[] = [];
  for (const [from, to] of DATE_ORDERS) {
    const [start, end] = [dates.get(from), dates.get(to)];
    if (start && end)
      results.push({
        name: `${from}Before${to[0]!.toUpperCase()}${to.slice(1)}`,
        passed: start <= end,
        detail: start <= end ? `${from} is not after ${to}.` : `${from} (${start}) is after ${to} (${end}).`,
      });
  }
  const outside = [...dates].filter(([, value]) => value < '1980' || value >= '2100').map(([key]) => key);
  if (dates.size > 0)
    results.push({
      name: 'datesInRange',
      passed: outside.length === 0,
      detail: outside.length ? `Out of range: ${outside.join(', ')}.` : 'All dates are in range.',
    });
  return results;
}

/** What the file's own data says against what its page shows, where both speak of the same field. */
export function checkPrinted(fields: readonly Field[]): CheckResult[] {
  const compared = fields.filter((field) => field.signals.contradicted !== undefined);
  if (compared.length === 0) return [];
  const contradicted = compared.filter((field) => field.signals.contradicted === 1).map((field) => field.key);
  const detail =
    contradicted.length > 0 ? `The page shows another value of ${contradicted.join(', ')}.` : 'The page shows what the data says.';
  return [{ name: 'dataMatchesPage', passed: contradicted.length === 0, detail }];
}
