import type { Provenance } from './table';

/** A label and its value outside a table. */
export interface Field {
  /** A key that `metadata` is known to have (`invoiceNumber`) or the label's own words in camelCase. */
  key: string;
  /** Normalised: ISO 8601 dates where the day is certain, plain decimals with a point, bank codes without blanks; tax numbers as printed. */
  value: string;
  /** As printed. */
  text: string;
  /** The label's words as printed; absent where the value was found without one. */
  label?: string;
  provenance: Provenance;
  signals: FieldSignals;
}

/** Raw numbers from 0 to 1 that tell how a field was found; they never leave the engine. */
export interface FieldSignals {
  /** How surely the label means this field; 0 where there is none. */
  labelStrength?: number;
  /** How well the value's place suits its label, or by itself the field; 0 where only arithmetic speaks for it. */
  position?: number;
  /** How little the form of the value leaves in doubt. */
  formatValid?: number;
  /** How likely its words were read right; 1 where nothing was recognised. */
  readScore?: number;
  /** How far its score is ahead of the best rival with another value. */
  margin?: number;
  /** How likely trees that weigh all signs find it; said of what they were asked about. */
  likely?: number;
  /** 1 where it is not printed but follows from what is. */
  derived?: 0 | 1;
  /** Of a field that the format itself gives: 1 where the page shows the value. */
  printed?: 0 | 1;
  /** The same: 1 where the page shows another value under its label. */
  contradicted?: 0 | 1;
}

/** The amounts of a totals block that arithmetic ties together. */
export const TOTAL_KEYS = ['lineTotal', 'netTotal', 'taxTotal', 'grossTotal', 'paid', 'amountDue'] as const;
export type TotalKey = (typeof TOTAL_KEYS)[number];

/** Whether a key names one of them. */
export const isTotalKey = (key: string): boolean => (TOTAL_KEYS as readonly string[]).includes(key);

/** What an account holds at the beginning and at the end of a statement. */
export const BALANCE_KEYS = ['openingBalance', 'closingBalance'] as const;

/** Whether a key names one of them. */
export const isBalanceKey = (key: string): boolean => (BALANCE_KEYS as readonly string[]).includes(key);
