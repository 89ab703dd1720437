import type { Field } from '../../model/field';
import type { Table } from '../../model/table';
import { tableFromRows } from '../source/native-table';
import { decodeText } from '../text/decode-text';
import { LINE_TERMS, type InvoiceTerms, type LineTerm } from './invoice-terms';
import { CII_ROOTS, readCii } from './read-cii';
import { readUbl, UBL_ROOTS } from './read-ubl';
import { parseXml } from '../source/xml-element';

/** The column labels of the line items. */
const LABELS: Record<LineTerm, string> = {
  position: 'Position',
  articleNumber: 'Article number',
  description: 'Description',
  quantity: 'Quantity',
  unit: 'Unit',
  unitPrice: 'Unit price',
  taxRate: 'Tax rate',
  lineTotal: 'Line total',
};

/** Codes of UNTDID 1001 that are not plain invoices. */
const TITLES: Record<string, string> = { '381': 'Credit Note', '383': 'Debit Note', '220': 'Purchase Order', '231': 'Purchase Order' };

/**
 * Fields and lines of an electronic invoice in UBL or CII syntax, the table's title saying what it is; null where the XML is neither.
 * Throws `corrupt_document` for XML that is damaged or declares a document type.
 */
export function parseEInvoiceXml(bytes: Uint8Array): { fields: Field[]; lineItems: Table } | null {
  const root = parseXml(decodeText(bytes, declaredCharset(bytes)));
  if (CII_ROOTS.includes(root.name)) return toResult(readCii(root));
  if (UBL_ROOTS.includes(root.name)) return toResult(readUbl(root));
  return null;
}

function declaredCharset(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1];
}

function toResult(terms: InvoiceTerms): { fields: Field[]; lineItems: Table } {
  return { fields: toFields(terms), lineItems: toLineItems(terms) };
}

function toFields({ fields, typeCode }: InvoiceTerms): Field[] {
  return Object.entries(fields).flatMap(([key, text]): Field[] => {
    if (text === undefined) return [];
    const field: Field = { key, value: plain(text), text, provenance: { page: 1, reader: 'einvoice-xml' }, signals: {} };
    // Whose number it is says what the document is.
    return [key === 'invoiceNumber' ? { ...field, label: `${titleOf(typeCode)} number` } : field];
  });
}

const titleOf = (typeCode: string | undefined): string => TITLES[typeCode ?? ''] ?? 'Invoice';

/** XML's decimals may carry a plus sign or empty decimals, `12.5000`; the rest is kept. */
function plain(text: string): string {
  return /^[-+]?\d+\.\d{3,}$/.test(text) ? text.replace(/^\+/, '').replace(/(\.\d\d\d*?)0+$/, '$1') : text;
}

function toLineItems({ lines, typeCode }: InvoiceTerms): Table {
  const used = LINE_TERMS.filter((term) => lines.some((line) => line[term] !== undefined));
  const rows = [used.map((term) => LABELS[term]), ...lines.map((line) => used.map((term) => plain(line[term] ?? '')))];
  return tableFromRows(lines.length > 0 ? rows : [], {
    page: 1,
    reader: 'einvoice-xml',
    headerRows: lines.length > 0 ? 1 : 0,
    title: titleOf(typeCode),
  });
}
