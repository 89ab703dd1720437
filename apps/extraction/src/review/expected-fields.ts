import { DOC_TYPES } from '@gridline/contracts';
import type { Extraction } from '../extractions/extraction.entity';

type DocType = (typeof DOC_TYPES)[number];

/**
 * What a document of its type hardly ever lacks; of several names, any will do. By EN 16931 an invoice has a number, a day, a seller and what is
 * to be paid; a statement has its account and its closing balance. Types that are not here may lack anything.
 */
const EXPECTED: Partial<Record<DocType, readonly (readonly string[])[]>> = {
  Invoice: [['invoiceNumber'], ['issueDate'], ['sellerName'], ['grossTotal', 'amountDue']],
  'Credit Note': [['invoiceNumber', 'creditNoteNumber'], ['issueDate'], ['sellerName'], ['grossTotal', 'amountDue']],
  Receipt: [['issueDate'], ['sellerName'], ['grossTotal', 'amountDue', 'paid']],
  'Bank Statement': [['accountNumber', 'iban'], ['closingBalance']],
  'Purchase Order': [['orderNumber'], ['issueDate']],
  Quote: [['issueDate'], ['sellerName']],
};

/** The fields that should be there and are not, and of which nobody said that the document has none. An answer in the caller's form has its own. */
export function missingFields({
  docType,
  metadata,
  provenance,
  schema,
}: Pick<Extraction, 'docType' | 'metadata' | 'provenance' | 'schema'>): string[] {
  if (schema) return [];
  const absent = new Set(provenance?.absent);
  const expected = EXPECTED[docType as DocType] ?? [];
  return expected.filter((names) => names.every((name) => !metadata[name]?.trim() && !absent.has(name))).map(([name]) => name!);
}
