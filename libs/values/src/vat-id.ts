import { plainText } from './printed-text';

/** A value added tax number with its country. */
export interface VatId {
  /** Without blanks and points, upper case. */
  vatId: string;
  country: string;
  /** Null where the country's check digits are not known to us. */
  valid: boolean | null;
}

/** The national part by country, as the European Commission's VIES prints them; Britain, Switzerland and Norway besides. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CHE: /^\d{9}(?:MWST|TVA|IVA)?$/,
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
  NO: /^\d{9}(?:MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

const CHECKS: Readonly<Record<string, (digits: string) => boolean>> = {
  AT: (id) => (10 - ((luhnSum(id.slice(1, 8), 2) + 4) % 10)) % 10 === Number(id[8]),
  BE: (id) => 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8)),
  DE: (id) => iso7064Mod11And10(id),
  FR: (id) => !/^\d{11}$/.test(id) || (12 + 3 * (Number(id.slice(2)) % 97)) % 97 === Number(id.slice(0, 2)),
  HR: (id) => iso7064Mod11And10(id),
  IT: (id) => (luhnSum(id.slice(0, 10), 2) + Number(id[10])) % 10 === 0,
  LU: (id) => Number(id.slice(0, 6)) % 89 === Number(id.slice(6)),
  PL: (id) => weighted(id, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(id[9]),
  PT: (id) => ((11 - (weighted(id, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(id[8]),
};

/** Reads a text that is wholly a VAT number with its country's letters. Null where no country writes it so. */
export function checkVatId(text: string): VatId | null {
  const vatId = plainText(text)
    .toUpperCase()
    .replace(/[ .\-/:]/g, '');
  const country = vatId.startsWith('CHE') ? 'CHE' : vatId.slice(0, 2);
  const national = vatId.slice(country.length);
  if (!FORMS[country]?.test(national)) return null;
  return { vatId, country: country.slice(0, 2), valid: CHECKS[country]?.(national) ?? null };
}

const CANDIDATE = /(?<![A-Z0-9])[A-Z]{2,3}[ -]?[A-Z0-9](?:[ .-]?[A-Z0-9]){6,14}/g;

/** Every VAT number inside a text that has its country's form; a right check digit decides where a number could end. */
export function findVatIds(text: string): VatId[] {
  const found: VatId[] = [];
  for (const [candidate] of plainText(text).toUpperCase().matchAll(CANDIDATE)) {
    const vatId = longestVatId(candidate);
    if (vatId) found.push(vatId);
  }
  return found;
}

/** A word that stands behind the number sticks to the candidate: pieces are taken off its end until it fits. */
function longestVatId(candidate: string): VatId | null {
  const fitting: VatId[] = [];
  for (let rest = candidate; rest.length > 6; rest = rest.slice(0, Math.max(0, rest.lastIndexOf(' ')))) {
    const vatId = checkVatId(rest);
    if (vatId) fitting.push(vatId);
  }
  return fitting.find((vatId) => vatId.valid) ?? fitting[0] ?? null;
}

/** Sum of digits with every second one (counted from `factor`'s place) doubled and its own digits added. */
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
