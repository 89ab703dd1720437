import { alternatives } from './alternatives';
import { builtValueWords } from './built-words';
import { AMOUNT_SIGNS, DOUBTFUL_SIGNS } from './currency-signs.data';
import { plainText } from './printed-text';

/** ISO 4217 codes that documents print; a three-letter word outside this list is not taken for a currency, nor is one that is a unit or a word (`KGS`, `TOP`). */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(
  (
    'AED AFN ALL AMD AOA ARS AUD AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP ' +
    'DZD EGP ETB EUR FJD GBP GEL GHS GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KHR KMF KRW KWD KYD KZT LAK LBP ' +
    'LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF ' +
    'SAR SBD SEK SGD SLE SRD SYP SZL THB TJS TMT TND TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV XAF XCD XOF XPF YER ZAR ZMW ZWG'
  ).split(' '),
);

/** The currency that a sign of several means where nothing says which. */
const USUAL: Readonly<Record<string, string>> = { $: 'USD', '£': 'GBP', '¥': 'JPY', C$: 'CAD', KR: 'SEK', RS: 'INR', LEI: 'RON' };

type Codes = Map<string, string[]>;

const BY_AMOUNT_SIGN = byExactSign(AMOUNT_SIGNS);
for (const [sign, code] of [...narrowSigns(), ...builtValueWords().money.names]) addSign(BY_AMOUNT_SIGN, sign, code);
const BY_SIGN = byExactSign(DOUBTFUL_SIGNS);

function byExactSign(lines: string): Codes {
  const codes: Codes = new Map();
  for (const [code, ...signs] of lines
    .trim()
    .split('\n')
    .map((line) => line.split(' ')))
    for (const sign of signs) addSign(codes, sign, code!);
  return codes;
}

function addSign(codes: Codes, sign: string, code: string): void {
  const known = codes.get(sign);
  if (!known) codes.set(sign, [code]);
  else if (!known.includes(code)) known.push(code);
}

/** `₡`, `₲`, `$`: what ICU prints for each currency where its country is known. Letters alone are ours to name. */
function narrowSigns(): (readonly [string, string])[] {
  return [...CURRENCY_CODES]
    .map((currency) => {
      const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
      return [
        format
          .formatToParts(5)
          .find(({ type }) => type === 'currency')!
          .value.toUpperCase(),
        currency,
      ] as const;
    })
    .filter(([sign]) => /\p{Sc}/u.test(sign));
}

/** A sign as it is listed: `K.D.`, `S/.`, `kr.` without points. */
const bareSign = (text: string): string => {
  const sign = plainText(text).toUpperCase().replace(/\.$/, '');
  return BY_AMOUNT_SIGN.has(sign) ? sign : sign.replaceAll('.', '');
};

/** Every currency that a sign, an abbreviation or a code may stand for (`€`, `EUR`, `$`, `Shs`), the usual one first; none where it stands for none. */
export function currenciesOf(text: string): readonly string[] {
  const sign = bareSign(text);
  if (CURRENCY_CODES.has(sign)) return [sign];
  const all = [...(BY_AMOUNT_SIGN.get(sign) ?? []), ...(BY_SIGN.get(sign) ?? [])];
  const usual = USUAL[sign];
  return usual ? [usual, ...all.filter((code) => code !== usual)] : all;
}

/** Whether a sign means one currency more often than all others, or one alone. */
export const isUsual = (text: string): boolean => bareSign(text) in USUAL;

/** Whether a sign also means other things: it needs a figure beside it, and its country on the page. */
export function isDoubtful(text: string): boolean {
  const sign = bareSign(text);
  return !CURRENCY_CODES.has(sign) && !BY_AMOUNT_SIGN.has(sign) && BY_SIGN.has(sign);
}

/** The ISO 4217 code of a sign or code that is the whole text (`€`, `EUR`, `US$`, `zł`), or null where it is none or may be several. */
export function currencyOf(text: string): string | null {
  if (isDoubtful(text)) return null;
  const codes = currenciesOf(text);
  return codes.length === 1 || (codes.length > 1 && isUsual(text)) ? codes[0]! : null;
}

/** Signs whose letters may have a point behind each (`K.D.`), and those that an amount does not begin or end with by themselves. */
const withPoints = (sign: string): string[] => (/^[A-Z]{2}$/.test(sign) ? [sign, `${sign[0]}.${sign[1]}`] : [sign]);
const NOT_OF_AMOUNTS: ReadonlySet<string> = new Set(['¢', '/-']);

/** Regular expression source that matches any sign or code, longest first. */
export const CURRENCY_PATTERN = alternatives([
  ...[...BY_AMOUNT_SIGN.keys()].filter((sign) => !NOT_OF_AMOUNTS.has(sign)).flatMap(withPoints),
  ...builtValueWords().money.openUnits,
  ...CURRENCY_CODES,
]);
