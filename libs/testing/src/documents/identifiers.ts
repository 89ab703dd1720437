import type { Random } from './random';

/** Digits of an IBAN after its check digits, by country; letters stand for the bank where the country writes one. */
const ACCOUNT_FORMS: Record<string, [bank: string, digits: number]> = {
  GB: ['WEST', 14],
  DE: ['', 18],
  FR: ['', 23],
  ES: ['', 20],
  IT: ['X', 22],
  NL: ['ABNA', 10],
  PT: ['', 21],
  PL: ['', 24],
};

/** An IBAN whose check digits are right (ISO 7064, modulo 97). */
export function iban(random: Random, country: string): string {
  const [bank, digits] = ACCOUNT_FORMS[country]!;
  const account = bank + random.digits(digits);
  const rest = Array.from(`${account}${country}00`).reduce((sum, character) => {
    const value = parseInt(character, 36);
    return (sum * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
  return `${country}${String(98 - rest).padStart(2, '0')}${account}`;
}

/** As it is printed: in groups of four. */
export const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

/** The digit that makes the sum a whole ten when every second digit is doubled. */
const luhn = (digits: string): number =>
  (10 - (Array.from(digits).reduce((sum, digit, index) => sum + luhnShare(Number(digit), index % 2 === 1), 0) % 10)) % 10;

function luhnShare(digit: number, isDoubled: boolean): number {
  if (!isDoubled) return digit;
  return digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
}

/** ISO 7064, modulo 11, 10. */
function germanCheck(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10;
}

/** Eleven less the weighted sum's rest; two of the rests have no digit of their own and count as 0. */
const elevenLess = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11));

/** The body of a VAT id with its check digits, by country; undefined where the drawn digits have no valid check. */
const BODIES: Record<string, (random: Random) => string | undefined> = {
  GB: (random) => {
    const digits = random.digits(7);
    return digits + String(97 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 97)).padStart(2, '0');
  },
  DE: (random) => {
    const digits = `${random.whole(1, 9)}${random.digits(7)}`;
    return digits + germanCheck(digits);
  },
  FR: (random) => {
    const company = random.digits(8);
    const number = company + luhn(company);
    return String((12 + 3 * (Number(number) % 97)) % 97).padStart(2, '0') + number;
  },
  ES: (random) => {
    const digits = random.digits(7);
    return `B${digits}${luhn(`0${digits}`)}`;
  },
  IT: (random) => {
    const digits = `${random.digits(7)}015`;
    return digits + luhn(digits);
  },
  NL: (random) => {
    const digits = random.digits(8);
    const check = weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
    return check === 10 ? undefined : `${digits}${check}B01`;
  },
  PT: (random) => {
    const digits = `5${random.digits(7)}`;
    return digits + elevenLess(weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]));
  },
  PL: (random) => {
    const digits = `${random.whole(1, 9)}${random.digits(8)}`;
    const check = weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
    return check === 10 ? undefined : digits + check;
  },
};

/** A VAT id whose check digits are right. */
export function vatId(random: Random, country: string): string {
  for (;;) {
    const body = BODIES[country]!(random);
    if (body !== undefined) return country + body;
  }
}
