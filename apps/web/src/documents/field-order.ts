/** As a person reads a business document: what it is, who, what it comes to, how to pay. */
const ORDER = [
  ...['invoiceNumber', 'issueDate', 'dueDate', 'deliveryDate', 'orderNumber', 'contractNumber'],
  ...['sellerName', 'sellerAddress', 'sellerVatId', 'buyerName', 'buyerAddress', 'buyerVatId'],
  ...['accountHolder', 'accountNumber', 'periodFrom', 'periodTo', 'openingBalance', 'closingBalance'],
  ...['currency', 'lineTotal', 'netTotal', 'taxTotal', 'grossTotal', 'paid', 'amountDue', 'iban', 'bic'],
];

const RANKS = new Map(ORDER.map((name, rank) => [name, rank]));

/** The fields in that order, the document's own ones after the known ones. */
export function inReadingOrder(metadata: Readonly<Record<string, string>>): [name: string, value: string][] {
  const rank = ([name]: [string, string]): number => RANKS.get(name) ?? ORDER.length;
  return Object.entries(metadata).sort((a, b) => rank(a) - rank(b));
}
