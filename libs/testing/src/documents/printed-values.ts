import type { Language } from './language.data';
import type { Manner } from './manner';
import type { Random } from './random';

/** A whole number of hundredths as a plain decimal, `1234.50`. */
export const plainAmount = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The same as the document writes it, `1.234,50`. */
export function printedAmount(hundredths: number, { decimal, thousands }: Pick<Manner, 'decimal' | 'thousands'>): string {
  const [whole, cents] = plainAmount(Math.abs(hundredths)).split('.') as [string, string];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return `${hundredths < 0 ? '-' : ''}${grouped}${decimal}${cents}`;
}

/** With the currency where the document puts it. */
export function printedMoney(hundredths: number, manner: Manner): string {
  const amount = printedAmount(hundredths, manner);
  return manner.currencyFirst ? `${manner.currencyText} ${amount}` : `${amount} ${manner.currencyText}`;
}

/** A rate or discount in the document's decimal sign, `5,5`. */
export const printedRate = (rate: number, { decimal }: Manner): string => String(rate).replace('.', decimal);

/** A day in ISO 8601 and as the document writes it. */
export interface Day {
  iso: string;
  printed: string;
}

const DAY_MS = 86_400_000;
/** In English `03/04` may be either day: where a document's day must be certain, it comes after the twelfth. */
const FIRST_CERTAIN = 13;

/** A day so many days after 2023 began. */
export function day(offset: number, manner: Manner): Day {
  const date = new Date(Date.UTC(2023, 0, 1) + offset * DAY_MS);
  const iso = date.toISOString().slice(0, 10);
  const [year, month, dayOfMonth] = iso.split('-') as [string, string, string];
  const parts: Record<string, string> = {
    d: manner.date.includes('M') ? String(Number(dayOfMonth)) : dayOfMonth,
    m: month,
    y: year,
    Y: year.slice(2),
    M: manner.language.months[Number(month) - 1]!,
  };
  return { iso, printed: manner.date.replace(/\b[dmyYM]\b/g, (letter) => parts[letter]!) };
}

/** The same or a later day of which there is one reading only. */
export function certainDay(offset: number, manner: Manner): Day & { offset: number } {
  let certain = offset;
  while (manner.language.code === 'en' && new Date(Date.UTC(2023, 0, 1) + certain * DAY_MS).getUTCDate() < FIRST_CERTAIN) certain++;
  return { ...day(certain, manner), offset: certain };
}

const FIRST_NAMES = [
  'Ada',
  'Nordlicht',
  'Atlas',
  'Rivera',
  'Blue Harbour',
  'Kestrel',
  'Linden',
  'Orion',
  'Weber & Voss',
  'Maison Duval',
  'Tres Ríos',
];
const TRADES = ['Tools', 'Supplies', 'Logistics', 'Trading', 'Studio', 'Works', 'Elektro', 'Services', 'Papier'];

/** A company's name with the legal form of its country. */
export const companyName = (random: Random, { legalForm }: Language): string =>
  `${random.pick(FIRST_NAMES)} ${random.pick(TRADES)} ${legalForm}`;

const PEOPLE = ['Maria Kowal', 'Jan de Wit', 'Elena Rossi', 'Thomas Keller', 'Sophie Laurent', 'Peter Novak', 'Ana Sousa', 'Emma Clarke'];

/** A person's name. */
export const personName = (random: Random): string => random.pick(PEOPLE);
