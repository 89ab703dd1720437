import { mayHoldDigit, plainText } from './printed-text';

/** A value added tax number with its country. */
export interface VatId {
  /** Without blanks and points, upper case. */
  vatId: string;
  country: string;
  /** Null where the country's check digits are not known to us. */
  valid: boolean | null;
}

/** What a number may end in that names its tax. */
const TAX_NAMES = { CHE: 'MWST|TVA|IVA', NO: 'MVA' };

/** The national part by country, as the European Commission's VIES prints them; Britain, Switzerland and Norway besides. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CHE: new RegExp(`^\\d{9}(?:${TAX_NAMES.CHE})?$`),
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: new RegExp(`^\\d{9}(?:${TAX_NAMES.NO})?$`),
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** Null where this kind of number has no check digit that is published. */
type Check = (digits: string) => boolean | null;

const CHECKS: Readonly<Record<string, Check>> = {
  AT: (id) => (10 - ((luhnSum(id.slice(1, 8), 2) + 4) % 10)) % 10 === Number(id[8]),
  BE: (id) => 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8)),
  BG: (id) => (id.length === 9 ? twofold(id, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]) : null),
  CHE: (id) => (11 - (weighted(id, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(id[8]),
  CY: cyprus,
  CZ: (id) => (id.length === 8 ? (11 - (weighted(id, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(id[7]) : null),
  DE: (id) => iso7064Mod11And10(id),
  DK: (id) => weighted(id, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (id) => (10 - (weighted(id, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === Number(id[8]),
  EL: (id) => (weighted(id, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(id[8]),
  ES: spain,
  FI: (id) => (11 - (weighted(id, [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11 === Number(id[7]),
  FR: (id) => (/^\d{11}$/.test(id) ? (12 + 3 * (Number(id.slice(2)) % 97)) % 97 === Number(id.slice(0, 2)) : null),
  GB: britain,
  HR: (id) => iso7064Mod11And10(id),
  HU: (id) => (10 - (weighted(id, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === Number(id[7]),
  IE: ireland,
  IT: (id) => (luhnSum(id.slice(0, 10), 2) + Number(id[10])) % 10 === 0,
  LT: lithuania,
  LU: (id) => Number(id.slice(0, 6)) % 89 === Number(id.slice(6)),
  LV: latvia,
  MT: (id) => 37 - (weighted(id, [3, 4, 6, 7, 8, 9]) % 37) === Number(id.slice(6)),
  NL: (id) => weighted(id, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(id[8]) || isMod97(`NL${id}`),
  NO: (id) => (11 - (weighted(id, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(id[8]),
  PL: (id) => weighted(id, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(id[9]),
  PT: (id) => ((11 - (weighted(id, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(id[8]),
  RO: (id) => ((weighted(id.slice(0, -1).padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === Number(id.at(-1)),
  SE: (id) => luhnSum(id.slice(0, 10), 1) % 10 === 0,
  SI: (id) => ((11 - (weighted(id, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(id[7]),
  SK: (id) => Number(id) % 11 === 0,
};

/** Every second digit stands for another number; the letter is the sum's. */
function cyprus(id: string): boolean {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = [...id.slice(0, 8)].reduce((total, digit, index) => total + (index % 2 === 0 ? odd[Number(digit)]! : Number(digit)), 0);
  return String.fromCharCode(65 + (sum % 26)) === id[8];
}

/** A person's number ends in a letter of its remainder; a company's in a digit or a letter of its sum. */
function spain(id: string): boolean | null {
  if (/^[\dXYZ]\d{7}[A-Z]$/.test(id)) {
    const number = Number(id.slice(0, 8).replace(/[XYZ]/, (letter) => String('XYZ'.indexOf(letter))));
    return 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23] === id[8];
  }
  if (!/^[A-HJNP-SUVW]\d{7}[\dA-J]$/.test(id)) return null;
  const control = (10 - (luhnSum(id.slice(1, 8), 1) % 10)) % 10;
  return id[8] === String(control) || id[8] === 'JABCDEFGHI'[control];
}

function britain(id: string): boolean | null {
  if (!/^\d{9}/.test(id)) return null;
  const sum = weighted(id, [8, 7, 6, 5, 4, 3, 2]) + Number(id.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

function ireland(id: string): boolean | null {
  if (!/^\d{7}[A-W][A-I]?$/.test(id)) return null;
  const second = id[8] ? id.charCodeAt(8) - 64 : 0;
  return 'WABCDEFGHIJKLMNOPQRSTUV'[(weighted(id, [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23] === id[7];
}

function lithuania(id: string): boolean {
  if (id.length === 9) return twofold(id, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 1]);
  return twofold(id, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2], [3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4]);
}

/** Companies' numbers begin above 3; those of persons hold their day of birth. */
function latvia(id: string): boolean | null {
  if (Number(id[0]) <= 3) return null;
  const rest = weighted(id, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11;
  return (rest > 3 ? 14 - rest : 3 - rest) % 11 === Number(id[10]);
}

/** The remainder of eleven; where it is ten, that of other weights, and nought where it is ten again. */
function twofold(id: string, weights: readonly number[], others: readonly number[]): boolean {
  const first = weighted(id, weights) % 11;
  return (first < 10 ? first : (weighted(id, others) % 11) % 10) === Number(id[weights.length]);
}

/** Letters count from ten; the whole leaves one. */
function isMod97(text: string): boolean {
  let rest = 0;
  for (const sign of text) rest = Number(`${rest}${parseInt(sign, 36)}`) % 97;
  return rest === 1;
}

/** Reads a text that is wholly a VAT number with its country's letters. Null where no country writes it so. */
export function checkVatId(text: string): VatId | null {
  const vatId = foldedVatId(text);
  const country = vatId.startsWith('CHE') ? 'CHE' : vatId.slice(0, 2);
  const national = vatId.slice(country.length);
  if (!FORMS[country]?.test(national)) return null;
  return { vatId, country: country.slice(0, 2), valid: CHECKS[country]?.(national) ?? null };
}

/**
 * The letters of each country with what may follow; `No 914 882 307` is a number's word, not Norway, unless its own letters end it, and `BG00 0000` behind
 * `GE30` is a bank in an account's number.
 */
const PREFIXED = new RegExp(
  `(?<![A-Z0-9])(?!(?<=(?<![A-Z0-9])[A-Z]{2}\\d\\d )[A-Z0-9]{4} [A-Z0-9]{4})(?!NO (?!\\d{3} ?\\d{3} ?\\d{3} ?(?:${TAX_NAMES.NO})))(?=((?:${Object.keys(FORMS).join('|')})[ -]?[A-Z0-9](?:[ .-]?[A-Z0-9]){6,14}))`,
  'g',
);

/**
 * Numbers of taxpayers without their country's letters that nothing else is written as: of Canada, India, China, Japan, Kenya, Brazil, Indonesia,
 * Hungary, Argentina, Venezuela and Saudi Arabia.
 */
const NATIONAL: Readonly<Record<string, RegExp>> = {
  CA: /(?<![A-Z0-9])\d(?: ?\d){8} ?RT ?\d{4}(?![A-Z0-9])/g,
  IN: /(?<![A-Z0-9])\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d](?![A-Z0-9])/g,
  CN: /(?<![A-Z0-9])9[1-3]\d{6}[A-Z\d]{10}(?![A-Z0-9])/g,
  JP: /(?<![A-Z0-9])T\d{13}(?![A-Z0-9])/g,
  KE: /(?<![A-Z0-9])[AP]0\d{8}[A-Z](?![A-Z0-9])/g,
  BR: /(?<![\d./-])\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?![\d-])/g,
  ID: /(?<![\d./-])\d{2}\.\d{3}\.\d{3}\.\d-\d{3}\.\d{3}(?![\d-])/g,
  HU: /(?<![\d./-])\d{8}-[1-5]-\d{2}(?![\d-])/g,
  VE: /(?<![A-Z\d./-])[JGVE]-\d{8}-\d(?![\d-])/g,
  SA: /(?<![\d./-])3\d{9}00003(?![\d-])/g,
  AR: /(?<![\d./-])(?:20|23|24|27|30|33|34)-\d{8}-\d(?![\d-])/g,
};

/** Every VAT number inside a text that has its country's form; a right check digit decides where a number could end. */
export function findVatIds(text: string): VatId[] {
  if (!mayHoldDigit(text)) return [];
  const plain = plainText(text).toUpperCase();
  const prefixed = [...plain.matchAll(PREFIXED)].flatMap(([, candidate]) => longestVatId(candidate!) ?? []);
  return SIX_DIGITS.test(plain) ? [...prefixed, ...nationalNumbers(plain)] : prefixed;
}

/** As many as any of these numbers has at least, India's. */
const SIX_DIGITS = /\d(?:\D*\d){5}/;

const nationalNumbers = (plain: string): VatId[] =>
  Object.entries(NATIONAL).flatMap(([country, form]) =>
    [...plain.matchAll(form)].map(([number]) => ({ vatId: foldedVatId(number), country, valid: null })),
  );

/** `CHE-114.720.396 MWST`, `NO 914 882 307 MVA`: whether a number says behind itself what it is. */
export const endsInTaxName = (number: string): boolean => ENDS_IN_TAX_NAME.test(number);
const ENDS_IN_TAX_NAME = new RegExp(`\\d ?(?:${Object.values(TAX_NAMES).join('|')})$`);

/** The number without what parts its groups: in this form two of them are compared. */
export const foldedVatId = (text: string): string =>
  plainText(text)
    .toUpperCase()
    .replace(/[ .\-/:]/g, '');

/** A word that stands behind the number sticks to the candidate: pieces are taken off its end until it fits. */
function longestVatId(candidate: string): VatId | null {
  const fitting: VatId[] = [];
  for (let rest = candidate; rest.length > 6; rest = rest.slice(0, Math.max(0, rest.lastIndexOf(' ')))) {
    const vatId = checkVatId(rest);
    if (vatId) fitting.push(vatId);
  }
  return fitting.find((vatId) => vatId.valid) ?? fitting[0] ?? null;
}

/** Sum of digits with every second one (counted from `factor`'s position) doubled and its own digits added. */
function luhnSum(digits: string, factor: 1 | 2): number {
  let sum = 0;
  for (const [index, digit] of [...digits].entries()) {
    const product = Number(digit) * (index % 2 === factor - 1 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return sum;
}

function iso7064Mod11And10(id: string): boolean {
  let product = 10;
  for (const digit of id.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(id.at(-1));
}

const weighted = (id: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(id[index]), 0);
