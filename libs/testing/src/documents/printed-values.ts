import type { Language } from './language.data';
import type { Random } from './random';

/** A whole number of hundredths as a plain decimal, `1234.50`. */
export const plainAmount = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The same as the language writes it, `1.234,50`. */
export function printedAmount(hundredths: number, { decimal, thousands }: Language): string {
  const [whole, cents] = plainAmount(Math.abs(hundredths)).split('.') as [string, string];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return `${hundredths < 0 ? '-' : ''}${grouped}${decimal}${cents}`;
}

/** With the currency where the language puts it. */
export function printedMoney(hundredths: number, language: Language): string {
  const amount = printedAmount(hundredths, language);
  return language.currencyFirst ? `${language.currencyText} ${amount}` : `${amount} ${language.currencyText}`;
}

/** A day in ISO 8601 and as the language writes it. */
export interface Day {
  iso: string;
  printed: string;
}

/** A day so many days after 2023 began. */
export function day(offset: number, language: Language): Day {
  const iso = new Date(Date.UTC(2023, 0, 1 + offset)).toISOString().slice(0, 10);
  const [year, month, date] = iso.split('-') as [string, string, string];
  return { iso, printed: language.date(year, month, date) };
}

const FIRST_NAMES = ['Ada', 'Nordlicht', 'Atlas', 'Rivera', 'Blue Harbour', 'Kestrel', 'Linden', 'Orion'];
const TRADES = ['Tools', 'Supplies', 'Logistics', 'Trading', 'Studio', 'Works'];
const FORMS: Record<string, string> = { GB: 'Ltd', DE: 'GmbH', FR: 'SARL', ES: 'S.L.', IT: 'S.r.l.', NL: 'B.V.' };

/** A company's name with the legal form of its country. */
export const companyName = (random: Random, { country }: Language): string =>
  `${random.pick(FIRST_NAMES)} ${random.pick(TRADES)} ${FORMS[country] ?? 'Ltd'}`;
