import type { Amount } from '@gridline/values';

/** A printed amount around its digits; inside them only ASCII digits and separators. */
const PRINTED = /^(?<before>\D*)(?<body>\d(?:.*\d)?)(?<after>\D*)$/s;
const SIGNS = /[()+\-\u2010-\u2015\u2212\uff0b\uff0d]/g;

/**
 * The number format that shows an amount as printed: decimals, grouping, signs and currency where they stood; the decimal and
 * grouping signs are always those of the spreadsheet's region. Null where the digits do not stand together.
 */
export function amountFormat(printed: string, amount: Amount): string | null {
  const { before, body, after } = PRINTED.exec(printed)?.groups ?? {};
  if (before === undefined || body === undefined || after === undefined) return null;
  const decimals = amount.value.split('.')[1]?.length ?? 0;
  const whole = decimals > 0 ? body.slice(0, -decimals - 1) : body;
  const digits = decimals > 0 ? `${wholePattern(whole)}.${'0'.repeat(decimals)}` : wholePattern(whole);
  const shown = literal(before) + digits + literal(after);
  if (!amount.value.startsWith('-')) return shown;
  return `${literal(before.replace(SIGNS, ''))}${digits}${literal(after.replace(SIGNS, ''))};${shown}`;
}

/** Groups of three are the spreadsheet's own; other groups (12,34,567) are spelled out, for as many digits as there are. */
function wholePattern(whole: string): string {
  const groups = whole.split(/\D/);
  if (groups.length === 1) return '0';
  if (groups.slice(1).every(({ length }) => length === 3)) return '#,##0';
  return groups.map(({ length }) => '0'.repeat(length)).join('\\,');
}

/** Everything but a percent sign, which must stand bare to count, is quoted. */
function literal(text: string): string {
  return text
    .split(/(%)/)
    .map((part) => (part === '' || part === '%' ? part : `"${part.replaceAll('"', '')}"`))
    .join('');
}
