import { CURRENCY_WORDS, OPEN_UNITS } from './currency-words';
import { plainText } from './printed-text';

/** ISO 4217 codes that documents print; a three-letter word outside this list is not taken for a currency. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(
  (
    'AED ALL AMD ARS AUD AZN BAM BDT BGN BHD BRL BYN CAD CHF CLP CNY COP CRC CZK DKK DOP DZD EGP EUR GBP GEL GHS HKD HRK HUF IDR ILS INR ISK JOD JPY KES ' +
    'KRW KWD KZT LBP LKR MAD MDL MKD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN PYG QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR'
  ).split(' '),
);

/** Signs and abbreviations that stand for one currency. `$` is only the dollar of the country, so it is listed last and as USD. */
const CURRENCY_SIGNS: readonly (readonly [string, string])[] = [
  ['US$', 'USD'],
  ['C$', 'CAD'],
  ['CA$', 'CAD'],
  ['A$', 'AUD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['S$', 'SGD'],
  ['HK$', 'HKD'],
  ['NT$', 'TWD'],
  ['R$', 'BRL'],
  ['MX$', 'MXN'],
  ['EURO', 'EUR'],
  ['EUROS', 'EUR'],
  ['SFR', 'CHF'],
  ['FR', 'CHF'],
  ['RM', 'MYR'],
  ['RS', 'INR'],
  ['ZŁ', 'PLN'],
  ['KČ', 'CZK'],
  ['KR', 'SEK'],
  ['LEI', 'RON'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['₽', 'RUB'],
  ['₩', 'KRW'],
  ['₺', 'TRY'],
  ['₪', 'ILS'],
  ['₴', 'UAH'],
  ['₫', 'VND'],
  ['฿', 'THB'],
  ['₱', 'PHP'],
  ['₦', 'NGN'],
  ['$', 'USD'],
];
const BY_SIGN = new Map([...CURRENCY_WORDS, ...CURRENCY_SIGNS]);

/** The ISO 4217 code of a sign or code that is the whole text (`€`, `EUR`, `US$`, `zł`), or null. */
export function currencyOf(text: string): string | null {
  const sign = plainText(text).toUpperCase().replace(/\.$/, '');
  if (CURRENCY_CODES.has(sign)) return sign;
  return BY_SIGN.get(sign) ?? null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Regular expression source that matches any sign or code, longest first. */
export const CURRENCY_PATTERN = [...BY_SIGN.keys(), ...OPEN_UNITS, ...CURRENCY_CODES]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');
