import { parseAmount } from './amounts';
import { plainText } from './printed-text';

/** Whether the whole text is a telephone number: begins with +, 00, 0 or a bracketed prefix, 7 to 15 digits, only the usual separators; a decimal number is none. */
export function isPhoneNumber(text: string): boolean {
  const plain = plainText(text);
  if (!/^(?:\+|00|0|\(\+?\d)[\d ()./-]*$/.test(plain) || /[-./]{2}/.test(plain) || isDecimal(plain)) return false;
  const digits = plain.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15;
}

/** `0.850000`, `+12345.67`: one point among digits. Registries write `+49.3012345678`, with a country's code before the point. */
const isDecimal = (plain: string): boolean => /^\+?\d+\.\d+$/.test(plain) && !/^\+\d{1,3}\.\d{8,}$/.test(plain);

/** Whether the whole text is digits that name a thing and do not count one: leading zeros, or more digits than a sum has (over 11). */
export function isDigitCode(text: string): boolean {
  const plain = plainText(text);
  return /^0\d+$/.test(plain) || /^\d{12,}$/.test(plain);
}

/** Whether the whole text is a number in any form: sign, separators, currency, percent, accounting brackets. */
export const isNumberLike = (text: string): boolean => parseAmount(text) !== null;

/** Whether the whole text has the form of a bank's BIC (ISO 9362). */
export const isBic = (text: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(plainText(text));
