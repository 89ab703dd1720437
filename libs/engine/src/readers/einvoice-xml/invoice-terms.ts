import type { XmlElement } from '../source/xml-element';

/** Terms of one invoice line, in the order of the table's columns. */
export const LINE_TERMS = ['position', 'articleNumber', 'description', 'quantity', 'unit', 'unitPrice', 'taxRate', 'lineTotal'] as const;
export type LineTerm = (typeof LINE_TERMS)[number];

/** One line as the XML gives it. */
export type InvoiceLine = Partial<Record<LineTerm, string>>;

/** What an invoice's XML says, in either syntax, under our own keys. */
export interface InvoiceTerms {
  /** UNTDID 1001: 380 is an invoice, 381 a credit note. */
  typeCode?: string;
  fields: Record<string, string | undefined>;
  lines: InvoiceLine[];
}

/** Whether an amount is in the invoice's own currency; one that names none is. */
export const inCurrency =
  (currency: string | undefined) =>
  ({ attributes }: XmlElement): boolean =>
    !attributes.currencyID || !currency || attributes.currencyID === currency;
