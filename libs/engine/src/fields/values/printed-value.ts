import type { Box } from '../../model/box';
import type { Segment } from '../../layout/segments';

/** What a printed text can be read as. */
export type PrintedKind = 'date' | 'amount' | 'iban' | 'bic' | 'vatId';

/** A text on the page that reads as a value of one kind. */
export interface PrintedValue {
  kind: PrintedKind;
  segment: Segment;
  /** Word positions in the segment, `end` exclusive. */
  start: number;
  end: number;
  box: Box;
  text: string;
  /** Normalised: ISO date, plain decimal, code without blanks; tax numbers as they are printed. */
  value: string;
  /** 1 where the form leaves no doubt, less for an ambiguous date or a bare integer as an amount. */
  form: number;
  readScore: number;
  currency?: string;
}

/** A value, and which words of a segment print it. */
export type ValueSpan = Omit<PrintedValue, 'segment' | 'box' | 'text' | 'readScore'>;
