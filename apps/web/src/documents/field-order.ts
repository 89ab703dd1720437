/** As a person reads a business document: what it is, who, what it comes to, how to pay. */
const ORDER = [
  ...['invoiceNumber', 'issueDate', 'dueDate', 'deliveryDate', 'orderNumber', 'contractNumber'],
  ...['sellerName', 'sellerAddress', 'sellerVatId', 'buyerName', 'buyerAddress', 'buyerVatId'],
  ...['accountHolder', 'accountNumber', 'periodFrom', 'periodTo', 'openingBalance', 'closingBalance'],
  ...['currency', 'lineTotal', 'netTotal', 'taxTotal', 'grossTotal', 'paid', 'amountDue', 'iban', 'bic'],
];

const RANKS = new Map(ORDER.map((name, rank) => [name, rank]));

/** Where a field stands in that order. */
export const rankOf = (name: string): number => RANKS.get(name) ?? ORDER.length;

/** The fields in that order, the document's own ones after the known ones. */
export function inReadingOrder(metadata: Readonly<Record<string, string>>): [name: string, value: string][] {
  return Object.entries(metadata).sort(([one], [other]) => rankOf(one) - rankOf(other));
}
