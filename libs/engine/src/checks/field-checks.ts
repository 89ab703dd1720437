import { checkIban, checkVatId } from '@gridline/values';
import type { CheckResult } from '../model/extracted-document';
import { FIELD_TYPES } from '../lexicon/field-types';
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

/** Beginnings before ends. */
export function checkDateOrder(fields: readonly Field[]): CheckResult[] {
  const dates = datesByKey(fields);
  return DATE_ORDERS.flatMap(([from, to]) => {
    const [start, end] = [dates.get(from), dates.get(to)];
    if (!start || !end) return [];
    const passed = start <= end;
    const detail = passed ? `${from} is not after ${to}.` : `${from} (${start}) is after ${to} (${end}).`;
    return [{ name: `${from}Before${to[0]!.toUpperCase()}${to.slice(1)}`, passed, detail }];
  });
}

/** No date outside the years that documents of business come from. */
export function checkDateRange(fields: readonly Field[]): CheckResult[] {
  const dates = datesByKey(fields);
  if (dates.size === 0) return [];
  const outside = [...dates].filter(([, value]) => value < '1980' || value >= '2100').map(([key]) => key);
  const detail = outside.length > 0 ? `Out of range: ${outside.join(', ')}.` : 'All dates are in range.';
  return [{ name: 'datesInRange', passed: outside.length === 0, detail }];
}

/** The days of the paper that are certain; what stands under words of its own may be of any time, as a day of birth is. */
const datesByKey = (fields: readonly Field[]): Map<string, string> =>
  new Map(fields.filter(({ key, value }) => key in FIELD_TYPES && ISO_DATE.test(value)).map(({ key, value }) => [key, value]));

/** What the file's own data says against what its page shows, where both speak of the same field. */
export function checkPrinted(fields: readonly Field[]): CheckResult[] {
  const compared = fields.filter((field) => field.signals.contradicted !== undefined);
  if (compared.length === 0) return [];
  const contradicted = compared.filter((field) => field.signals.contradicted === 1).map((field) => field.key);
  const detail =
    contradicted.length > 0 ? `The page shows another value of ${contradicted.join(', ')}.` : 'The page shows what the data says.';
  return [{ name: 'dataMatchesPage', passed: contradicted.length === 0, detail }];
}
