import { IBAN_LENGTHS } from './iban-lengths.data';
import { mayHoldDigit, plainText } from './printed-text';

/** A bank account number in international form. */
export interface Iban {
  /** Without blanks, upper case. */
  iban: string;
  /** As long as its country's are. */
  isWhole: boolean;
  /** Length of its country and check digits (mod 97) are right. */
  valid: boolean;
}

/** Reads a text that is wholly an IBAN, in groups or not. Null where it does not even look like one. */
export function checkIban(text: string): Iban | null {
  const iban = plainText(text)
    .replace(/^IBAN:? */i, '')
    .replace(/[ .-]/g, '')
    .toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null;
  const length = IBAN_LENGTHS[iban.slice(0, 2)];
  if (length === undefined) return null;
  const isWhole = iban.length === length;
  return { iban, isWhole, valid: isWhole && remainder97(iban.slice(4) + iban.slice(0, 4)) === 1 };
}

const CANDIDATE = /(?<![A-Z0-9])([A-Z]{2}) ?(\d{2})((?: ?[A-Z0-9]){11,30})/g;

/** Every IBAN inside a text, cut to its country's length so that a word behind it does not stick. Only valid ones: text is full of near misses. */
export function findIbans(text: string): string[] {
  const found: string[] = [];
  if (!mayHoldDigit(text)) return found;
  for (const match of plainText(text).toUpperCase().matchAll(CANDIDATE)) {
    const length = IBAN_LENGTHS[match[1]!];
    const iban = match[0].replace(/ /g, '').slice(0, length);
    if (length !== undefined && checkIban(iban)?.valid) found.push(iban);
  }
  return found;
}

/** Letters count as 10 to 35; taken digit by digit because the whole passes what a number holds. */
function remainder97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
