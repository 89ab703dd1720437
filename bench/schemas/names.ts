/** What callers call the fields: in camel case, in snake case and other words, in another language, and as a title. */
export const CALLED: Readonly<Record<string, readonly [string, string, string, string]>> = {
  invoiceNumber: ['invoiceNumber', 'bill_no', 'rechnungsnummer', 'Invoice no.'],
  issueDate: ['issueDate', 'invoice_date', 'rechnungsdatum', 'Date of issue'],
  dueDate: ['dueDate', 'payment_due', 'faelligkeitsdatum', 'Payable by'],
  deliveryDate: ['deliveryDate', 'date_of_supply', 'lieferdatum', 'Delivery date'],
  orderNumber: ['orderNumber', 'purchase_order', 'bestellnummer', 'PO number'],
  contractNumber: ['contractNumber', 'contract_id', 'vertragsnummer', 'Contract no.'],
  customerNumber: ['customerNumber', 'client_number', 'kundennummer', 'Customer no.'],
  sellerName: ['sellerName', 'vendor', 'lieferant', 'Supplier'],
  sellerVatId: ['sellerVatId', 'vendor_vat_number', 'umsatzsteuerId', 'VAT ID'],
  buyerName: ['buyerName', 'bill_to', 'rechnungsempfaenger', 'Customer'],
  iban: ['iban', 'iban_code', 'kontoIban', 'IBAN'],
  bic: ['bic', 'swift_code', 'bankBic', 'BIC'],
  currency: ['currency', 'currency_code', 'waehrung', 'Currency'],
  netTotal: ['netTotal', 'subtotal', 'nettobetrag', 'Total excl. VAT'],
  taxTotal: ['taxTotal', 'vat_amount', 'mehrwertsteuer', 'VAT'],
  grossTotal: ['grossTotal', 'total_amount', 'gesamtbetrag', 'Total incl. VAT'],
  amountDue: ['amountDue', 'balance_due', 'zahlbetrag', 'Amount due'],
  paid: ['paid', 'amount_paid', 'bezahlt', 'Paid'],
  accountNumber: ['accountNumber', 'account_no', 'kontonummer', 'Account no.'],
  accountHolder: ['accountHolder', 'account_name', 'kontoinhaber', 'Account holder'],
  openingBalance: ['openingBalance', 'previous_balance', 'anfangssaldo', 'Opening balance'],
  closingBalance: ['closingBalance', 'new_balance', 'endsaldo', 'Closing balance'],
};

/** Fields of other trades, which none of the papers has. */
export const ABSENT = [
  'vehicleRegistration',
  'insurance_policy_number',
  'bloodType',
  'passport_number',
  'flightNumber',
  'mother_maiden_name',
  'warrantyMonths',
  'isbn',
];
