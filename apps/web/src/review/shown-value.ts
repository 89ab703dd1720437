/** Fields whose value is an amount of the document's currency, in plain decimals. */
const AMOUNTS: ReadonlySet<string> = new Set([
  ...['lineTotal', 'netTotal', 'taxTotal', 'grossTotal', 'paid', 'amountDue', 'openingBalance', 'closingBalance'],
]);

const PLAIN_DECIMAL = /^-?\d{1,15}(?:\.(\d{1,6}))?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * A field as the person who looks writes amounts and days. What is typed, stored and copied is as it was: `1234.50`, `2026-03-01`.
 * Undefined where it is shown as it is.
 */
export function shownValue(name: string, value: string, number = numberForm): string | undefined {
  const decimal = AMOUNTS.has(name) ? PLAIN_DECIMAL.exec(value) : null;
  if (decimal) return number(decimal[1]?.length ?? 0).format(value as unknown as number);
  const day = DAY.test(value) ? new Date(value) : undefined;
  return day && !Number.isNaN(day.getTime()) ? DATE.format(day) : undefined;
}

/** As many digits behind the point as there are; a text keeps digits that a number would round. */
const numberForm = (digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(undefined, { minimumFractionDigits: digits, maximumFractionDigits: digits });
