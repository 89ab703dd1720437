import { findDates, foldedText, parseAmount, parseDate, type Convention } from '@gridline/values';

/** Texts this alike are one text misread in a letter or two: the measure that the field scorer counts as loosely right. */
export const ALIKE = 0.85;
/** A part of a text counts where it is the most of it. */
const MOST = 0.6;

const CONVENTIONS: readonly Convention[] = [
  { decimal: '.', dateOrder: 'dmy' },
  { decimal: ',', dateOrder: 'mdy' },
];

/** Whether a predicted field says what the truth says: numbers by value, dates by day, texts by their letters and digits. */
export function isFieldRight(truth: string, predicted: string): boolean {
  if (sameNumber(truth, predicted) || sameDay(truth, predicted)) return true;
  if (parseAmount(truth) || parseDate(truth)) return false;
  const [a, b] = [lettersAndDigits(truth), lettersAndDigits(predicted)];
  if (a === '' || b === '') return false;
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (long.includes(short) && short.length >= MOST * long.length) || alikeness(a, b) >= ALIKE;
}

/** Whether two texts are the same but for blanks, and for the kinds of dashes and apostrophes. */
export const isSameText = (truth: string, predicted: string): boolean => printedMarks(truth) === printedMarks(predicted);

const printedMarks = remembered((text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\u2019/g, "'"),
);

/** Whether a field's value is the same: plain decimals by value, texts without case, blanks and marks. */
export const isSameField = (truth: string, predicted: string): boolean =>
  isPlainDecimal(truth) && isPlainDecimal(predicted) ? Number(truth) === Number(predicted) : bareText(truth) === bareText(predicted);

const isPlainDecimal = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);
const bareText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s.,;:/-]+/g, '')
    .toLowerCase();

/** Whether a predicted cell holds the truth's: a number alone in it, a text that is the most of it; two rows run together hold neither. */
export function isCellRight(truth: string, predicted: string): boolean {
  if (predicted.trim() === '') return false;
  // A dash for nothing has neither letters nor digits.
  if (truth.trim() === predicted.trim()) return true;
  if (sameNumber(truth, numberIn(predicted)) || sameDay(truth, predicted)) return true;
  if (parseAmount(truth)) return false;
  const letters = lettersAndDigits(truth);
  const said = lettersAndDigits(predicted);
  return letters !== '' && said.includes(letters) && letters.length >= MOST * said.length;
}

/** The only number of a text, or the text itself. */
function numberIn(text: string): string {
  const numbers = text.match(/[-(]?\d(?:[\d.,' \u00a0\u202f]*\d)?\)?/g) ?? [];
  return numbers.length === 1 ? numbers[0]! : text;
}

const readings = remembered((text: string): number[] =>
  CONVENTIONS.map((convention) => parseAmount(text, convention)).flatMap((amount) => (amount ? [Number(amount.value)] : [])),
);

const sameNumber = (a: string, b: string): boolean => readings(a).some((x) => readings(b).some((y) => Math.abs(x - y) < 1e-6));

const days = remembered((text: string): string[] => CONVENTIONS.flatMap((convention) => findDates(text, convention).map(({ iso }) => iso)));

const sameDay = (a: string, b: string): boolean => days(a).some((day) => days(b).includes(day));

/** What a text says without its blanks, marks and case. */
export const lettersAndDigits = remembered((text: string): string => foldedText(text).replace(/[^\p{L}\p{N}]/gu, ''));

/** Twice the longest common subsequence over both lengths: 1 for the same letters. */
export function alikeness(a: string, b: string): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const letter of a) {
    const next = [0];
    for (let j = 1; j <= b.length; j++) next[j] = letter === b[j - 1] ? row[j - 1]! + 1 : Math.max(row[j]!, next[j - 1]!);
    row = next;
  }
  return (2 * row[b.length]!) / (a.length + b.length);
}

/** Every cell is compared with every other: what a text reads as is worked out once. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (!known.has(text)) known.set(text, read(text));
    return known.get(text)!;
  };
}
