import { isDigitCode, isPhoneNumber, parseAmount, parseDate, type Amount, type Convention } from '@gridline/values';
import { dateFormat, daySerial } from './date-format';
import { amountFormat } from './number-format';

/** A cell that calculates: its number and the format that shows it as printed. */
export interface TypedValue {
  value: number;
  format: string;
}

/** The longest amount or date with a currency and a month's name; longer texts are prose. */
const LONGEST = 40;

/** A double holds so many decimal digits exactly. */
const EXACT_DIGITS = 15;

/** A day, a month and a year leave at least two groups of digits, of which the last or first has two. */
const MAY_BE_DATE = /\d\D.*\d\d|\d\d.*\D\d/s;

/** Leading zeros name a thing; a point behind the last digit makes an ordinal or the day and month of a date. */
const CODE_OR_ORDINAL = /^\D*0\d|\d[.,]$/;

/** Three full groups with blanks: as often a company's or a telephone's number as a sum. */
const NINE_DIGITS_IN_GROUPS = /^\d{3}\s\d{3}\s\d{3}$/;

/** Zero and decimals have a telephone number's characters, but are none. */
const FRACTION = /^\+?0[.,]\d+$/;

/** Reads an amount or a date that reads one way in the document's convention. Null for everything else, which stays text. */
export function typedValue(text: string, convention: Convention): TypedValue | null {
  const printed = text.trim();
  if (printed.length > LONGEST || !/\d/.test(printed)) return null;
  const amount = parseAmount(printed, convention);
  if (amount) return isCertain(printed, amount, convention) ? typedAmount(printed, amount) : null;
  return MAY_BE_DATE.test(printed) ? typedDate(printed, convention) : null;
}

/** The number that a spreadsheet keeps: 19 % is 0.19. */
export const amountNumber = (value: string, percent: boolean): number => Number(percent ? `${value}e-2` : value);

function isCertain(printed: string, amount: Amount, convention: Convention): boolean {
  if (amount.ambiguous || CODE_OR_ORDINAL.test(printed) || NINE_DIGITS_IN_GROUPS.test(printed)) return false;
  if (isDigitCode(printed) || (isPhoneNumber(printed) && !FRACTION.test(printed))) return false;
  if (/^\d{8}$/.test(printed) && parseDate(printed, convention)) return false;
  return hasItsDigits(printed, amount) && hasOwnDecimalSign(printed, amount, convention);
}

/** A raised or circled digit is no digit of the number. */
function hasItsDigits(printed: string, { value }: Amount): boolean {
  const digits = value.replace(/\D/g, '');
  return digits === printed.replace(/\D/g, '') && digits.replace(/^0+/, '').length <= EXACT_DIGITS;
}

/** In a document with decimal commas, 15.03 is more likely a day and month, or a section, than a sum. */
function hasOwnDecimalSign(printed: string, { value }: Amount, { decimal }: Convention): boolean {
  const decimals = value.split('.')[1]?.length ?? 0;
  if (decimals === 0 || decimal === null) return true;
  return printed.replace(/\D+$/, '').at(-decimals - 1) === decimal;
}

function typedAmount(printed: string, amount: Amount): TypedValue | null {
  const format = amountFormat(printed, amount);
  return format === null ? null : { value: amountNumber(amount.value, amount.percent), format };
}

function typedDate(printed: string, convention: Convention): TypedValue | null {
  const date = parseDate(printed, convention);
  if (!date || date.ambiguous) return null;
  const value = daySerial(date.iso);
  const format = dateFormat(printed, date.iso);
  return value === null || format === null ? null : { value, format };
}
