import type { Provenance } from './table';

/** A label and its value outside a table. */
export interface Field {
  /** A metadata key of the contract (`invoiceNumber`) or the label's own words in camelCase. */
  key: string;
  /** Normalised: ISO 8601 dates where the day is certain, plain decimals with a point, codes without blanks. */
  value: string;
  /** As printed. */
  text: string;
  /** The label's words as printed; absent where the value was found without one. */
  label?: string;
  provenance: Provenance;
  /** Named raw numbers (label strength, distance, reading score, format check); never leave the engine. */
  signals: Record<string, number>;
}

/** The amounts of a totals block that arithmetic ties together. */
export const TOTAL_KEYS = ['lineTotal', 'netTotal', 'taxTotal', 'grossTotal', 'paid', 'amountDue'] as const;
export type TotalKey = (typeof TOTAL_KEYS)[number];

/** Whether a key names one of them. */
export const isTotalKey = (key: string): boolean => (TOTAL_KEYS as readonly string[]).includes(key);
