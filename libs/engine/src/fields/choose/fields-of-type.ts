import type { DocType } from '../../model/document';
import type { Field } from '../../model/field';
import { isAddressee, isGiven, isLabelled } from '../candidates/sure-fields';

/** Papers of trade: they may hold every field. */
const TRADE: ReadonlySet<DocType> = new Set([
  'Invoice',
  'Credit Note',
  'Receipt',
  'Purchase Order',
  'Quote',
  'Delivery Note',
  'Price List',
]);

/** What a statement's columns add up to is no invoice's total. */
const NEVER_ON_STATEMENTS: ReadonlySet<string> = new Set([
  ...['lineTotal', 'netTotal', 'taxTotal', 'grossTotal', 'invoiceNumber', 'sellerVatId', 'buyerVatId', 'orderNumber'],
  ...['roundingAmount', 'cashTendered', 'change', 'chargeTotal', 'discountTotal', 'deliveryDate', 'sellerAddress', 'buyerAddress'],
]);
/** What a statement has only where a label says so. */
const LABELLED_ON_STATEMENTS: ReadonlySet<string> = new Set(['amountDue', 'paid', 'dueDate', 'issueDate']);

/** Amounts and what they are counted in: in a report, a table or a letter they belong to its text. */
const MONEY: ReadonlySet<string> = new Set([
  ...['lineTotal', 'netTotal', 'taxTotal', 'grossTotal', 'paid', 'amountDue', 'openingBalance', 'closingBalance'],
  ...['roundingAmount', 'cashTendered', 'change', 'chargeTotal', 'discountTotal', 'totalQuantity'],
]);

const PARTIES = /^(?:seller|buyer)(?:Name|Address)$/;

/** The fields that a document of this type has: a column's sum in a report is no total, and its first line in capitals no seller. */
export function fieldsOfType(docType: DocType, fields: readonly Field[]): Field[] {
  if (TRADE.has(docType)) return [...fields];
  if (docType === 'Bank Statement') return statementFields(fields);
  const kept = fields.filter((field) => isOfType(docType, field));
  // Of a page that nothing names, often a bad photo, what was found is better than nothing: its confidence is low.
  return docType === 'Other' && kept.length === 0 ? [...fields] : kept;
}

function isOfType(docType: DocType, field: Field): boolean {
  if (isGiven(field)) return true;
  if (docType === 'Letter' && field.key === 'issueDate') return true;
  const isPartyLess = docType !== 'Form' && docType !== 'Table';
  return !MONEY.has(field.key) && !(isPartyLess && PARTIES.test(field.key)) && isSurelyLabelled(field, docType);
}

function statementFields(fields: readonly Field[]): Field[] {
  const hasHolder = fields.some(({ key }) => key === 'accountHolder');
  return fields.flatMap((field) => {
    if (isGiven(field)) return [field];
    if (field.key === 'buyerName') return hasHolder || !isAddressee(field) ? [] : [{ ...field, key: 'accountHolder' }];
    return isOnStatements(field) ? [field] : [];
  });
}

/** The bank's own name is told by its legal form; a first line in capitals is as often the customer's. */
function isOnStatements(field: Field): boolean {
  if (NEVER_ON_STATEMENTS.has(field.key)) return false;
  if (LABELLED_ON_STATEMENTS.has(field.key)) return isLabelled(field) && !field.signals.derived;
  return field.key !== 'sellerName' || isLabelled(field) || field.signals.formatValid === 1;
}

/** Running text is full of words that are labels elsewhere: only a colon, a cell of its own or a form's ruled order makes one of them. */
function isSurelyLabelled(field: Field, docType: DocType): boolean {
  if (field.label === undefined) return false;
  if (/[:：]$/.test(field.label)) return true;
  return isLabelled(field) && (docType === 'Form' || !field.provenance.box);
}
