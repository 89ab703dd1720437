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
export function isBic(text: string): boolean {
  const plain = plainText(text);
  return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(plain) && COUNTRIES.has(plain.slice(4, 6));
}

/** Countries whose banks have a BIC (ISO 3166). */
const COUNTRIES: ReadonlySet<string> = new Set(
  (
    'AD AE AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ ' +
    'EC EE EG ER ES ET FI FJ FO FR GA GB GD GE GG GH GI GL GM GN GP GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KM KN KR KW KY KZ ' +
    'LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NZ OM PA PE PF PG PH PK PL PS PT PY QA RE RO RS ' +
    'RU RW SA SC SD SE SG SI SK SL SM SN SO SR ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WS XK YE ZA ZM ZW'
  ).split(' '),
);
