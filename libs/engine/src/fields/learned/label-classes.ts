import { FIELD_TYPES, type LabelledField, type ValueType } from '../../lexicon/field-types';

/** What words beside or above a value may say of it. */
export const LABEL_CLASSES: readonly string[] = [
  ...['none', 'invoiceNumber', 'orderNumber', 'customerNumber', 'contractNumber', 'issueDate', 'dueDate', 'deliveryDate', 'otherDate'],
  ...['seller', 'buyer', 'taxNumber', 'bank', 'money', 'contact', 'period', 'otherCode', 'otherText'],
  ...['lineTotal', 'netTotal', 'taxTotal', 'grossTotal', 'paid', 'amountDue', 'openingBalance', 'closingBalance', 'discountTotal'],
  ...['periodFrom', 'periodTo', 'accountHolder'],
];

const OF_FIELD: Readonly<Partial<Record<LabelledField, string>>> = {
  ...{ altOrderNumber: 'orderNumber', printDate: 'issueDate', sellerName: 'seller', shipFrom: 'seller', buyerName: 'buyer' },
  ...{ shipTo: 'buyer', invoicee: 'buyer', sellerTaxNumber: 'taxNumber', accountNumber: 'bank', bankName: 'bank', branchCode: 'bank' },
  ...{ ifsc: 'bank', phone: 'contact', fax: 'contact', email: 'contact', website: 'contact', contact: 'contact' },
  ...{ flightFrom: 'periodFrom', flightTo: 'periodTo', servicePeriodFrom: 'periodFrom', servicePeriodTo: 'periodTo' },
};
const OF_TYPE: Readonly<Record<ValueType, string>> = {
  ...{ code: 'otherCode', date: 'otherDate', dateRange: 'period', amount: 'money', text: 'otherText' },
  ...{ iban: 'bank', bic: 'bank', vatId: 'taxNumber', currency: 'money' },
};

/** The class of a field's labels, as its position among `LABEL_CLASSES`. */
export function labelClassOf(field: LabelledField): number {
  const own = LABEL_CLASSES.indexOf(field);
  return own >= 0 ? own : LABEL_CLASSES.indexOf(OF_FIELD[field] ?? OF_TYPE[FIELD_TYPES[field]]);
}
