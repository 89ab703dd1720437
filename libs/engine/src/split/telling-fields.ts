/** Numbers that each document has one of, so that another one is of another document. */
export const OWN_NUMBERS: readonly string[] = [
  'invoiceNumber',
  'documentNumber',
  'deliveryNoteNumber',
  'orderNumber',
  'contractNumber',
  'estimateNumber',
  'accountNumber',
];

/** Who a document is from and to. */
export const PARTIES: readonly string[] = ['sellerVatId', 'iban', 'buyerName', 'customerNumber'];

export const DAYS: readonly string[] = ['issueDate'];

/** Every field in which pages are compared. */
export const TELLING_FIELDS: ReadonlySet<string> = new Set([...OWN_NUMBERS, ...PARTIES, ...DAYS]);
