import { countrySpecs } from 'ibantools';
import { mayHoldDigit, plainText } from './printed-text';

/** A bank account number in international form. */
export interface Iban {
  /** Without blanks, upper case. */
  iban: string;
  /** As long as its country's are, letters and digits where they have them. */
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
  const form = formOf(iban.slice(0, 2));
  if (!form) return null;
  const isWhole = form.national.test(iban.slice(4));
  return { iban, isWhole, valid: isWhole && remainder97(iban.slice(4) + iban.slice(0, 4)) === 1 };
}

interface IbanForm {
  /** Signs of the whole number. */
  length: number;
  /** What follows the check digits: how many letters and digits, in which order. */
  national: RegExp;
}

const FORMS = new Map<string, IbanForm | null>();

/** How a country builds its IBANs, by the SWIFT registry and what banks of other countries have agreed on. */
function formOf(country: string): IbanForm | null {
  let form = FORMS.get(country);
  if (form === undefined) {
    const { chars, bban_regexp: national } = countrySpecs[country] ?? {};
    form = chars && national ? { length: chars, national: new RegExp(national) } : null;
    FORMS.set(country, form);
  }
  return form;
}

const CANDIDATE = /(?<![A-Z0-9])([A-Z]{2}) ?(\d{2})((?: ?[A-Z0-9]){11,30})/g;

/** Every valid IBAN inside a text, cut to its country's length: text is full of near misses, of which check digits prove one in 97. */
export function findIbans(text: string): string[] {
  return candidatesIn(text)
    .filter(({ valid }) => valid)
    .map(({ iban }) => iban);
}

/** What a text prints as IBANs whose check digits are wrong: of their country's length to the sign. */
export function findUnprovenIbans(text: string): string[] {
  return candidatesIn(text)
    .filter(({ valid, isCut }) => !valid && !isCut)
    .map(({ iban }) => iban);
}

/** As many as the Netherlands' and Romania's have, whose banks are letters: what has fewer digits is made of words. */
const FEWEST_DIGITS = 12;

function candidatesIn(text: string): (Iban & { isCut: boolean })[] {
  if (!mayHoldDigit(text)) return [];
  return [...plainText(text).toUpperCase().matchAll(CANDIDATE)].flatMap(([printed, country]) => {
    const iban = checkIban(printed.replace(/ /g, '').slice(0, formOf(country!)?.length));
    return iban?.isWhole && iban.iban.replace(/\D/g, '').length >= FEWEST_DIGITS
      ? [{ ...iban, isCut: isWithinWord(printed, iban.iban) }]
      : [];
  });
}

/** Whether a number ends within what is printed without a blank: `BE12363144082292` of `BE12363144082292117`. */
function isWithinWord(printed: string, iban: string): boolean {
  const words = printed.split(' ');
  const ends = words.map((_, at) => words.slice(0, at + 1).join('').length);
  return !ends.includes(iban.length);
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
