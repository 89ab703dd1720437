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
